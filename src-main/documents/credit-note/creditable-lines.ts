import type { Line } from '../lines/line.ts';
import { taxValue } from '../lines/rated-tax.ts';
import type { TaxLine, TaxTotal } from '../lines/tax-body.ts';
import type { Invoice } from '../model/invoice.ts';
import { findTaxRate, type TaxRate } from '../taxes/tax-rate.ts';
import { type Decimal, decimal, sum, toCents, zero } from '../values/decimal.ts';

/** A line of an invoice with all that was taken off it. */
export interface CreditableLine {
  readonly line: Line;
  readonly quantity: Decimal;
  /** Its part of the additional discount of its IVA rate. */
  readonly additionalDiscount: Decimal;
  /** The excises whose amount was stated and not computed. */
  readonly statedRates: ReadonlySet<string>;
}

/**
 * The lines of an invoice as a note can credit them. A note's XML has no element for the additional discounts of an
 * invoice, so each line carries its part: otherwise crediting it would give back more than was paid. What a sale
 * charges outside its lines (tip, export costs, charges for third parties) is in none of them.
 */
export function creditableLines({ lines, taxes }: Invoice): readonly CreditableLine[] {
  const statedRates = statedRatesOf(lines, taxes);
  const discounts = additionalDiscounts(lines, taxes);
  return lines.map((line, index) => ({
    line,
    quantity: decimal(line.quantity),
    additionalDiscount: discounts[index] ?? zero,
    statedRates,
  }));
}

/**
 * What each line carries of the additional discounts, by its net value. To the cent, and all parts of a rate make its
 * discount: a part ends where the next begins. A line carries no more than its value.
 */
function additionalDiscounts(lines: readonly Line[], taxes: readonly TaxTotal[]): readonly Decimal[] {
  const parts: Decimal[] = lines.map(() => zero);
  for (const { rate, additional_discount: discount } of taxes) {
    if (discount === undefined) continue;
    const own = [...lines.entries()].filter(([, line]) => line.taxes.some((tax) => tax.rate === rate));
    const net = sum(own.map(([, line]) => decimal(line.net)));
    if (net.eq(zero)) continue;
    const whole = net.lt(discount) ? net : decimal(discount);
    let before = zero;
    for (const [index, line] of own) {
      const after = before.plus(line.net);
      parts[index] = toCents(whole.times(after).div(net)).minus(toCents(whole.times(before).div(net)));
      before = after;
    }
  }
  return parts;
}

/** Stated values do not follow from base and tariff, be it on a line or in the total of their rate. */
function statedRatesOf(lines: readonly Line[], taxes: readonly TaxTotal[]): ReadonlySet<string> {
  const left = new Set(lines.flatMap(leftByPrice).map(({ rate }) => rate));
  return new Set(
    [...lines.flatMap((line) => line.taxes), ...taxes]
      .filter((tax) => isStated(tax) && !left.has(tax.rate))
      .map(({ rate }) => rate),
  );
}

/** The excises that are what a price with taxes left of them: computed, though not from base and tariff. */
function leftByPrice({ unit_price_with_taxes: price, taxes }: Line): readonly TaxLine[] {
  return price === undefined ? [] : taxes.filter(({ type, rate }) => isPercent(findTaxRate(type, rate)));
}

/** Of a mixed excise a body may state the value, of a plain percent never. */
function isPercent(rate: TaxRate | undefined): boolean {
  return rate?.basis === 'percent' && rate.tariffs.length > 0;
}

function isStated(tax: TaxLine | TaxTotal): boolean {
  const rate = findTaxRate(tax.type, tax.rate);
  if (!rate || tax.type === 'iva' || tax.tariff === undefined) return false;
  return !taxValue({ rate, tariff: decimal(tax.tariff), base: decimal(tax.base) }).eq(tax.value);
}
