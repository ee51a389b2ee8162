import type { ProductResource } from '../../contract/catalog/product.ts';
import type { PromotableLine } from '../../documents/promotions/apply-promotions.ts';
import { priceIn } from '../catalog/prices/price-in.ts';

/** So many of a product at the price of a list, as promotions see it. */
export function promotableOf(
  product: ProductResource,
  quantity: string,
  priceListId: string | undefined,
): PromotableLine {
  const { unit_price = '0', unit_price_with_taxes } = priceIn(product, priceListId);
  return {
    product: product.id,
    ...(product.category !== undefined && { category: product.category }),
    quantity,
    unitPrice: unit_price_with_taxes ?? unit_price,
    includesIva: unit_price_with_taxes !== undefined,
    iva: product.iva,
  };
}
