import type { ApprovablePermission } from '../../../../src-main/contract/counter/permissions.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { isOverDiscountLimit } from '../sale/sale-amounts.ts';
import { useSale } from '../sale/sale-context.tsx';
import { isSamePrice, ownPriceOf, type SaleLine } from '../sale/sale-line.ts';
import { readDiscount } from './read-discount.ts';
import { readPrice } from './read-price.ts';

/** Changes of a line that somebody may have to allow first. What was not allowed leaves the line as it was. */
export function useLineEdits(onRefused: () => void) {
  const change = useSale((sale) => sale.change);
  const permit = usePermit();
  return {
    async price(line: SaleLine, typed: string): Promise<void> {
      const price = readPrice(typed, line);
      if (price === undefined || isSamePrice(price, line)) return;
      const granted = await permit(permissionOf(line), ownPriceOf({ ...line, ...price }));
      if (granted) change(line.key, price, granted);
      else onRefused();
    },
    async discount(line: SaleLine, typed: string): Promise<void> {
      const read = readDiscount(typed, line);
      if (!read) return;
      if (!isOverDiscountLimit(line, read.discount)) return change(line.key, read);
      const granted = await permit('discount_over_limit', { amount: read.discount });
      if (granted) change(line.key, { ...read, isDiscountAllowed: true }, granted);
      else onRefused();
    },
  };
}

/** What is of no product has no price that could be changed. */
function permissionOf({ productId }: SaleLine): ApprovablePermission {
  return productId === undefined ? 'sell_free_lines' : 'change_price';
}
