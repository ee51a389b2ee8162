import { z } from 'zod';
import { faultCodes } from '../../documents/values/fault.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { approvalSubject } from '../counter/approval-subject.ts';

/** One row of the error reference: everything a client may switch on. */
export interface ProblemRow {
  readonly status: number;
  /** Short, Spanish, the same for every occurrence. */
  readonly title: string;
  /** Whether the very same request may succeed later. */
  readonly retryable: boolean;
}

/** Every error anyone can receive (api.md §2). Codes are permanent. */
export const problems = {
  malformed_request: { status: 400, title: 'Lo que llegó no es una petición HTTP', retryable: false },
  malformed_json: { status: 400, title: 'El cuerpo no es JSON válido', retryable: false },
  idempotency_key_invalid: {
    status: 400,
    title: 'La cabecera Idempotency-Key no es válida',
    retryable: false,
  },
  missing_api_key: { status: 401, title: 'Falta la clave de API', retryable: false },
  invalid_api_key: { status: 401, title: 'La clave de API no es válida', retryable: false },
  host_not_allowed: { status: 403, title: 'Dirección no admitida', retryable: false },
  origin_not_allowed: { status: 403, title: 'Origen no admitido', retryable: false },
  insufficient_scope: { status: 403, title: 'La clave no tiene permiso para esto', retryable: false },
  operator_required: { status: 403, title: 'Nadie ha ingresado su PIN', retryable: false },
  operator_not_allowed: { status: 403, title: 'El operador no puede hacer esto', retryable: false },
  pin_wrong: { status: 403, title: 'El PIN no es correcto', retryable: false },
  entity_locked: { status: 403, title: 'La emisión está bloqueada', retryable: false },
  not_found: { status: 404, title: 'No existe', retryable: false },
  method_not_allowed: { status: 405, title: 'Método no admitido', retryable: false },
  not_acceptable: { status: 406, title: 'No hay una respuesta en el formato pedido', retryable: false },
  request_timeout: { status: 408, title: 'La petición no terminó de llegar', retryable: true },
  preview_mismatch: { status: 409, title: 'El cuerpo no es el que se previsualizó hoy', retryable: false },
  invalid_state: { status: 409, title: 'El estado no admite esta acción', retryable: false },
  not_ready: { status: 409, title: 'Aún no está listo', retryable: true },
  number_conflict: { status: 409, title: 'El número ya está usado', retryable: false },
  code_used: { status: 409, title: 'El código ya no sirve', retryable: false },
  emission_point_taken: { status: 409, title: 'El punto de emisión es de otra caja', retryable: false },
  other_business: { status: 409, title: 'La matriz es de otro negocio', retryable: false },
  invoice_not_reported: { status: 409, title: 'La matriz todavía no tiene la factura', retryable: true },
  feed_gap: { status: 409, title: 'A la matriz le falta lo anterior', retryable: false },
  changes_gap: { status: 409, title: 'La matriz ya no tiene lo que la caja conoce', retryable: false },
  owned_by_head_office: { status: 409, title: 'De esto decide la matriz', retryable: false },
  station_forked: { status: 409, title: 'Dos computadoras informan como la misma caja', retryable: false },
  feed_too_new: { status: 409, title: 'La matriz es más antigua que la caja', retryable: false },
  station_revoked: { status: 410, title: 'La matriz ya no recibe a esta caja', retryable: false },
  payload_too_large: { status: 413, title: 'El cuerpo es demasiado grande', retryable: false },
  unsupported_media_type: { status: 415, title: 'Tipo de contenido no admitido', retryable: false },
  validation_failed: { status: 422, title: 'Hay datos por corregir', retryable: false },
  idempotency_key_reused: {
    status: 422,
    title: 'La clave de idempotencia ya se usó con otro cuerpo',
    retryable: false,
  },
  invalid_cursor: { status: 422, title: 'El cursor no es válido', retryable: false },
  unknown_parameter: { status: 422, title: 'Parámetro desconocido', retryable: false },
  repeated_metadata_key: {
    status: 422,
    title: 'Cada clave de metadata se filtra una sola vez',
    retryable: false,
  },
  unknown_type: { status: 422, title: 'No hay documentos de ese tipo', retryable: false },
  simulate_not_allowed: {
    status: 422,
    title: 'Solo se simula con una clave de pruebas (sandbox)',
    retryable: false,
  },
  read_only_field: { status: 422, title: 'Ese dato no se puede cambiar', retryable: false },
  credit_exceeds_balance: {
    status: 422,
    title: 'El crédito supera el saldo de la factura',
    retryable: false,
  },
  consumidor_final_no_credit: {
    status: 422,
    title: 'Una factura a consumidor final no admite notas de crédito',
    retryable: false,
  },
  consumidor_final_no_annulment: {
    status: 422,
    title: 'Un documento a consumidor final no se anula',
    retryable: false,
  },
  annulled_on_out_of_range: {
    status: 422,
    title: 'La fecha de anulación no es posible',
    retryable: false,
  },
  not_available_in_sandbox: {
    status: 422,
    title: 'El ambiente de práctica nunca consulta al SRI',
    retryable: false,
  },
  headers_too_large: { status: 431, title: 'Las cabeceras son demasiado grandes', retryable: false },
  rate_limited: { status: 429, title: 'Demasiadas peticiones', retryable: true },
  pin_locked: { status: 429, title: 'Hubo varios PIN incorrectos', retryable: true },
  refresh_too_soon: {
    status: 429,
    title: 'Se acaba de pedir la consulta de este documento',
    retryable: true,
  },
  head_office_unreachable: { status: 502, title: 'La matriz no contesta', retryable: true },
  head_office_not_started: {
    status: 500,
    title: 'La matriz de este equipo no pudo iniciar',
    retryable: true,
  },
  internal_error: { status: 500, title: 'Error interno', retryable: true },
  busy: { status: 503, title: 'Hay demasiadas peticiones a la vez', retryable: true },
  starting: { status: 503, title: 'El servicio está iniciando', retryable: true },
  maintenance: { status: 503, title: 'El servicio está en mantenimiento', retryable: true },
  storage_damaged: { status: 503, title: 'El archivo de datos está dañado', retryable: false },
  head_office_full: { status: 503, title: 'No queda espacio en la matriz', retryable: true },
  authority_unavailable: { status: 503, title: 'El SRI no responde', retryable: true },
  storage_full: { status: 507, title: 'No queda espacio en el disco', retryable: true },
} as const satisfies Readonly<Record<string, ProblemRow>>;
export type ProblemCode = keyof typeof problems;

