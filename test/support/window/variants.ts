import type { ProductResource } from '../../../src-main/contract/catalog/product.ts';
import type { ProductParent, Variant } from '../../../src-main/contract/catalog/product-parent.ts';

const created_at = '2026-11-28T12:00:00.000Z';

/** A variant of a shirt with values that are single words, as «S Rojo»; it costs 10.00 before IVA. */
export function variantOf(
  code: string,
  values: string,
  more: Partial<ProductResource> = {},
  onHand?: string,
): Variant {
  const product: ProductResource = {
    object: 'product',
    id: code,
    code,
    name: `Camiseta ${values}`,
    unit_price: '10',
    iva: 'iva_15',
    active: true,
    prices: [],
    parent: { id: 'shirt', name: 'Camiseta', attributes: [] },
    created_at,
    ...more,
  };
  return { values: values.split(' '), product, ...(onHand !== undefined && { on_hand: onHand }) };
}

/** A shirt with these attributes and variants. */
export function parentOf(
  attributes: Readonly<Record<string, readonly string[]>>,
  variants: readonly Variant[],
): ProductParent {
  return {
    object: 'product_parent',
    id: 'shirt',
    name: 'Camiseta',
    attributes: Object.entries(attributes).map(([name, values]) => ({ name, values: [...values] })),
    variants: [...variants],
    created_at,
  };
}
