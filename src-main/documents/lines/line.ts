import { z } from 'zod';
import { amountText, quantityText, unitPriceText } from '../amounts.ts';
import { lineAdditionalInfo } from '../common-body.ts';
import { type Decimal, decimal, toCents } from '../decimal.ts';
import { text } from '../text.ts';
import { lineTaxes, taxLine } from './tax-body.ts';

/** The discount of a line is at most what it is worth, in cents. */
export function isDiscountWithin(line: {
  readonly quantity: string;
  readonly unit_price: string;
  readonly discount?: string | undefined;
}): boolean {
  return line.discount === undefined || decimal(line.discount).lte(toCents(grossOf(line)));
}

export const discountOverAmount = {
  path: ['discount'],
  params: { code: 'discount_over_amount' },
  error: 'El descuento supera el valor de la línea.',
};

/** A line of a sale as a person states it. */
export const lineBody = z
  .strictObject({
    code: text(25).optional(),
    auxiliary_code: text(25).optional(),
    description: text(300),
    unit: text(50).optional(),
    quantity: quantityText,
    unit_price: unitPriceText,
    discount: amountText.optional(),
    unsubsidized_price: unitPriceText
      .optional()
      .meta({ description: 'Precio sin el subsidio del Estado (anexos 6 y 7)' }),
    taxes: lineTaxes,
    additional_info: lineAdditionalInfo,
  })
  .refine(isDiscountWithin, discountOverAmount)
  .refine(isSubsidyWithin, {
    path: ['unsubsidized_price'],
    params: { code: 'subsidy_below_price' },
    error: 'El precio sin subsidio no puede ser menor que el precio.',
  })
  .meta({ id: 'line_body' });
export type LineBody = z.output<typeof lineBody>;

/** Most lines have no subsidy: nothing is computed for those. */
function isSubsidyWithin(line: { unit_price: string; unsubsidized_price?: string | undefined }): boolean {
  return line.unsubsidized_price === undefined || decimal(line.unsubsidized_price).gte(line.unit_price);
}

/** Quantity × unit price, exact. */
export function grossOf(line: { readonly quantity: string; readonly unit_price: string }): Decimal {
  return decimal(line.quantity).times(line.unit_price);
}

/** A line of a sale as a resource shows it. `net` = quantity × unit price − discount, before taxes. */
export const line = z
  .strictObject({
    code: z.string().optional(),
    auxiliary_code: z.string().optional(),
    description: z.string(),
    unit: z.string().optional(),
    quantity: z.string(),
    unit_price: z.string(),
    discount: z.string(),
    net: z.string(),
    unsubsidized_price: z.string().optional(),
    taxes: z.array(taxLine),
    additional_info: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  })
  .meta({ id: 'line' });
export type Line = z.output<typeof line>;
