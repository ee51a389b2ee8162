import { grossOf, type LineBody } from '../lines/line.ts';
import type { TaxBody, TaxLine } from '../lines/tax-body.ts';
import { statedPriceOf } from '../taxes/iva-price.ts';
import { findTaxRate, isTaxType } from '../taxes/tax-rate.ts';
import { type Decimal, decimal, formatAmount, formatQuantity, toCents, zero } from '../values/decimal.ts';
import type { CreditableLine } from './creditable-lines.ts';

/** Which units of a line: those after the first `from`, up to `to`. */
interface Units {
  readonly from: Decimal;
  readonly to: Decimal;
}

/**
 * Some units of an invoice's line, as a line of a note. Amounts of the whole line go with the units, to the cent;
 * taking all the units, at once or part by part, takes all of each amount.
 */
export function creditedPart(part: CreditableLine, { from, to }: Units): LineBody {
  const { line } = part;
  const portion = (amount: Decimal) =>
    toCents(amount.times(to).div(part.quantity)).minus(toCents(amount.times(from).div(part.quantity)));
  const quantity = formatQuantity(to.minus(from));
  // A price stated with taxes gives the same taxes back that it left.
  const price = statedPriceOf(line);
  const worth = toCents(grossOf({ quantity, ...price }));
  const discount = portion(discountOf(part));
  return {
    code: line.code,
    auxiliary_code: line.auxiliary_code,
    description: line.description,
    unit: line.unit,
    quantity,
    ...price,
    // Rounding may leave units of fractions of a cent worth less than their part of the discount.
    discount: formatAmount(discount.lt(worth) ? discount : worth),
    taxes: line.taxes.map((tax) => creditedTax(tax, { part, portion })),
    additional_info: line.additional_info,
  };
}

/** All that was taken off a line; off a price with taxes it was taken with its IVA. */
function discountOf({ line, additionalDiscount }: CreditableLine): Decimal {
  if (line.discount_with_taxes === undefined) return additionalDiscount.plus(line.discount);
  const iva = line.taxes.find(({ type }) => type === 'iva')?.tariff ?? '0';
  return toCents(additionalDiscount.times(decimal(iva).div(100).plus(1))).plus(line.discount_with_taxes);
}

/** A tax at the tariff it was charged at; an excise keeps the base and value that did not follow from its line. */
function creditedTax(
  tax: TaxLine,
  { part, portion }: { part: CreditableLine; portion: (amount: Decimal) => Decimal },
): TaxBody {
  const { type, rate, tariff } = tax;
  // What credits a line by its code was checked before for the existence of its rate.
  if (!isTaxType(type)) throw new Error(`tax ${type} is not in the tables`);
  if (type === 'iva') return { type, rate };
  return {
    type,
    rate,
    tariff,
    ...(hasOwnBase(tax, part) && { base: formatAmount(portion(decimal(tax.base))) }),
    ...(part.statedRates.has(rate) && { value: formatAmount(portion(decimal(tax.value))) }),
  };
}

/** The additional discount lowers the base of IVA, not that of a percent of ICE (SRI reference §8). */
function hasOwnBase(tax: TaxLine, { line, quantity, additionalDiscount }: CreditableLine): boolean {
  const isPercent = findTaxRate(tax.type, tax.rate)?.basis === 'percent';
  if (isPercent && additionalDiscount.gt(zero)) return true;
  return !(isPercent ? decimal(line.net) : toCents(quantity)).eq(tax.base);
}
