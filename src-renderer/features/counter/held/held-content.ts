import type { HeldSaleResource } from '../../../../src-main/contract/counter/held-sale.ts';
import { type SaleContent, saleContent } from '../sale/sale-content.ts';

/** The sale that was put aside; undefined when another version of the window wrote it in its own way. */
export function heldContent({ content }: Pick<HeldSaleResource, 'content'>): SaleContent | undefined {
  return saleContent.safeParse(content).data;
}
