import { z } from 'zod';
import { documentNumber } from '../identifiers/document-number.ts';
import { resolvePercent } from '../taxes/withholding/resolve-percent.ts';
import { amountText } from '../values/amounts.ts';
import { decimal, formatAmount, sum } from '../values/decimal.ts';
import { percentText } from '../withholding/support-documents/support-document-body.ts';
import { withheldValue } from '../withholding/support-documents/withheld-amounts.ts';
import type { PurchaseContent } from './purchase-content.ts';

/** What a customer withheld of an invoice of the business, as its paper says. */
export const withheldBody = z
  .strictObject({
    number: documentNumber.meta({ description: 'La factura propia de la que retuvo' }),
    tax: z.enum(['renta', 'iva']),
    code: z.string().min(1, 'Indique el código de retención.').max(5),
    base: amountText,
    percent: percentText.optional().meta({ description: 'Si falta, el del código en su fecha' }),
  })
  .meta({
    id: 'withheld_from_us_body',
    description: 'Lo que un cliente retuvo: solo de una retención recibida',
  });
export type WithheldBody = z.output<typeof withheldBody>;

/** Why what is withheld cannot be so on a day, by the field at fault. */
export function withheldFault({ tax, code, percent }: WithheldBody, date: string) {
  const resolved = resolvePercent({ tax, code, percent, date });
  return resolved.ok ? undefined : resolved;
}

/** What a withholding received comes to; each was checked before. */
export function withheldContent(
  rows: readonly WithheldBody[],
  date: string,
): Required<Pick<PurchaseContent, 'withheld' | 'total'>> {
  const withheld = rows.map(({ number, tax, code, base, percent: stated }) => {
    const resolved = resolvePercent({ tax, code, percent: stated, date });
    if (!resolved.ok) throw new Error(resolved.message);
    const percent = formatAmount(decimal(resolved.percent));
    const value = formatAmount(withheldValue(base, resolved.percent));
    return {
      document_type: 'factura',
      number,
      tax,
      code: resolved.code.code,
      base: formatAmount(decimal(base)),
      percent,
      value,
    };
  });
  return { withheld, total: formatAmount(sum(withheld.map(({ value }) => decimal(value)))) };
}
