import { z } from 'zod';
import { findTaxRate, taxTypeCodes } from '../taxes/tax-rate.ts';
import { amountText, tariffText } from '../values/amounts.ts';
import { asWritten } from '../values/as-written.ts';
import { keysOf } from '../values/keys-of.ts';
import { namedObject } from '../values/named-object.ts';
import { unknownRate } from './unknown-rate.ts';

/**
 * A tax of a line as a person states it. Type and rate are enough but for excises whose amounts the law changes
 * every year: those may bring their own tariff and base (units of an amount per unit); a value, where it is no percent,
 * because the authority computes percents again (message 52).
 */
const taxBody = z
  .strictObject({
    type: z.enum(keysOf(taxTypeCodes)),
    rate: z.string().max(20, { abort: true }).meta({ description: 'Tarifa: iva_15, ice_3092, irbpnr_5001' }),
    tariff: tariffText.optional(),
    base: amountText.optional(),
    value: amountText.optional(),
  })
  .superRefine((tax, context) => {
    const rate = findTaxRate(tax.type, tax.rate);
    if (!rate) {
      context.addIssue({
        code: 'custom',
        path: ['rate'],
        params: { code: 'unknown_rate' },
        message: unknownRate(tax.type, tax.rate),
      });
      return;
    }
    if (tax.type === 'iva') {
      for (const field of ['tariff', 'base', 'value'] as const) {
        if (tax[field] === undefined) continue;
        context.addIssue({
          code: 'custom',
          path: [field],
          params: { code: 'not_allowed_here' },
          message: 'El IVA se calcula siempre: indique solo su tarifa en «rate».',
        });
      }
    } else if (tax.value !== undefined && rate.basis === 'percent' && rate.tariffs.length > 0) {
      context.addIssue({
        code: 'custom',
        path: ['value'],
        params: { code: 'not_allowed_here' },
        message: 'Este impuesto es un porcentaje y se calcula: si la ley lo cambió, indíquelo en «tariff».',
      });
    } else if (rate.tariffs.length === 0 && tax.tariff === undefined && tax.value === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['tariff'],
        params: { code: 'tariff_required' },
        message: `Esta tarifa cambia cada año: indique el porcentaje o el valor del impuesto. Está en ${rate.law}.`,
      });
    }
  })
  .meta({ id: 'tax_body' });
export type TaxBody = z.output<typeof taxBody>;

/** The taxes of one line: exactly one rate of IVA, and no other rate twice. */
export const lineTaxes = z
  .array(taxBody)
  .min(1)
  .superRefine((taxes, context) => {
    for (const [index, tax] of taxes.entries()) {
      if (taxes.findIndex((other) => isSameTax(tax, other)) === index) continue;
      context.addIssue({
        code: 'custom',
        path: [index],
        params: { code: 'repeated' },
        message: 'Este impuesto ya consta en la línea.',
      });
    }
    if (taxes.length > 0 && !taxes.some(({ type }) => type === 'iva')) {
      context.addIssue({
        code: 'custom',
        params: { code: 'required' },
        message: 'Cada línea lleva una tarifa de IVA.',
      });
    }
  });

function isSameTax(a: TaxBody, b: TaxBody): boolean {
  return a.type === b.type && (a.type === 'iva' || a.rate === b.rate);
}

/** A tax as a resource shows it, on a line. */
export const taxLine = namedObject('tax_line', {
  type: asWritten(keysOf(taxTypeCodes)),
  rate: z.string().meta({
    description: 'Tarifa: iva_15; de lo que otros emitieron, el código que no está en las tablas',
  }),
  tariff: z.string().meta({ description: 'Porcentaje, o dólares por unidad, que se aplicó' }),
  base: z.string(),
  value: z.string(),
});
export type TaxLine = z.output<typeof taxLine>;

/** A tax of the whole document: one entry for each type and rate. */
export const taxTotal = namedObject('tax_total', {
  ...taxLine.shape,
  tariff: taxLine.shape.tariff.optional(),
  additional_discount: z.string().optional(),
  refund: z.string().optional(),
});
export type TaxTotal = z.output<typeof taxTotal>;
