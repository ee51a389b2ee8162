import { z } from 'zod';
import { documentStatuses, documentTypes } from '../../documents/kinds.ts';
import { DAY_MS } from '../../documents/values/ecuador-time.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { periodQuery } from './period-report.ts';

/** What a document waited for between its issue and its authorization. */
export const waitCauses = [
  'program_closed',
  'no_line',
  'authority_unavailable',
  'authority_deciding',
  'person',
  'signing',
  'queue',
] as const;
export type WaitCause = (typeof waitCauses)[number];

/** The longest period of one report: a year. */
export const MAX_TIMELINESS_DAYS = 366;
/** Late documents of one report; of more, those that waited longest. */
export const MAX_LATE_DOCUMENTS = 2_000;

export const timelinessQuery = periodQuery
  .extend({
    late_after_minutes: z.coerce
      .number()
      .int()
      .min(1)
      .max(1440)
      .default(60)
      .meta({ description: 'Desde cuándo cuenta como tardío lo que aún no está autorizado, en minutos' }),
  })
  .superRefine(({ from, to }, context) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (days >= 1 && days <= MAX_TIMELINESS_DAYS) return;
    context.addIssue({
      code: 'custom',
      path: ['to'],
      params: { code: 'out_of_range' },
      message:
        days < 1
          ? 'El último día es anterior al primero.'
          : `Un informe tiene hasta ${MAX_TIMELINESS_DAYS} días: pida varios.`,
    });
  });
export type TimelinessQuery = z.output<typeof timelinessQuery>;

const timelinessDay = namedObject('timeliness_day', {
  date: z.iso.date(),
  issued: z.int().meta({ description: 'Documentos emitidos aquí ese día' }),
  authorized: z.int().meta({ description: 'De ellos, los que el SRI autorizó' }),
  late: z.int(),
  p50_seconds: z
    .number()
    .optional()
    .meta({ description: 'De la emisión a la autorización: la mitad tardó a lo sumo esto' }),
  p95_seconds: z.number().optional().meta({ description: '95 de cada 100 tardaron a lo sumo esto' }),
});
export type TimelinessDay = z.output<typeof timelinessDay>;

const deliveryAttempt = namedObject('delivery_attempt', {
  operation: z.enum(['reception', 'authorization']),
  started_at: z.iso.datetime().meta({ description: 'Cuándo empezó el intento' }),
  duration_ms: z.int(),
  outcome: z.string().meta({ description: 'Lo que se entendió; «unknown: …» cuando no hubo respuesta' }),
});

const waitCause = namedObject('wait_cause', {
  cause: z.enum(waitCauses).meta({ description: 'A qué se debió' }),
  seconds: z.number().meta({ description: 'Cuánto de la espera' }),
});

const lateDocument = namedObject('late_document', {
  document_id: z.uuid(),
  type: z.enum(documentTypes),
  number: z.string(),
  access_key: z.string(),
  status: z.enum(documentStatuses),
  issued_at: z.iso.datetime(),
  authorized_at: z.iso.datetime().optional().meta({ description: 'La fecha de autorización del SRI' }),
  closed_at: z.iso
    .datetime()
    .optional()
    .meta({ description: 'Cuándo dejó de esperar sin ser autorizado: anulado, o reemplazado por otro' }),
  waited_seconds: z
    .number()
    .meta({ description: 'Hasta la autorización, hasta «closed_at» o hasta el informe' }),
  causes: z
    .array(waitCause)
    .meta({ description: 'A qué se debió cada parte de la espera, la mayor primero; juntas hacen toda' }),
  attempts: z.array(deliveryAttempt),
});
export type LateDocument = z.output<typeof lateDocument>;

/** What became of a late document. */
export function lateDocumentState({
  status,
  authorized_at,
  closed_at,
}: LateDocument): 'authorized' | 'annulled' | 'replaced' | 'refused' | 'waiting' {
  if (authorized_at !== undefined) return 'authorized';
  if (closed_at !== undefined) return status === 'annulled' ? 'annulled' : 'replaced';
  return status === 'returned' || status === 'not_authorized' ? 'refused' : 'waiting';
}

/** How soon documents were authorized after they were issued, and why those that were late waited. */
export const timelinessReport = namedObject('timeliness_report', {
  object: z.literal('timeliness_report'),
  from: z.iso.date(),
  to: z.iso.date(),
  late_after_minutes: z.int().meta({ description: 'Desde cuántos minutos de espera cuenta como tardío' }),
  made_at: z.iso.datetime().meta({ description: 'Cuándo se hizo el informe' }),
  issuer: namedObject('timeliness_issuer', { ruc: z.string(), name: z.string() }),
  days: z.array(timelinessDay).meta({ description: 'Los días en que se emitió algo' }),
  late_count: z.int().meta({ description: 'Cuántos tardaron, también los que no constan en «late»' }),
  late: z
    .array(lateDocument)
    .meta({ description: `Los que más esperaron, hasta ${MAX_LATE_DOCUMENTS.toLocaleString('es-EC')}` }),
});
export type TimelinessReport = z.output<typeof timelinessReport>;
