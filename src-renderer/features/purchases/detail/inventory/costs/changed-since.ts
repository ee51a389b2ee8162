import type { PurchaseInventory } from '../../../../../../src-main/contract/documents/purchases/purchase-inventory.ts';
import { decimal, sum } from '../../../../../../src-main/documents/values/decimal.ts';

/** Whether the lines that entered cost something else by now, as of a settlement that was corrected since. */
export function isChangedSince({ receipt, lines }: Pick<PurchaseInventory, 'receipt' | 'lines'>): boolean {
  if (!receipt) return false;
  const now = sum(receipt.lines.map(({ line }) => decimal(lines[line]?.cost ?? '0')));
  return !now.eq(decimal(receipt.total).minus(receipt.freight));
}
