import type { DeclarationBox } from '../../contract/reports/declaration.ts';
import { type Decimal, formatAmount } from '../../documents/values/decimal.ts';

/** A box whose value follows from others. */
export function amountBox(box: string, label: string, value: Decimal, how: string): DeclarationBox {
  return { box, label, value: formatAmount(value), how, sources: [] };
}

/** A box whose value a person decides; `how` says by what. */
export function decisionBox(box: string, label: string, how: string): DeclarationBox {
  return { box, label, how, sources: [] };
}
