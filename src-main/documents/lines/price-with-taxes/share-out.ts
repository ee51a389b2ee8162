import { type Decimal, decimal, sum, toCents, zero } from '../../values/decimal.ts';
import { groupBy } from '../../values/group-by.ts';

const CENT = decimal('0.01');
const ROUND_DOWN = 0;

/**
 * Shares that add up to a whole of cents, each less than a cent from its exact value: every share is rounded down, and
 * the cents left over go to those that lost most (largest remainder). `whole` is the sum of the exact values, rounded.
 */
export function shareOut(whole: Decimal, exact: readonly Decimal[]): readonly Decimal[] {
  if (exact.length === 1) return [whole];
  const floors = exact.map((value) => value.round(2, ROUND_DOWN));
  const cents = Number(whole.minus(sum(floors)).div(CENT).toFixed(0));
  const lost = floors.map((floor, index) => (exact[index] ?? zero).minus(floor));
  const byLoss = [...lost.keys()].sort(
    (one, other) => (lost[other] ?? zero).cmp(lost[one] ?? zero) || one - other,
  );
  const raised = new Set(byLoss.slice(0, Math.max(0, cents)));
  return floors.map((floor, index) => (raised.has(index) ? floor.plus(CENT) : floor));
}

/** An amount of cents that a factor is to be taken out of, together with the others of its group. */
export interface Inflated {
  readonly group: string;
  readonly amount: Decimal;
  /** One and the taxes on it: 1.15. The same for all of a group. */
  readonly factor: Decimal;
}

/**
 * What is left of each amount without its factor. The sum of a group is divided and rounded once, so that it differs from
 * the exact one by half a cent at most, however many amounts there are.
 */
export function deflated(amounts: readonly Inflated[]): readonly Decimal[] {
  const results: Decimal[] = amounts.map(({ amount }) => amount);
  for (const own of groupBy([...amounts.entries()], ([, { group }]) => group).values()) {
    const factor = own[0]?.[1].factor;
    if (!factor || factor.eq(1)) continue;
    const whole = toCents(sum(own.map(([, { amount }]) => amount)).div(factor));
    const shares = shareOut(
      whole,
      own.map(([, { amount }]) => amount.div(factor)),
    );
    for (const [position, [index]] of own.entries()) results[index] = shares[position] ?? zero;
  }
  return results;
}
