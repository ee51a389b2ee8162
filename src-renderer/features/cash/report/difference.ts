import { decimal, formatAmount } from '../../../../src-main/documents/values/decimal.ts';
import type { Tone } from '../../../ui/feedback/tone.ts';

/** How a count came out, with the amount that is missing or left over. */
export interface Difference {
  readonly kind: 'exact' | 'short' | 'over';
  readonly amount: string;
  readonly tone: Tone;
}

/** `signed` is what was counted less what was expected. */
export function differenceOf(signed: string): Difference {
  const value = decimal(signed);
  const amount = formatAmount(value.abs());
  if (value.eq(0)) return { kind: 'exact', amount, tone: 'ok' };
  return value.lt(0) ? { kind: 'short', amount, tone: 'bad' } : { kind: 'over', amount, tone: 'care' };
}
