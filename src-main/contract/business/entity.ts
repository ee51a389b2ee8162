import { z } from 'zod';
import { documentTypes, environments } from '../../documents/kinds.ts';
import { regimes } from '../../documents/parties/issuer.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { logoFacts } from './logo.ts';

/** A signing certificate as people need to see it; never its key. */
export const certificateResource = namedObject('certificate', {
  holder: z.string(),
  holder_identification: z.string().optional(),
  holder_identification_type: z.enum(['ruc', 'cedula', 'pasaporte']).optional(),
  kind: z.enum(['persona_natural', 'representante_legal', 'persona_juridica', 'miembro_empresa']),
  storage: z.enum(['file', 'token']).meta({ description: 'Dónde está el certificado: archivo o token' }),
  issuer_name: z.string().meta({ description: 'Nombre del emisor del certificado' }),
  subject: z.string(),
  issuer: z.string(),
  serial_number: z.string().meta({ description: 'Número de serie' }),
  valid_from: z.iso.datetime(),
  valid_until: z.iso.datetime(),
});
export type CertificateResource = z.output<typeof certificateResource>;

/** The business that issues (interface specification, "Entity"). */
export const entityResource = namedObject('entity', {
  object: z.literal('entity'),
  id: z.uuid(),
  kind: z.enum(['sandbox', 'live']),
  country: z.literal('ec'),
  ruc: z.string(),
  legal_name: z.string(),
  trade_name: z.string().optional(),
  head_office_address: z.string(),
  head_office_phone: z.string().optional(),
  head_office_email: z.string().optional(),
  reply_to_email: z.string().optional(),
  footer_legend: z.string().optional(),
  keeps_accounting: z.boolean(),
  regime: z.enum(regimes),
  special_taxpayer_resolution: z.string().optional(),
  withholding_agent_resolution: z.string().optional(),
  large_taxpayer_resolution: z.string().optional(),
  certificate: certificateResource.optional(),
  portal_shows_test: z
    .boolean()
    .meta({ description: 'Si el portal muestra también los documentos de pruebas (test)' }),
  live_since: z.iso.datetime().optional(),
  issuing: z.strictObject({
    allowed: z.boolean().meta({ description: 'Si está permitido' }),
    lock: z.strictObject({ code: z.string(), message: z.string(), canceled: z.boolean() }).optional(),
  }),
  logo: logoFacts.optional(),
  created_at: z.iso.datetime(),
});
export type EntityResource = z.output<typeof entityResource>;

/** What a business still needs before issuing (api.md §8). */
export const readinessResource = namedObject('readiness', {
  object: z.literal('readiness'),
  entity_id: z.uuid(),
  environment: z.enum(environments),
  ready: z.boolean().meta({ description: 'Si está listo' }),
  requirements: z.array(
    z.strictObject({
      code: z.string(),
      status: z.enum(['met', 'missing', 'warning']),
      blocking: z.boolean().meta({ description: 'Si impide emitir' }),
      message: z.string(),
      remedy: z.string().optional(),
    }),
  ),
  checked_at: z.iso.datetime(),
});
export type ReadinessResource = z.output<typeof readinessResource>;

/**
 * Why a series gives no numbers: another program gave one of them, or nothing proves which was the last (the data are a
 * copy, or were restored without the journal that goes with them), or the numbers moved to another computer, or another
 * computer reports to the head office as this station, or the head office turned it away, or somebody there stopped the series.
 */
export const stopReasons = [
  'number_taken',
  'number_conflict',
  'unproven',
  'moved',
  'forked',
  'revoked',
  'head_office',
] as const;
export type StopReason = (typeof stopReasons)[number];

/**
 * Why nothing proves the last number of a series: the data were copied, or have no journal of their own; or this computer,
 * or the second place, remember later numbers; or the journal is not as it was written.
 */
export const unprovenCauses = ['copied', 'behind', 'journal_damaged'] as const;
export type UnprovenCause = (typeof unprovenCauses)[number];

/** One numbering: a document type at an emission point, in an environment. */
export const seriesResource = namedObject('series', {
  object: z.literal('series'),
  id: z.uuid(),
  entity_id: z.uuid(),
  environment: z.enum(environments),
  document_type: z.enum(documentTypes),
  establishment: z.string(),
  emission_point: z.string(),
  next_number: z.int(),
  active: z.boolean(),
  stopped: z
    .strictObject({
      reason: z.enum(stopReasons),
      cause: z
        .enum(unprovenCauses)
        .optional()
        .meta({
          description:
            'Con unproven, por qué: los datos se copiaron o están sin su diario (copied), este computador o el segundo ' +
            'lugar recuerdan números posteriores (behind), o el diario está dañado o recortado (journal_damaged)',
        }),
      document_id: z.uuid().optional(),
      at: z.iso.datetime(),
    })
    .optional()
    .meta({
      description:
        'No da números hasta que una persona la reanude: el SRI ya tenía el de ese documento (number_taken), u otra caja de la matriz dio el mismo número (number_conflict), o los ' +
        'datos son una copia y nada prueba cuál fue el último (unproven), o el negocio se movió a otra computadora (moved), u otra ' +
        'computadora informa a la matriz como esta caja (forked), o la matriz ya no la recibe (revoked)',
    }),
});
export type SeriesResource = z.output<typeof seriesResource>;

/** Moves a numbering on. */
export const seriesPatch = namedObject('series_patch', {
  next_number: z.int().min(1).max(999_999_999).meta({ description: 'Solo puede subir' }),
});

/** Lets a stopped series go on. */
export const seriesResumption = namedObject('series_resumption', {
  next_number: z.int().min(1).max(999_999_999).optional().meta({
    description:
      'Desde dónde seguir; solo puede subir. Sin él, el que sigue al último usado aquí. Una serie sin probar lo exige',
  }),
});
