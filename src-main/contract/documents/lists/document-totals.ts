import { z } from 'zod';
import { documentStatuses, documentTypes } from '../../../documents/kinds.ts';
import { namedObject } from '../../../documents/values/named-object.ts';
import { rateSum } from '../../rate-sum.ts';

const sums = {
  documents: z.int(),
  subtotal: z.string().meta({ description: 'Antes de impuestos' }),
  iva: z.string(),
  total: z.string(),
  by_rate: z.array(rateSum),
};

/** What the documents of a list come to. Amounts of credit notes are negative: all of them add up. */
export const documentTotals = namedObject('document_totals', {
  object: z.literal('document_totals'),
  documents: z.int(),
  rows: z
    .array(
      namedObject('document_sums', {
        type: z.enum(documentTypes),
        status: z.enum(documentStatuses),
        ...sums,
      }),
    )
    .meta({ description: 'Por tipo y estado' }),
  sales: namedObject('sales_sums', sums).meta({
    description:
      'Facturas más notas de débito menos notas de crédito; sin las devueltas, no autorizadas ni anuladas',
  }),
});
export type DocumentTotals = z.output<typeof documentTotals>;
export type DocumentSums = DocumentTotals['rows'][number];
