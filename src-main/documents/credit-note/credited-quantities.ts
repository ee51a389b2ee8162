import { isSamePrice } from '../lines/line.ts';
import type { CreditNote } from '../model/credit-note.ts';
import type { Invoice } from '../model/invoice.ts';
import { decimal, formatQuantity } from '../values/decimal.ts';

/**
 * How much of each line code of an invoice some notes give back together. Units credited at another price than they
 * were sold at are a rebate: the goods did not come back.
 */
export function creditedQuantities(
  invoice: Pick<Invoice, 'lines'>,
  notes: readonly CreditNote[],
): ReadonlyMap<string, string> {
  const quantities = new Map<string, string>();
  for (const creditedLine of notes.flatMap(({ lines }) => lines)) {
    const { code, quantity } = creditedLine;
    if (
      code === undefined ||
      !invoice.lines.some((line) => line.code === code && isSamePrice(line, creditedLine))
    ) {
      continue;
    }
    quantities.set(code, formatQuantity(decimal(quantities.get(code) ?? '0').plus(quantity)));
  }
  return quantities;
}
