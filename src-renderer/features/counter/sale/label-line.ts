import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import type { ScaleLabel } from '../../../../src-main/contract/catalog/scale-labels.ts';
import { decimal, formatQuantity } from '../../../../src-main/documents/values/decimal.ts';
import { shelfPriceOf } from '../../../lib/format/iva.ts';
import { lineOfProduct, type NewSaleLine, priceOfProduct } from './sale-line.ts';

/** A label that says how much or for how much. */
export type ReadLabel = Extract<ScaleLabel, { kind: 'price' | 'weight' }>;

interface Labelled {
  readonly label: ReadLabel;
  /** How many packages with this label. */
  readonly packages: string;
  readonly priceListId: string | undefined;
}

/**
 * The line of a package from the scale. A weight is sold as so much of the product. Of a price the quantity follows, to
 * the millionth, so that the customer pays what the label says to the cent; it was printed at the shelf's price, so no
 * price list changes it. Undefined where the product has no price from which a quantity would follow.
 */
export function lineOfLabel(
  product: ProductResource,
  { label, packages, priceListId }: Labelled,
): NewSaleLine | undefined {
  const value = decimal(label.value).times(packages);
  if (label.kind === 'weight') {
    return { ...lineOfProduct(product, formatQuantity(value), priceListId), isWeighed: true };
  }
  const shelfPrice = shelfPriceOf(priceOfProduct(product, undefined), product.iva);
  const quantity = decimal(shelfPrice).eq(0) ? '0' : formatQuantity(value.div(shelfPrice));
  if (decimal(quantity).eq(0)) return undefined;
  const { prices: _none, ...line } = lineOfProduct(product, quantity);
  return { ...line, unitPrice: shelfPrice, includesIva: true, isWeighed: true };
}
