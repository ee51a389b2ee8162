import { z } from 'zod';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import type { LineBody } from '../../../../src-main/documents/lines/line.ts';
import { ivaRows } from '../../../../src-main/documents/taxes/iva.ts';
import { amountText, quantityText, unitPriceText } from '../../../../src-main/documents/values/amounts.ts';
import { type Decimal, decimal, formatAmount } from '../../../../src-main/documents/values/decimal.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';

/** What a product costs: its own price, and those of the price lists it is in. */
const productPrices = z.object({
  normal: unitPriceText,
  lists: z.array(z.object({ price_list_id: z.string(), unit_price: unitPriceText })),
});

/** A line of the sale in hand. Numbers are the wire's decimal texts and always valid. */
export const saleLine = z.object({
  key: z.string(),
  /** Absent on a free line. */
  productId: z.string().optional(),
  code: z.string().optional(),
  description: z.string(),
  unit: z.string().optional(),
  quantity: quantityText,
  /** Before IVA. */
  unitPrice: unitPriceText,
  /** Dollars off the whole line. */
  discount: amountText,
  /** That the discount was said as a percent: it follows the quantity and the price. */
  discountPercent: z.string().optional(),
  iva: z.enum(keysOf(ivaRows)),
  /** What the document says of this line. */
  note: z.string().optional(),
  /** Absent on a free line. */
  prices: productPrices.optional(),
  /** Somebody set this price by hand: no price list changes it any more. */
  isOwnPrice: z.boolean().optional(),
  /** A discount over the limit that somebody who may has allowed. */
  isDiscountAllowed: z.boolean().optional(),
});
export type SaleLine = Readonly<z.output<typeof saleLine>>;

export type NewSaleLine = Omit<SaleLine, 'key'>;

/** What may be changed of a line that stands. */
export type LineChange = Partial<
  Pick<SaleLine, 'quantity' | 'unitPrice' | 'discount' | 'discountPercent' | 'note' | 'isDiscountAllowed'>
>;

/** `priceListId`: of the price list sold by; without a price there, the normal one. */
export function lineOfProduct(
  product: ProductResource,
  quantity: string,
  priceListId?: string | undefined,
): NewSaleLine {
  const prices = pricesOf(product);
  return {
    productId: product.id,
    code: product.code,
    description: product.name,
    ...(product.unit !== undefined && { unit: product.unit }),
    quantity,
    unitPrice: priceIn(prices, priceListId),
    discount: '0',
    iva: product.iva,
    prices,
  };
}

function pricesOf({ unit_price, prices }: ProductResource) {
  return { normal: unit_price, lists: prices };
}

/** What one costs by a price list, before IVA. */
export function priceOfProduct(product: ProductResource, priceListId: string | undefined): string {
  return priceIn(pricesOf(product), priceListId);
}

/** The line by the prices of a list: what was priced by hand stays, and so does what has no price there. */
export function repriceLine(line: SaleLine, priceListId: string | undefined): SaleLine {
  if (!line.prices || line.isOwnPrice) return line;
  return withFittingDiscount({ ...line, unitPrice: priceIn(line.prices, priceListId) });
}

function priceIn(prices: z.output<typeof productPrices>, priceListId: string | undefined): string {
  return prices.lists.find((price) => price.price_list_id === priceListId)?.unit_price ?? prices.normal;
}

/** A new discount has to be allowed anew, and a percent goes on being one; so many dollars of less are a larger one. */
export function changeLine(line: SaleLine, change: LineChange): SaleLine {
  const isPriced = change.unitPrice !== undefined && change.unitPrice !== line.unitPrice;
  const isDiscounted = change.discount !== undefined || change.discountPercent !== undefined;
  const isLarger = line.discountPercent === undefined && worthOf({ ...line, ...change }).lt(worthOf(line));
  return withFittingDiscount({
    ...line,
    ...(isLarger && { isDiscountAllowed: false }),
    ...(isDiscounted && { discountPercent: undefined, isDiscountAllowed: false }),
    ...change,
    ...(isPriced && { isOwnPrice: true }),
  });
}

function worthOf({ quantity, unitPrice }: Pick<SaleLine, 'quantity' | 'unitPrice'>): Decimal {
  return decimal(quantity).times(unitPrice);
}

function withFittingDiscount(line: SaleLine): SaleLine {
  if (line.discountPercent === undefined) return line;
  return { ...line, discount: percentOf(line, line.discountPercent) };
}

/** A percent of what a line is worth, in dollars. */
export function percentOf(
  { quantity, unitPrice }: Pick<SaleLine, 'quantity' | 'unitPrice'>,
  percent: string,
): string {
  return formatAmount(worthOf({ quantity, unitPrice }).times(percent).div(100));
}

/** What the authority's schema calls a line's own remark; the printed document shows it under the description. */
const NOTE_NAME = 'Nota';

/** The line as the issuing call takes it; `discount` is its own and its share of the whole sale's. */
export function lineBodyOf(line: SaleLine, discount: string = line.discount) {
  const { code, description, unit, quantity, unitPrice, iva, note } = line;
  return {
    ...(code !== undefined && { code }),
    description,
    ...(unit !== undefined && { unit }),
    quantity,
    unit_price: unitPrice,
    ...(Number(discount) > 0 && { discount }),
    taxes: [{ type: 'iva', rate: iva }],
    ...(note !== undefined && note !== '' && { additional_info: [{ name: NOTE_NAME, value: note }] }),
  } as const satisfies Partial<LineBody>;
}
