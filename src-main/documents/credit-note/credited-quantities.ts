import { decimal, formatQuantity } from '../decimal.ts';
import type { CreditNote } from './credit-note.ts';

/** How much of each line code some notes give back together. */
export function creditedQuantities(notes: readonly CreditNote[]): ReadonlyMap<string, string> {
  const quantities = new Map<string, string>();
  for (const { code, quantity } of notes.flatMap(({ lines }) => lines)) {
    if (code === undefined) continue;
    quantities.set(code, formatQuantity(decimal(quantities.get(code) ?? '0').plus(quantity)));
  }
  return quantities;
}
