import { ivaRows } from '../../../documents/taxes/iva.ts';
import { type Decimal, sum, toCents, zero } from '../../../documents/values/decimal.ts';

/** The general rate of IVA, percent: what boxes 411 × rate = 421 are checked with. */
const GENERAL_PERCENT = ivaRows.iva_15.percent;

/** Rates that were general before: notes on documents of their time still have them. */
const formerRates: readonly string[] = ['iva_12', 'iva_13', 'iva_14'];

export interface RateDifference {
  /** IVA at today's general rate, as the line's own box has it. */
  readonly iva: Decimal;
  /** What the document has more than that, with the sign of the document. */
  readonly difference: Decimal;
}

/** Of an amount at a former general rate: the IVA that belongs to the line's box, and what belongs to that of differences. */
export function splitFormerRate(
  rate: string,
  { base, iva, sign }: { readonly base: Decimal; readonly iva: Decimal; readonly sign: 1 | -1 },
): RateDifference {
  if (!formerRates.includes(rate)) return { iva, difference: zero };
  const today = toCents(base.times(GENERAL_PERCENT).div(100));
  return { iva: today, difference: iva.minus(today).times(sign) };
}

/** Differences as the form has them, neither negative: what is added, and what is taken off. */
export function sumDifferences(differences: readonly Decimal[]): {
  readonly added: Decimal;
  readonly takenOff: Decimal;
} {
  return {
    added: sum(differences.filter((one) => one.gt(0))),
    takenOff: sum(differences.filter((one) => one.lt(0)).map((one) => one.neg())),
  };
}