/** Whether a code that another program answered is one of this version's. */
export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code);
}

/** A problem before it has a request: what use cases return. */
export interface Problem {
  readonly code: ProblemCode;
  /** Spanish, for a person; the row's title when there is nothing more. */
  readonly detail?: string;
  readonly errors?: readonly ProblemError[];
  readonly documentId?: string;
  readonly retryAfterSeconds?: number;
}

/** A value, or the problem that stands in its way. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

const problemError = z.strictObject({
  pointer: z.string().optional().meta({ description: 'Puntero JSON dentro del cuerpo' }),
  parameter: z.string().optional().meta({ description: 'Nombre del parámetro o de la cabecera' }),
  code: z.union([z.enum(faultCodes), z.string()]),
  message: z.string(),
  about: approvalSubject
    .optional()
    .meta({ description: 'Lo que tiene que decir la aprobación que falta; su acción es `code`' }),
});
export type ProblemError = z.output<typeof problemError>;

/** The body of every error answer, RFC 9457. */
export const problemBody = namedObject('problem', {
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string().meta({ description: 'La petición que lo causó' }),
  code: z.string(),
  request_id: z.string().meta({ description: 'Id de la petición, para el registro' }),
  errors: z.array(problemError).optional(),
  document_id: z.uuid().optional(),
});
export type ProblemBody = z.output<typeof problemBody>;
