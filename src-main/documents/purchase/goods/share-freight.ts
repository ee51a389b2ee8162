import { type Decimal, sum, zero } from '../../values/decimal.ts';
import { proportion } from './line-costs.ts';

/**
 * What goods cost with the freight that brought them, dollars and cents: each carries of it in proportion to what it costs, by
 * the largest remainder, so that together they come to their cost and the freight; evenly where they cost nothing.
 */
export function shareFreight(costs: readonly Decimal[], freight: Decimal): readonly Decimal[] {
  const shares = proportion(freight, costs);
  return costs.map((cost, index) => sum([cost, shares[index] ?? zero]));
}
