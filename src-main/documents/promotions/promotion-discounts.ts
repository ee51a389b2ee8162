import type { IvaRate } from '../taxes/iva.ts';
import { ivaFactorOf } from '../taxes/iva-price.ts';
import { type Decimal, decimal, formatAmount, sum, toCents, zero } from '../values/decimal.ts';
import { spreadAmount } from '../values/spread-amount.ts';
import type { PromotionTerms } from './promotion.ts';

/** A line of a sale as a promotion sees it. */
export interface PricedProduct {
  /** Names the product: lines of the same one, at the same price, count together. */
  readonly product: string;
  readonly quantity: string;
  /** Before IVA, unless `includesIva`. */
  readonly unitPrice: string;
  readonly includesIva: boolean;
  readonly iva: IvaRate;
  /** By the label of a scale: a weight is no count of units, even where it happens to be whole. */
  readonly isWeighed?: boolean | undefined;
}

const ROUND_DOWN = 0;

/** What lines have in common that count together: a price without IVA is one at every rate, as on a day of tourism. */
function groupOf({ product, unitPrice, includesIva, iva }: PricedProduct): string {
  return `${includesIva ? iva : ''} ${unitPrice} ${product}`;
}

/**
 * What a promotion takes off lines that are all of one product at one price, each in dollars and at most what the line is
 * worth; with IVA where the price has it.
 */
export function promotionDiscounts(terms: PromotionTerms, lines: readonly PricedProduct[]): string[] {
  switch (terms.kind) {
    case 'percent':
      return lines.map((line) => formatAmount(worthOf(line).times(terms.percent).div(100)));
    case 'price':
      return lines.map((line) => formatAmount(offSpecialPrice(line, terms.unit_price_with_taxes)));
    case 'n_for_m':
      return freeUnits(terms, lines);
  }
}

/**
 * With IVA the customer pays the special price to the cent. Of a price before IVA not every sum can be reached: then it is
 * the nearest that is not above it.
 */
function offSpecialPrice(line: PricedProduct, specialPrice: string): Decimal {
  const { quantity, includesIva, iva } = line;
  const special = decimal(quantity).times(specialPrice);
  const toPay = includesIva ? toCents(special) : special.div(ivaFactorOf(iva)).round(2, ROUND_DOWN);
  const off = toCents(worthOf(line)).minus(toPay);
  return off.lt(zero) ? zero : off;
}

/** Whole units alone are counted; what the free ones are worth is spread over the lines, to the cent. */
function freeUnits(
  { take, pay }: Extract<PromotionTerms, { kind: 'n_for_m' }>,
  lines: readonly PricedProduct[],
): string[] {
  const counted = lines.map((line) =>
    !line.isWeighed && decimal(line.quantity).mod(1).eq(0) ? line : undefined,
  );
  const units = sum(counted.map((line) => decimal(line?.quantity ?? 0)));
  const free = units
    .div(take)
    .round(0, ROUND_DOWN)
    .times(take - pay);
  const off = formatAmount(free.times(lines[0]?.unitPrice ?? 0));
  return spreadAmount(
    off,
    counted.map((line) => formatAmount(line ? worthOf(line) : zero)),
  );
}

function worthOf({ quantity, unitPrice }: PricedProduct): Decimal {
  return decimal(quantity).times(unitPrice);
}

/** The same of lines of several products and prices, each product and price by itself. */
export function discountsByProduct(terms: PromotionTerms, lines: readonly PricedProduct[]): string[] {
  const discounts = lines.map(() => formatAmount(zero));
  for (const group of indexesByGroup(lines)) {
    const off = promotionDiscounts(
      terms,
      group.flatMap((index) => lines[index] ?? []),
    );
    for (const [at, index] of group.entries()) discounts[index] = off[at] ?? '0';
  }
  return discounts;
}

/** The indexes of the lines that count together; of no group is what is undefined. */
export function indexesByGroup(lines: readonly (PricedProduct | undefined)[]): Iterable<readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    if (line) groups.set(groupOf(line), [...(groups.get(groupOf(line)) ?? []), index]);
  }
  return groups.values();
}
