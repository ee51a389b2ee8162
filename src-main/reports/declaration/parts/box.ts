import type { DeclarationBox, StatedBox } from '../../../contract/reports/declaration.ts';
import { type Decimal, formatAmount } from '../../../documents/values/decimal.ts';

/** A box whose value follows from others. */
export function amountBox(box: string, label: string, value: Decimal, how: string): DeclarationBox {
  return { box, label, value: formatAmount(value), how, sources: [] };
}

/** A box that a person decides elsewhere; `how` says by what. */
export function decisionBox(box: string, label: string, how: string): DeclarationBox {
  return { box, label, how, sources: [] };
}

/** A box that a person states; `how` says by what. */
export function statedBox(box: StatedBox, label: string, value: Decimal, how: string): DeclarationBox {
  return { ...amountBox(box, label, value, how), editable: true };
}
