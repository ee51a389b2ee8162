import { includesDate } from '../../tables/date-span.ts';
import { decimal } from '../../values/decimal.ts';
import type { WithheldTax, WithholdingCode } from './withholding-code.ts';
import { withholdingCodes } from './withholding-codes.ts';

/** What a code withholds on a day. */
export type PercentInForce =
  /** The table knows it: a body may leave it out. */
  | { readonly kind: 'fixed'; readonly percent: string; readonly isChecked: boolean }
  /** The body has to tell it: one of `options`, or from `min` to `max`, or any where the table sets no bounds. */
  | {
      readonly kind: 'stated';
      readonly options?: readonly string[];
      readonly min?: string;
      readonly max?: string;
      readonly isChecked: boolean;
    }
  | { readonly kind: 'not_in_force' };

/** A code of a tax as documents write it; the space that the catalogue prints in `323 M` does not count. */
export function findWithholdingCode(tax: WithheldTax, code: string): WithholdingCode | undefined {
  return codesByTax.get(`${tax} ${code.replace(/\s/g, '')}`);
}

const codesByTax: ReadonlyMap<string, WithholdingCode> = new Map(
  withholdingCodes.map((row) => [`${row.tax} ${row.code}`, row]),
);

/**
 * The percent of a code on the day of the withholding. On days whose table nobody could check (`unchecked`) a code
 * is never out of force and the percent found is advice (`isChecked: false`): the authority accepts what was law
 * then, and our not having found it is no reason to refuse it.
 */
export function percentInForce({ percents, unchecked }: WithholdingCode, date: string): PercentInForce {
  const isChecked = unchecked === undefined || !includesDate(unchecked, date);
  const span = percents.find((span) => includesDate(span, date));
  if (span === undefined) return isChecked ? { kind: 'not_in_force' } : { kind: 'stated', isChecked };
  switch (span.kind) {
    case 'fixed':
      return { kind: 'fixed', percent: span.percent, isChecked };
    case 'options':
      return { kind: 'stated', options: span.options, isChecked };
    case 'range':
      return { kind: 'stated', min: span.min, max: span.max, isChecked };
    case 'by_law':
      return { kind: 'stated', isChecked };
  }
}

/** Whether a body may state a percent, a decimal text from 0 to 100 (`2`, `2.00`), where this one is in force. */
export function isPercentAdmitted(inForce: PercentInForce, percent: string): boolean {
  if (inForce.kind === 'not_in_force') return false;
  const stated = decimal(percent);
  if (stated.lt(0) || stated.gt(100)) return false;
  if (!inForce.isChecked) return true;
  if (inForce.kind === 'fixed') return stated.eq(inForce.percent);
  const { options, min, max } = inForce;
  return (
    (options === undefined || options.some((option) => stated.eq(option))) &&
    (min === undefined || stated.gte(min)) &&
    (max === undefined || stated.lte(max))
  );
}
