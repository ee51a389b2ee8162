import { rounded } from '../../decimals.ts';
import { difference } from '../amounts.ts';
import type { SaleLine } from './lines.ts';

/**
 * A cent for the whole document. Annexes 6 and 7 add (precioSinSubsidio − precioUnitario) × cantidad without saying
 * where to round; the exact sum rounded once is the reading that does not depend on how goods are split in lines.
 */
const subsidyTolerance = 1n;

/** Where `totalSubsidio` (null: not written) and the prices without subsidy disagree. */
export function subsidyDifferences(lines: readonly SaleLine[], stated: bigint | null): readonly string[] {
  const subsidized = lines.flatMap(({ name, quantity, price, unsubsidizedPrice }) =>
    unsubsidizedPrice === null ? [] : [{ name, quantity, difference: unsubsidizedPrice - price }],
  );
  const inverted = subsidized
    .filter((line) => line.difference < 0n)
    .map(({ name }) => `precioSinSubsidio (${name}): es menor que el precioUnitario`);
  if ((stated === null) !== (subsidized.length === 0)) {
    return [...inverted, 'totalSubsidio y precioSinSubsidio van juntos'];
  }
  const exact = subsidized.reduce((total, line) => total + line.quantity * line.difference, 0n);
  return [...inverted, ...difference('totalSubsidio', stated ?? 0n, rounded(exact, 12, 2), subsidyTolerance)];
}
