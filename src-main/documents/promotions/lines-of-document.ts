import type { Metadata } from '../body/common-body.ts';
import type { Line } from '../lines/line.ts';
import { ivaRows } from '../taxes/iva.ts';
import { keysOf } from '../values/keys-of.ts';
import type { PricedProduct } from './promotion-discounts.ts';
import { promotionsOfLines } from './promotions-metadata.ts';

/** A line of an invoice that says that a promotion was applied to it. */
export interface PromotedLine {
  readonly index: number;
  readonly line: Line;
  /** Its product is named by its code. */
  readonly priced: PricedProduct;
}

/** The lines of an invoice by the id of the promotion that its metadata names for them. */
export function linesByPromotion(
  lines: readonly Line[],
  metadata: Metadata,
): ReadonlyMap<string, readonly PromotedLine[]> {
  const promoted = new Map<string, PromotedLine[]>();
  const named = promotionsOfLines(metadata);
  for (const [index, line] of lines.entries()) {
    const id = named[index];
    const priced = id === undefined ? undefined : pricedOf(line);
    if (id === undefined || !priced) continue;
    promoted.set(id, [...(promoted.get(id) ?? []), { index, line, priced }]);
  }
  return promoted;
}

function pricedOf({
  code,
  quantity,
  unit_price,
  unit_price_with_taxes,
  taxes,
}: Line): PricedProduct | undefined {
  const rate = taxes.find(({ type }) => type === 'iva')?.rate;
  const iva = keysOf(ivaRows).find((key) => key === rate);
  if (code === undefined || iva === undefined) return undefined;
  const includesIva = unit_price_with_taxes !== undefined;
  return { product: code, quantity, unitPrice: unit_price_with_taxes ?? unit_price, includesIva, iva };
}
