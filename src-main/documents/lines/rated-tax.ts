import { findTaxRate, type TaxRate, tariffOn } from '../taxes/tax-rate.ts';
import { type Decimal, decimal, toCents } from '../values/decimal.ts';
import type { TaxBody } from './tax-body.ts';

/** A tax of a line with its row of the tables and the tariff that applies. */
export interface RatedTax {
  readonly body: TaxBody;
  readonly rate: TaxRate;
  readonly tariff: Decimal;
}

/** `date` is the day whose tariffs apply, YYYY-MM-DD. */
export function ratedTaxOf(body: TaxBody, date: string): RatedTax {
  const rate = findTaxRate(body.type, body.rate);
  if (!rate) throw new Error(`tax rate ${body.rate} is not in the tables: the body was not checked`);
  return { body, rate, tariff: decimal(body.tariff ?? tariffOn(rate, date) ?? '0') };
}

/** A product instead of a division, which is several times slower. */
const HUNDREDTH = decimal('0.01');

/** What a tariff makes of a base, in cents. */
export function taxValue({ rate, tariff, base }: { rate: TaxRate; tariff: Decimal; base: Decimal }): Decimal {
  const product = base.times(tariff);
  return toCents(rate.basis === 'percent' ? product.times(HUNDREDTH) : product);
}
