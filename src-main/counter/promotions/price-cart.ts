import type { PriceListResource } from '../../contract/catalog/price-list.ts';
import type { ProductResource } from '../../contract/catalog/product.ts';
import type { PricedCart, PricedCartBody } from '../../contract/catalog/promotion.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { applyPromotions } from '../../documents/promotions/apply-promotions.ts';
import type { Promotion } from '../../documents/promotions/promotion.ts';
import { metadataOfPromotions } from '../../documents/promotions/promotions-metadata.ts';
import { statedAs } from '../../documents/taxes/iva-price.ts';
import { unknownFault } from '../catalog/refuse.ts';
import { promotableOf } from './promotable.ts';

interface Shop {
  /** Those of the cart. */
  readonly products: readonly ProductResource[];
  readonly priceLists: readonly Pick<PriceListResource, 'id'>[];
  readonly promotions: readonly Promotion[];
  readonly day: string;
}

/** The lines of a cart with their prices and promotions of a day, as the counter would sell them. */
export function priceCart(
  { lines, price_list_id: priceListId }: PricedCartBody,
  { products, priceLists, promotions, day }: Shop,
): Outcome<PricedCart> {
  const byCode = new Map(products.filter(({ active }) => active).map((product) => [product.code, product]));
  const promotable = lines.map(({ code, quantity }) => {
    const product = byCode.get(code);
    return product && promotableOf(product, quantity, priceListId);
  });
  const isList = priceListId === undefined || priceLists.some(({ id }) => id === priceListId);
  const errors = [
    ...promotable.flatMap((line, index) =>
      line ? [] : unknownFault(`/lines/${index}/code`, 'Ningún producto que se venda tiene este código.'),
    ),
    ...(isList
      ? []
      : [unknownFault('/price_list_id', 'No hay una lista de precios con este identificador.')]),
  ];
  if (errors.length > 0) return refuse({ code: 'validation_failed', errors });
  const applied = applyPromotions(promotable, promotions, { day, priceListId });
  return {
    ok: true,
    value: {
      object: 'priced_cart',
      lines: lines.map(({ code, quantity }, index) => {
        const { unitPrice = '0', includesIva = false } = promotable[index] ?? {};
        const best = applied[index];
        return {
          code,
          quantity,
          ...statedAs(unitPrice, includesIva),
          discount: best?.discount ?? '0.00',
          ...(best && { promotion: { id: best.promotion.id, name: best.promotion.name } }),
        };
      }),
      metadata: metadataOfPromotions(applied.map((one) => one?.promotion.id)),
    },
  };
}
