import { z } from 'zod';
import { documentStatuses, documentTypes, environments } from '../../documents/kinds.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { rateSum } from '../rate-sum.ts';
import { sriMessage } from './document-resource.ts';

/** The days of a report, both inclusive; left out: this month in Ecuador. */
export const reportQuery = z.strictObject({
  'issue_date[gte]': z.iso.date().optional(),
  'issue_date[lte]': z.iso.date().optional(),
});
export type ReportQuery = z.output<typeof reportQuery>;

const statusSums = z.strictObject({
  count: z.int(),
  subtotal: z.string(),
  iva: z.string(),
  total: z.string(),
});

/** How many refused documents a report lists; `attention_count` counts them all. */
export const ATTENTION_AT_MOST = 200;

export const reportResource = namedObject('report', {
  object: z.literal('report'),
  entity_id: z.uuid(),
  environment: z.enum(environments),
  from: z.iso.date(),
  to: z.iso.date(),
  types: z
    .array(
      z.strictObject({
        type: z.enum(documentTypes),
        statuses: z.partialRecord(z.enum(documentStatuses), statusSums).meta({ description: 'Los estados' }),
      }),
    )
    .meta({ description: 'Los tipos que tuvieron documentos' }),
  sales: z
    .strictObject({
      invoiced: z.string(),
      debited: z.string(),
      credited: z.string(),
      net: z.string().meta({ description: 'Facturado más notas de débito menos notas de crédito' }),
      by_rate: z.array(rateSum),
    })
    .meta({ description: 'Lo vendido: solo cuenta lo autorizado, con impuestos' }),
  attention: z
    .array(
      z.strictObject({
        document_id: z.uuid(),
        type: z.enum(documentTypes),
        number: z.string(),
        status: z.enum(['returned', 'not_authorized']),
        issue_date: z.iso.date(),
        sri_messages: z.array(sriMessage),
      }),
    )
    .max(ATTENTION_AT_MOST)
    .meta({ description: 'Devueltos y no autorizados, del más nuevo al más antiguo, con qué hacer' }),
  attention_count: z.int().meta({ description: 'Todos los devueltos y no autorizados del período' }),
  pending_count: z.int().meta({ description: 'Los que aún no tienen decisión del SRI' }),
});
export type ReportResource = z.output<typeof reportResource>;
