import { z } from 'zod';
import { keyOrInvoice } from '../../../documents/body/key-or-invoice.ts';
import { documentStatuses, environments } from '../../../documents/kinds.ts';
import { purchaseBody } from '../../../documents/purchase/purchase-body.ts';
import {
  purchaseContentFields,
  purchaseKinds,
  purchaseSupplier,
  recordedKinds,
} from '../../../documents/purchase/purchase-content.ts';
import { purchaseAuthorizations, purchaseOrigins } from '../../../documents/purchase/recorded-purchase.ts';
import { taxSupportCodes } from '../../../documents/tables/tax-support-codes.ts';
import { dateText } from '../../../documents/values/calendar/calendar-date.ts';
import { monthText } from '../../../documents/values/calendar/month.ts';
import { namedObject } from '../../../documents/values/named-object.ts';
import { text } from '../../../documents/values/text.ts';
import { withholdingSuggestion } from '../../../documents/withholding/suggestion/withholding-suggestion.ts';
import { documentListOf, wholeNumber } from '../../list.ts';

/** What is to be withheld from a purchase, or was. */
export const withholdingStates = [
  /** To be withheld in its five working days. */
  'due',
  /** Those days are over. */
  'late',
  'withheld',
  /** The authority refused the withholding: it is corrected where documents are. */
  'refused',
  /** A person decided that nothing is withheld. */
  'waived',
  'not_needed',
] as const;

const withholding = namedObject('purchase_withholding', {
  status: z.enum(withholdingStates),
  due_on: z.iso.date().optional().meta({ description: 'El quinto día hábil desde que se recibió' }),
  reason: z.string().optional().meta({ description: 'Por qué no se retiene' }),
  document: z
    .strictObject({ id: z.uuid(), number: z.string(), status: z.enum(documentStatuses) })
    .optional()
    .meta({ description: 'La retención que se emitió' }),
});

const { lines, payments, reimbursement, taxes, withheld, modified_document, ...listedContent } =
  purchaseContentFields;

/** As indexes, so that lines without a code are meant too. */
const serviceLines = z
  .array(z.int().min(0))
  .max(5000)
  .meta({ description: 'De una compra mixta: las líneas que son servicios, por su lugar desde 0' });

