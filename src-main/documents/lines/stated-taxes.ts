import { z } from 'zod';
import { findTaxRate, tariffOn, taxTypeCodes } from '../taxes/tax-rate.ts';
import { amountText } from '../values/amounts.ts';
import { type Decimal, decimal, formatAmount, sum } from '../values/decimal.ts';
import { keysOf } from '../values/keys-of.ts';
import { taxValue } from './rated-tax.ts';
import type { TaxLine } from './tax-body.ts';
import { unknownRate } from './unknown-rate.ts';

const stated = {
  type: z.enum(keysOf(taxTypeCodes)),
  rate: z.string().max(20, { abort: true }).meta({ description: 'Tarifa: iva_15, ice_3092, irbpnr_5001' }),
  base: amountText,
};

/** A tax of a document that somebody else issued: its value is stated, or follows from base and rate. */
export const statedTaxBody = z
  .strictObject({ ...stated, value: amountText.optional() })
  .superRefine(checkRate)
  .meta({ id: 'stated_tax_body' });
export type StatedTaxBody = z.output<typeof statedTaxBody>;

/** The same where the value must be stated too. */
export const valuedTaxBody = z
  .strictObject({ ...stated, value: amountText })
  .superRefine(checkRate)
  .meta({ id: 'valued_tax_body' });

function checkRate(
  tax: { type: keyof typeof taxTypeCodes; rate: string; value?: string | undefined },
  context: z.RefinementCtx,
): void {
  const rate = findTaxRate(tax.type, tax.rate);
  if (!rate) {
    context.addIssue({
      code: 'custom',
      path: ['rate'],
      params: { code: 'unknown_rate' },
      message: unknownRate(tax.type, tax.rate),
    });
  } else if (rate.tariffs.length === 0 && tax.value === undefined) {
    context.addIssue({
      code: 'custom',
      path: ['value'],
      params: { code: 'required' },
      message: 'Esta tarifa cambia cada año: indique el valor del impuesto.',
    });
  }
}

/** The taxes of a document of a date, as a resource shows them; what is not stated is computed. */
export function statedTaxes(bodies: readonly StatedTaxBody[], date: string): TaxLine[] {
  return bodies.map((body) => {
    const rate = findTaxRate(body.type, body.rate);
    if (!rate) throw new Error(`tax rate ${body.rate} is not in the tables: the body was not checked`);
    const base = decimal(body.base);
    const tariff = decimal(tariffOn(rate, date) ?? '0');
    const value = body.value === undefined ? taxValue({ rate, tariff, base }) : decimal(body.value);
    return {
      type: rate.type,
      rate: rate.slug,
      tariff: formatAmount(tariff),
      base: formatAmount(base),
      value: formatAmount(value),
    };
  });
}

export interface StatedAmounts {
  /** Before taxes. */
  readonly subtotal: Decimal;
  readonly iva: Decimal;
  /** With every tax. */
  readonly total: Decimal;
}

/** What a document comes to by its taxes. All of it has a rate of IVA: the bases of other taxes are among those already. */
export function statedAmounts(
  taxes: readonly { readonly type: string; readonly base: string; readonly value: string }[],
): StatedAmounts {
  const ofIva = taxes.filter(({ type }) => type === 'iva');
  const subtotal = sum(ofIva.map(({ base }) => decimal(base)));
  return {
    subtotal,
    iva: sum(ofIva.map(({ value }) => decimal(value))),
    total: subtotal.plus(sum(taxes.map(({ value }) => decimal(value)))),
  };
}
