import { z } from 'zod';
import { amountText, tariffText } from '../values/amounts.ts';
import { type Decimal, decimal, formatAmount, sum } from '../values/decimal.ts';
import { namedObject } from '../values/named-object.ts';

/** When the solidarity compensation was in force (Ley Solidaria; SRI reference §10; the end day is UNSURE). */
export const compensationPeriod = { from: '2016-06-01', to: '2017-05-31' } as const;

/**
 * A compensation of points of IVA, subtracted from the total. The schemas know a single code, the solidarity law's of
 * 2016 (SRI technical sheet 2.34, table 23): it serves documents of that time and notes on them.
 */
export const compensationBody = namedObject('compensation_body', {
  code: z.literal('1').meta({ description: 'Compensación solidaria' }),
  rate: tariffText,
  value: amountText,
});
export type CompensationBody = z.output<typeof compensationBody>;

export const compensationBodies = z.array(compensationBody).default([]);

export const compensation = namedObject('compensation', {
  code: z.string(),
  rate: z.string(),
  value: z.string(),
});
export type Compensation = z.output<typeof compensation>;

/** As a resource shows them: two decimals. */
export function compensationsOf(bodies: readonly CompensationBody[]): Compensation[] {
  return bodies.map(({ code, rate, value }) => ({
    code,
    rate: formatAmount(decimal(rate)),
    value: formatAmount(decimal(value)),
  }));
}

export function totalCompensated(compensations: readonly { readonly value: string }[]): Decimal {
  return sum(compensations.map(({ value }) => decimal(value)));
}