const listed = {
  object: z.literal('purchase'),
  id: z.uuid(),
  environment: z.enum(environments),
  ...listedContent,
  origin: z.enum(purchaseOrigins).meta({ description: 'De dónde viene' }),
  authorization: namedObject('purchase_authorization', {
    state: z.enum(purchaseAuthorizations),
    authorized_at: z.iso.datetime().optional(),
    checked_at: z.iso.datetime().optional().meta({ description: 'Cuándo se preguntó al SRI por última vez' }),
  }),
  received_on: z.iso.date().meta({ description: 'Desde cuándo corren los cinco días hábiles' }),
  booked_month: monthText.meta({
    description: 'El mes en que se declara: el de emisión, o el que dijo una persona',
  }),
  kind: z.enum(recordedKinds).meta({
    description:
      'unknown nadie lo dijo, y se pregunta antes de retener; goods bienes, services servicios, mixed unas líneas son servicios, professional_fees honorarios, rent arriendo de inmuebles, ' +
      'manual_work mano de obra, advertising publicidad, transport transporte, construction construcción, insurance seguros, ' +
      'electricity energía eléctrica, fuel combustibles, air_travel pasajes aéreos, farm_produce del campo, al productor, ' +
      'traded_produce del campo, a un comercializador',
  }),
  service_lines: serviceLines,
  tax_support: z.string().meta({ description: 'Código de sustento tributario' }),
  withholding,
  inventory: z.enum(['none', 'to_enter', 'entered']).meta({
    description:
      'to_enter: falta ingresar al inventario lo que trajo; entered: ya entró; none: no trae mercadería, se decidió que no lo ' +
      'cambia, o es de antes de llevar existencias',
  }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};

/** As the list shows it. */
export const purchaseListed = namedObject('purchase_listed', listed);
export type PurchaseListed = z.output<typeof purchaseListed>;

/** A document that somebody issued to the business, taken in. */
export const purchaseResource = namedObject('purchase', {
  ...listed,
  taxes,
  payments,
  lines,
  reimbursement,
  modified_document,
  withheld,
});
export type PurchaseResource = z.output<typeof purchaseResource>;

/** Which purchases a list shows. */
export const purchaseStates = [
  'to_withhold',
  'withheld',
  'without_withholding',
  'to_enter',
  'to_check',
] as const;

export const purchaseListQuery = z.strictObject({
  limit: wholeNumber(1, 200).default(50),
  offset: wholeNumber(0, 10_000_000).default(0),
  state: z
    .enum(purchaseStates)
    .optional()
    .meta({
      description:
        'to_withhold: las que falta retener; withheld: las retenidas; without_withholding: aquellas de las que no se retiene; ' +
        'to_enter: las que falta ingresar al inventario; to_check: las que el SRI no confirmó, no autorizó o anuló',
    }),
  document_type: z.string().max(20).optional(),
  q: z.string().min(1).max(100).optional().meta({ description: 'Nombre, RUC o número' }),
  'issue_date[gte]': z.iso.date().optional(),
  'issue_date[lte]': z.iso.date().optional(),
});
export type PurchaseListQuery = z.output<typeof purchaseListQuery>;

/** What of the purchases waits for a person. */
export const purchaseSummary = namedObject('purchase_summary', {
  object: z.literal('purchase_summary'),
  withholds: z.boolean().meta({
    description: 'Si el negocio retiene: agente de retención, contribuyente especial o gran contribuyente',
  }),
  due: z.int().meta({ description: 'Por retener, con las atrasadas' }),
  late: z.int(),
  kind_unknown: z.int().meta({
    description:
      'De las que hay que retener: falta decir qué se compró (`kind`), y antes no se sugiere su retención',
  }),
  next_due_on: z.iso.date().optional(),
  unconfirmed: z.int(),
  to_enter: z.int().meta({ description: 'Falta ingresar al inventario lo que trajeron' }),
  unauthorized: z.int().meta({ description: 'No autorizadas o anuladas: no sustentan un gasto' }),
  settlements: z
    .array(
      z.strictObject({
        id: z.uuid(),
        number: z.string(),
        supplier: z.string(),
        issue_date: z.iso.date(),
        iva: z.string(),
      }),
    )
    .meta({
      description:
        'Liquidaciones de compra propias con IVA, de este mes y el anterior, sin su retención del 100 %: hasta cincuenta',
    }),
  unwithheld_sales: z
    .array(
      z.strictObject({
        id: z.uuid(),
        number: z.string(),
        customer: z.string().meta({ description: 'El cliente' }),
        issue_date: z.iso.date(),
        total: z.string(),
      }),
    )
    .meta({
      description:
        'Facturas de este mes y el anterior a clientes que retuvieron en el último año, cuya retención no llegó en cinco días ' +
        'hábiles: hasta cincuenta',
    }),
});
export type PurchaseSummary = z.output<typeof purchaseSummary>;

export const purchaseList = documentListOf(purchaseListed);

/** A purchase to take in: read at the authority by its access key, or as its paper says. */
export const purchaseInput = z
  .strictObject({
    access_key: z.string().optional().meta({ description: 'Clave de acceso, 49 dígitos: se lee del SRI' }),
    invoice: purchaseBody.optional().meta({ description: 'Lo que dice el papel, escrito a mano' }),
  })
  .superRefine(keyOrInvoice('Indique la clave de acceso, o la compra en «invoice»: una de las dos.'))
  .meta({ id: 'purchase_input' });

/** What a person decides of a purchase; what is left out stays. */
export const purchasePatch = namedObject('purchase_patch', {
  kind: z.enum(purchaseKinds).optional(),
  service_lines: serviceLines.optional(),
  tax_support: z
    .string()
    .refine((code) => taxSupportCodes.some((support) => support.code === code), {
      params: { code: 'unknown_code' },
      error: 'No es un código de sustento tributario.',
    })
    .optional(),
  received_on: dateText.optional().meta({ description: 'Desde cuándo corren los cinco días hábiles' }),
  booked_month: monthText.nullable().optional().meta({
    description: 'En qué mes se declara, mientras no se guardó su declaración; null: el de emisión',
  }),
  waived_reason: text(300)
    .nullable()
    .optional()
    .meta({ description: 'Por qué no se retiene; null deshace la decisión' }),
  inventory: z
    .literal('none')
    .optional()
    .meta({
      description:
        'none: no cambia el inventario, como una nota de crédito de lo que ya salió con un egreso, y deja de esperar; nada se ' +
        'recuerda del proveedor',
    }),
});
export type PurchasePatch = z.output<typeof purchasePatch>;

/** As many as a person can put back after taking them away. */
export const MAX_PURCHASES_AT_ONCE = 50;

export const purchaseActions = ['waive', 'unwaive', 'remove', 'restore'] as const;

/** The same for several purchases. */
export const purchasesBody = z
  .strictObject({
    action: z.enum(purchaseActions).meta({
      description:
        'waive: no se retiene; unwaive: deshace esa decisión; remove: se quita; restore: vuelve lo que esta persona quitó ' +
        'en su ventana hace menos de diez minutos',
    }),
    ids: z.array(z.uuid()).min(1).max(MAX_PURCHASES_AT_ONCE),
    waived_reason: text(300).optional().meta({ description: 'Por qué no se retiene; solo con waive' }),
  })
  .refine(({ action, waived_reason }) => (action === 'waive') === (waived_reason !== undefined), {
    path: ['waived_reason'],
    error: 'El motivo va con «waive», y solo con él.',
  })
  .meta({ id: 'purchases_body' });
export type PurchasesBody = z.output<typeof purchasesBody>;

/** What became of each. */
export const purchaseChanges = namedObject('purchase_changes', {
  object: z.literal('purchase_changes'),
  data: z
    .array(
      z.strictObject({
        id: z.uuid(),
        result: z
          .enum(['done', 'refused'])
          .meta({ description: 'refused: quedó como estaba, por lo que dice `faults`' }),
        faults: z.array(z.strictObject({ code: z.string(), message: z.string() })),
      }),
    )
    .meta({ description: 'En el orden en que se pidieron' }),
});
export type PurchaseChanges = z.output<typeof purchaseChanges>;

/** What became of one document, key or damaged thing in an upload. */
const purchaseArrival = namedObject('purchase_arrival', {
  file: z.string(),
  entry: z.string().optional().meta({ description: 'Dentro de un ZIP o de un correo' }),
  result: z.enum(['added', 'completed', 'there', 'listed', 'refused']).meta({
    description:
      'added: se registró; completed: estaba escrita a mano y ahora tiene su XML; there: ya estaba; listed: solo está su ' +
      'clave de acceso, con la que se la lee del SRI; refused: no se registró, por lo que dice `faults`',
  }),
  purchase_id: z.uuid().optional(),
  access_key: z.string().optional(),
  document_type: z.string().optional(),
  number: z.string().optional(),
  supplier: z.string().optional(),
  total: z.string().optional(),
  faults: z.array(z.strictObject({ code: z.string(), message: z.string() })),
});
export type PurchaseArrival = z.output<typeof purchaseArrival>;

export const purchaseUpload = namedObject('purchase_upload', {
  object: z.literal('purchase_upload'),
  data: z.array(purchaseArrival).meta({ description: 'En el orden en que están en los archivos' }),
});
export type PurchaseUpload = z.output<typeof purchaseUpload>;

/** What to withhold of a purchase today. */
export const purchaseWithholding = namedObject('purchase_withholding_suggestion', {
  object: z.literal('purchase_withholding'),
  purchase_id: z.uuid(),
  suggestion: withholdingSuggestion,
  body: z
    .strictObject({
      supplier: purchaseSupplier.pick({
        identification_type: true,
        identification: true,
        name: true,
        address: true,
        email: true,
      }),
      support_documents: withholdingSuggestion.shape.support_documents,
    })
    .meta({ id: 'purchase_withholding_body', description: 'El cuerpo de la retención, listo para emitirla' }),
});
export type PurchaseWithholding = z.output<typeof purchaseWithholding>;
