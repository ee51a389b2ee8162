import { type Decimal, toCents } from '../../values/decimal.ts';

const HALF_UP = 1;
const ROUND_DOWN = 0;
const ROUND_UP = 3;

/**
 * The unit price of six decimals and the discount of which the authority makes a line's net value:
 * round2(quantity × price − discount) (SRI reference §8). `likely` is the price where there is nothing to divide by.
 *
 * From ten thousand units on six decimals cannot reach every cent; the discount then takes the rest.
 */
export function fitUnitPrice(
  { quantity, net, discount }: { quantity: Decimal; net: Decimal; discount: Decimal },
  likely: Decimal,
): { unitPrice: Decimal; discount: Decimal } {
  if (quantity.eq(0)) return { unitPrice: likely.round(6, HALF_UP), discount };
  const exact = net.plus(discount).div(quantity);
  for (const mode of [HALF_UP, ROUND_DOWN] as const) {
    const unitPrice = exact.round(6, mode);
    if (toCents(quantity.times(unitPrice).minus(discount)).eq(net)) return { unitPrice, discount };
  }
  const unitPrice = exact.round(6, ROUND_UP);
  return { unitPrice, discount: toCents(quantity.times(unitPrice)).minus(net) };
}
