import type { TaxRate, TaxType } from '../../taxes/tax-rate.ts';
import {
  type Decimal,
  decimal,
  formatAmount,
  formatQuantity,
  formatUnitPrice,
  sum,
  toCents,
  zero,
} from '../../values/decimal.ts';
import type { Line, LineBody } from '../line.ts';
import type { LineWithoutTaxes } from '../price-with-taxes/take-taxes-out.ts';
import { type RatedTax, ratedTaxOf, taxValue } from '../rated-tax.ts';

/** A line with its numbers still exact: totals are summed from these, never from rounded text. */
export interface ComputedLine {
  readonly line: Line;
  readonly net: Decimal;
  readonly discount: Decimal;
  /** (Unsubsidized price − price) × quantity, exact: rounded once, in the document's total. */
  readonly subsidy: Decimal;
  readonly taxes: readonly ComputedTax[];
}

export interface ComputedTax {
  readonly rate: TaxRate;
  readonly tariff: Decimal;
  readonly base: Decimal;
  readonly value: Decimal;
  /** The body stated the value itself: the total adds such values instead of recomputing them. */
  readonly stated: boolean;
  /** It is what a price with taxes left: the total adds it to what is computed of the other lines. */
  readonly left: boolean;
}

/**
 * Computes a checked line: each tax on its base, and IVA on the net price plus the excises (SRI reference §8).
 * Bottle tax is no part of the IVA base. `date` is the day whose tariffs apply, YYYY-MM-DD; `withoutTaxes` is what is left of a
 * price with taxes, which only all lines of a document together tell.
 */
export function computeLine(
  body: LineBody,
  { date, withoutTaxes }: { readonly date: string; readonly withoutTaxes?: LineWithoutTaxes | undefined },
): ComputedLine {
  const rated = body.taxes.map((tax) => ratedTaxOf(tax, date));
  const amounts = withoutTaxes ? takenAmounts(withoutTaxes, rated) : netAmounts(body, rated);
  const { unitPrice, discount, net } = amounts;
  const quantity = decimal(body.quantity);
  const taxes = (['iva', 'ice', 'irbpnr'] as const).flatMap((type) =>
    amounts.taxes.filter(({ rate }) => rate.type === type),
  );
  return {
    line: {
      code: body.code,
      auxiliary_code: body.auxiliary_code,
      description: body.description,
      unit: body.unit,
      quantity: formatQuantity(quantity),
      unit_price: formatUnitPrice(unitPrice),
      discount: formatAmount(discount),
      net: formatAmount(net),
      ...(withoutTaxes && pricedWithTaxes(body, withoutTaxes)),
      unsubsidized_price:
        body.unsubsidized_price === undefined ? undefined : formatUnitPrice(decimal(body.unsubsidized_price)),
      taxes: taxes.map(({ rate, tariff, base, value }) => ({
        type: rate.type,
        rate: rate.slug,
        tariff: formatAmount(tariff),
        base: formatAmount(base),
        value: formatAmount(value),
      })),
      additional_info: body.additional_info,
    },
    net,
    discount,
    subsidy:
      body.unsubsidized_price === undefined
        ? zero
        : decimal(body.unsubsidized_price).minus(unitPrice).times(quantity),
    taxes,
  };
}

interface LineAmounts {
  readonly unitPrice: Decimal;
  readonly discount: Decimal;
  readonly net: Decimal;
  readonly taxes: readonly ComputedTax[];
}

function netAmounts(body: LineBody, rated: readonly RatedTax[]): LineAmounts {
  const quantity = decimal(body.quantity);
  const unitPrice = decimal(body.unit_price ?? '0');
  const discount = body.discount === undefined ? zero : decimal(body.discount);
  const net = netOf(quantity.times(unitPrice), discount);
  const computed = (type: TaxType, amount: Decimal) =>
    rated.filter(({ rate }) => rate.type === type).map((tax) => computeTax(tax, { amount, quantity }));
  const excises = computed('ice', net);
  const iva = computed('iva', net.plus(sum(excises.map(({ value }) => value))));
  return { unitPrice, discount, net, taxes: [...iva, ...excises, ...computed('irbpnr', net)] };
}

function takenAmounts(withoutTaxes: LineWithoutTaxes, rated: readonly RatedTax[]): LineAmounts {
  return {
    ...withoutTaxes,
    taxes: rated.map(({ body, rate, tariff }, index) => {
      const { base = zero, value = zero } = withoutTaxes.taxes[index] ?? {};
      const stated = body.value !== undefined;
      return { rate, tariff, base, value, stated, left: !stated && rate.basis === 'percent' };
    }),
  };
}

function pricedWithTaxes(body: LineBody, { gross }: LineWithoutTaxes) {
  return {
    unit_price_with_taxes: formatUnitPrice(decimal(body.unit_price_with_taxes ?? '0')),
    discount_with_taxes: formatAmount(decimal(body.discount ?? '0')),
    total_with_taxes: formatAmount(gross),
  };
}

/**
 * In cents, half up. Discounting a line in full may leave a fraction of a cent below zero, because its price has
 * six decimals and the discount two: that is zero.
 */
function netOf(gross: Decimal, discount: Decimal): Decimal {
  const exact = gross.minus(discount);
  return exact.lt(zero) ? zero : toCents(exact);
}

/** A percent is applied to the price, an amount per unit to the units; the body may state base or value itself. */
function computeTax(
  { body, rate, tariff }: RatedTax,
  { amount, quantity }: { amount: Decimal; quantity: Decimal },
): ComputedTax {
  const base =
    body.base === undefined ? toCents(rate.basis === 'percent' ? amount : quantity) : decimal(body.base);
  const value = body.value === undefined ? taxValue({ rate, tariff, base }) : decimal(body.value);
  return { rate, tariff, base, value, stated: body.value !== undefined, left: false };
}
