import { z } from 'zod';
import { lineAdditionalInfo } from '../body/common-body.ts';
import { amountText, quantityText, unitPriceText } from '../values/amounts.ts';
import { type Decimal, decimal, toCents } from '../values/decimal.ts';
import { namedObject } from '../values/named-object.ts';
import { text } from '../values/text.ts';
import { lineTaxes, taxLine } from './tax-body.ts';

/** What a line of a sale says of its price: with its taxes or without them. */
export interface PricedLine {
  readonly quantity: string;
  readonly unit_price?: string | undefined;
  readonly unit_price_with_taxes?: string | undefined;
}

/** The discount of a line is at most what it is worth, in cents; it includes taxes where the price does. */
export function isDiscountWithin(line: PricedLine & { readonly discount?: string | undefined }): boolean {
  return line.discount === undefined || decimal(line.discount).lte(toCents(grossOf(line)));
}

export const discountOverAmount = {
  path: ['discount'],
  params: { code: 'discount_over_amount' },
  error: 'El descuento supera el valor de la línea.',
};

/** A line says one price. Asked whatever else is wrong with the line, so that all faults are reported at once. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

export const priceStated = {
  ...always,
  path: ['unit_price'],
  params: { code: 'required' },
  error: 'Es obligatorio: el precio sin impuestos o, en «unit_price_with_taxes», con ellos.',
};

export const priceStatedOnce = {
  ...always,
  path: ['unit_price_with_taxes'],
  params: { code: 'not_allowed_here' },
  error: 'El precio ya consta sin impuestos en «unit_price»: indique uno de los dos.',
};

export function isPriceStated(line: Partial<PricedLine>): boolean {
  return line.unit_price !== undefined || line.unit_price_with_taxes !== undefined;
}

export function isPriceStatedOnce(line: Partial<PricedLine>): boolean {
  return line.unit_price === undefined || line.unit_price_with_taxes === undefined;
}

/** A line of a sale as a person states it. */
export const lineBody = z
  .strictObject({
    code: text(25).optional(),
    auxiliary_code: text(25).optional(),
    description: text(300),
    unit: text(50).optional(),
    quantity: quantityText,
    unit_price: unitPriceText.optional(),
    unit_price_with_taxes: unitPriceText.optional().meta({
      description: 'En lugar de «unit_price»: lo que paga el cliente por uno, con todos sus impuestos',
    }),
    discount: amountText.optional(),
    unsubsidized_price: unitPriceText
      .optional()
      .meta({ description: 'Precio sin el subsidio del Estado (anexos 6 y 7)' }),
    taxes: lineTaxes,
    additional_info: lineAdditionalInfo,
  })
  .refine(isPriceStated, priceStated)
  .refine(isPriceStatedOnce, priceStatedOnce)
  .refine(isDiscountWithin, discountOverAmount)
  .refine(isSubsidyOfNetPrice, {
    path: ['unsubsidized_price'],
    params: { code: 'not_allowed_here' },
    error: 'Un precio con subsidio se indica sin impuestos, en «unit_price».',
  })
  .refine(isSubsidyWithin, {
    path: ['unsubsidized_price'],
    params: { code: 'subsidy_below_price' },
    error: 'El precio sin subsidio no puede ser menor que el precio.',
  })
  .meta({ id: 'line_body' });
export type LineBody = z.output<typeof lineBody>;

interface SubsidizedLine extends PricedLine {
  readonly unsubsidized_price?: string | undefined;
}

function isSubsidyOfNetPrice(line: SubsidizedLine): boolean {
  return line.unsubsidized_price === undefined || line.unit_price_with_taxes === undefined;
}

/** Most lines have no subsidy: nothing is computed for those. */
function isSubsidyWithin(line: SubsidizedLine): boolean {
  if (line.unsubsidized_price === undefined || line.unit_price === undefined) return true;
  return decimal(line.unsubsidized_price).gte(line.unit_price);
}

/** Quantity × price, exact; with taxes where the price includes them. */
export function grossOf({ quantity, unit_price, unit_price_with_taxes }: PricedLine): Decimal {
  return decimal(quantity).times(unit_price ?? unit_price_with_taxes ?? '0');
}

/** Whether two lines of documents are of one price: of prices with taxes those count, for the others follow from them. */
export function isSamePrice(one: Line, other: Line): boolean {
  return one.unit_price_with_taxes === undefined || other.unit_price_with_taxes === undefined
    ? one.unit_price === other.unit_price
    : one.unit_price_with_taxes === other.unit_price_with_taxes;
}

/** A line of a sale as a resource shows it. `net` = quantity × unit price − discount, before taxes. */
export const line = namedObject('line', {
  code: z.string().optional(),
  auxiliary_code: z.string().optional(),
  description: z.string(),
  unit: z.string().optional(),
  quantity: z.string(),
  unit_price: z.string(),
  discount: z.string(),
  net: z.string(),
  unit_price_with_taxes: z
    .string()
    .optional()
    .meta({ description: 'El precio como se indicó, con sus impuestos; de él salen los demás' }),
  discount_with_taxes: z.string().optional(),
  total_with_taxes: z.string().optional().meta({ description: 'Lo que paga el cliente por la línea' }),
  unsubsidized_price: z.string().optional(),
  taxes: z.array(taxLine),
  additional_info: z.array(z.strictObject({ name: z.string(), value: z.string() })),
});
export type Line = z.output<typeof line>;
