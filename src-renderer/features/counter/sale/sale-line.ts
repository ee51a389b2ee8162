import { z } from 'zod';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import type { ApprovalSubject } from '../../../../src-main/contract/counter/approval-subject.ts';
import type { LineBody } from '../../../../src-main/documents/lines/line.ts';
import { ivaRows } from '../../../../src-main/documents/taxes/iva.ts';
import {
  netPriceOf,
  type StatedPrice,
  statedAs,
  statedPriceOf,
} from '../../../../src-main/documents/taxes/iva-price.ts';
import { isTourismDay } from '../../../../src-main/documents/taxes/tourism-days.ts';
import { amountText, quantityText, unitPriceText } from '../../../../src-main/documents/values/amounts.ts';
import { type Decimal, decimal, formatAmount } from '../../../../src-main/documents/values/decimal.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';

/** What a product costs: its own price, and those of the price lists it is in. */
const productPrices = z.object({
  normal: unitPriceText,
  normalWithIva: unitPriceText.optional(),
  lists: z.array(
    z.object({
      price_list_id: z.string(),
      unit_price: unitPriceText,
      unit_price_with_taxes: unitPriceText.optional(),
    }),
  ),
});

/** What a line costs with the IVA it has. */
const statedTerms = z.object({
  iva: z.enum(keysOf(ivaRows)),
  unitPrice: unitPriceText,
  includesIva: z.boolean().optional(),
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
  /** Before IVA, unless `includesIva`. */
  unitPrice: unitPriceText,
  /** The price was stated with IVA: the customer pays exactly that, and a discount is with IVA as well. */
  includesIva: z.boolean().optional(),
  /** Dollars off the whole line. */
  discount: amountText,
  /** That the discount was typed as a percent: it follows the quantity and the price. */
  discountPercent: z.string().optional(),
  iva: z.enum(keysOf(ivaRows)),
  /** Sold at the rate of tourism: what it had before. */
  usual: statedTerms.optional(),
  /** What the document says of this line. */
  note: z.string().optional(),
  /** Absent on a free line. */
  prices: productPrices.optional(),
  /** From a label of the scale: a package of its own, which no other is added to. */
  isWeighed: z.boolean().optional(),
  /** Of its product, which promotions may be for. */
  category: z.string().optional(),
  /** What the discount comes from; absent on one that somebody gave. */
  promotion: z.object({ id: z.string(), name: z.string() }).optional(),
  /** Somebody took its promotion off, or gave another discount in its stead. */
  isPromotionOff: z.boolean().optional(),
  /** Somebody set this price by hand: no price list changes it any more. */
  isOwnPrice: z.boolean().optional(),
  /** A discount over the limit that somebody who may has allowed. */
  isDiscountAllowed: z.boolean().optional(),
});
export type SaleLine = Readonly<z.output<typeof saleLine>>;

export type NewSaleLine = Omit<SaleLine, 'key'>;

/** What may be changed of a line that stands. */
export type LineChange = Partial<
  Pick<
    SaleLine,
    | 'quantity'
    | 'unitPrice'
    | 'includesIva'
    | 'discount'
    | 'discountPercent'
    | 'note'
    | 'isDiscountAllowed'
    | 'isPromotionOff'
  >
> & { readonly isTourism?: boolean };

/** What one costs, and whether that is with IVA. */
export type LinePrice = Pick<SaleLine, 'unitPrice' | 'includesIva'>;

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
    ...linePriceOf(priceIn(prices, priceListId)),
    discount: '0',
    iva: product.iva,
    ...(product.category !== undefined && { category: product.category }),
    prices,
  };
}

function pricesOf({ unit_price, unit_price_with_taxes, prices }: ProductResource) {
  return { normal: unit_price, normalWithIva: unit_price_with_taxes, lists: prices };
}

/** What one costs by a price list, as it was stated. */
export function priceOfProduct(product: ProductResource, priceListId: string | undefined): StatedPrice {
  return priceIn(pricesOf(product), priceListId);
}

/** The line by the prices of a list: what was priced by hand stays, and so does what has no price there. */
export function repriceLine(line: SaleLine, priceListId: string | undefined): SaleLine {
  if (!line.prices || line.isOwnPrice) return line;
  if (line.usual) return atTourismRate(repriceLine(atUsualRate(line), priceListId));
  return withFittingDiscount({ ...line, ...linePriceOf(priceIn(line.prices, priceListId)) });
}

