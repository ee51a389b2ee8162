import type { PriceChangeBody, PriceRounding } from '../../../contract/catalog/price-change.ts';
import type { IvaRate } from '../../../documents/taxes/iva.ts';
import {
  netPriceOf,
  type StatedPrice,
  shelfPriceOf,
  statedPriceOf,
} from '../../../documents/taxes/iva-price.ts';
import { type Decimal, decimal, formatUnitPrice, zero } from '../../../documents/values/decimal.ts';

type Change = Pick<PriceChangeBody, 'change' | 'basis' | 'rounding'>;

/**
 * The price after a change, stated with IVA or without as the change counts; undefined when it would be zero or less.
 */
export function newPrice(
  price: StatedPrice & { readonly iva: IvaRate },
  { change, basis, rounding }: Change,
): StatedPrice | undefined {
  const withIva = basis === 'with_iva';
  const before = decimal(withIva ? shelfPriceOf(price, price.iva) : netPriceOf(price, price.iva));
  const moved =
    change.kind === 'percent'
      ? before.times(decimal(change.value).plus(100)).div(100)
      : before.plus(change.value);
  const rounded = roundPrice(moved, rounding);
  if (rounded.lte(zero)) return undefined;
  // A price that stays the same keeps decimals that its rounded form would lose.
  if (rounded.eq(before)) return statedPriceOf(price);
  return withIva ? { unit_price_with_taxes: rounded.toFixed(2) } : { unit_price: formatUnitPrice(rounded) };
}

const steps = { cent: '0.01', five_cents: '0.05', ten_cents: '0.10', ninety_nine: '1' } as const;

const ROUND_HALF_UP = 1;

/** The nearest price that is round: a multiple of the step, or one that ends in 99 cents. */
export function roundPrice(price: Decimal, rounding: PriceRounding): Decimal {
  const step = decimal(steps[rounding]);
  const below = rounding === 'ninety_nine' ? decimal('0.01') : zero;
  return price.plus(below).div(step).round(0, ROUND_HALF_UP).times(step).minus(below);
}