function priceIn(
  { normal, normalWithIva, lists }: z.output<typeof productPrices>,
  priceListId: string | undefined,
): StatedPrice {
  return statedPriceOf(
    lists.find((price) => price.price_list_id === priceListId) ?? {
      unit_price: normal,
      unit_price_with_taxes: normalWithIva,
    },
  );
}

/** A stated price as a line of a sale has it. */
export function linePriceOf({ unit_price = '0', unit_price_with_taxes }: StatedPrice): LinePrice {
  return unit_price_with_taxes === undefined
    ? { unitPrice: unit_price, includesIva: false }
    : { unitPrice: unit_price_with_taxes, includesIva: true };
}

/** What somebody allows of a line whose price is not the shop's: so many of it at that price. */
export function ownPriceOf({ code, description, unitPrice, quantity }: NewSaleLine): ApprovalSubject {
  return { item: code ?? description, unit_price: unitPrice, quantity };
}

/**
 * A new discount has to be allowed anew, takes the place of a promotion, and as a percent goes on being one; so many dollars
 * of less are a larger one.
 */
export function changeLine(line: SaleLine, { isTourism, isPromotionOff, ...change }: LineChange): SaleLine {
  if (isTourism !== undefined) return isTourism ? atTourismRate(line) : atUsualRate(line);
  if (isPromotionOff !== undefined) return withoutDiscount({ ...line, isPromotionOff });
  const isPriced = change.unitPrice !== undefined && !isSamePrice(line, { ...line, ...change });
  const isDiscounted = change.discount !== undefined || change.discountPercent !== undefined;
  const isLarger = line.discountPercent === undefined && worthOf({ ...line, ...change }).lt(worthOf(line));
  return withFittingDiscount({
    ...line,
    ...(isLarger && { isDiscountAllowed: false }),
    ...(isDiscounted && { discountPercent: undefined, isDiscountAllowed: false }),
    ...(isDiscounted && line.promotion && { promotion: undefined, isPromotionOff: true }),
    ...change,
    ...(isPriced && { isOwnPrice: true }),
  });
}

function withoutDiscount(line: SaleLine): SaleLine {
  return {
    ...line,
    discount: '0',
    discountPercent: undefined,
    promotion: undefined,
    isDiscountAllowed: false,
  };
}

/** Whether a line can be sold, or no longer sold, at the rate of tourism, which lowers the general one on some days. */
export function mayBeTourism({ iva, usual }: SaleLine, date: string): boolean {
  return usual !== undefined || (iva === 'iva_15' && isTourismDay(date));
}

/** The price before IVA stays: the customer pays the lower tax. */
function atTourismRate(line: SaleLine): SaleLine {
  const { iva, unitPrice, includesIva } = line;
  return withFittingDiscount({
    ...line,
    iva: 'iva_8',
    unitPrice: netPriceOf(statedAs(unitPrice, includesIva === true), iva),
    includesIva: false,
    usual: { iva, unitPrice, includesIva },
  });
}

/** A price that was changed meanwhile stays, before IVA. */
function atUsualRate({ usual, ...line }: SaleLine): SaleLine {
  if (!usual) return line;
  const isRepriced = line.unitPrice !== atTourismRate({ ...line, ...usual }).unitPrice;
  return withFittingDiscount({ ...line, ...(isRepriced ? { iva: usual.iva } : usual) });
}

/** A line of a sale that goes on on a day, YYYY-MM-DD: the rate of tourism holds on its days alone. */
export function lineOfDay(line: SaleLine, day: string): SaleLine {
  return line.usual !== undefined && !isTourismDay(day) ? atUsualRate(line) : line;
}

/** Whether two lines cost the same for one, stated the same way. */
export function isSamePrice(one: LinePrice, other: LinePrice): boolean {
  return one.unitPrice === other.unitPrice && (one.includesIva ?? false) === (other.includesIva ?? false);
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
  const { code, description, unit, quantity, iva, note } = line;
  return {
    ...(code !== undefined && { code }),
    description,
    ...(unit !== undefined && { unit }),
    quantity,
    ...statedAs(line.unitPrice, line.includesIva === true),
    ...(Number(discount) > 0 && { discount }),
    taxes: [{ type: 'iva', rate: iva }],
    ...(note !== undefined && note !== '' && { additional_info: [{ name: NOTE_NAME, value: note }] }),
  } as const satisfies Partial<LineBody>;
}
