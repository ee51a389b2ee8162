import { type Decimal, decimal, sum, toCents, zero } from '../../values/decimal.ts';
import { type RatedTax, taxValue } from '../rated-tax.ts';
import { fitUnitPrice } from './fit-unit-price.ts';
import { deflated, shareOut } from './share-out.ts';

/** A line whose price and discount include all its taxes. */
export interface LineWithTaxes {
  readonly quantity: Decimal;
  readonly price: Decimal;
  /** Cents. */
  readonly discount: Decimal;
  readonly taxes: readonly RatedTax[];
}

/** The same line as a document states it. The net value and the values of the taxes add up to `gross`. */
export interface LineWithoutTaxes {
  /** What the customer pays for the line: round2(quantity × price − discount). */
  readonly gross: Decimal;
  readonly unitPrice: Decimal;
  readonly discount: Decimal;
  readonly net: Decimal;
  /** In the order in which the taxes were given. */
  readonly taxes: readonly { readonly base: Decimal; readonly value: Decimal }[];
}

/**
 * Takes the taxes out of prices that include them, for all lines of a document together (SRI reference §8, "Tolerance").
 * The price is the fact and IVA the remainder: of what is charged at a rate the base is round2(gross ÷ (1 + rate)) and
 * IVA all the rest, less than a cent from base × rate. Excises of a percent are taken out of the base of IVA in the same
 * way, so much a unit as it is; bottle tax is no part of that base.
 *
 * A price that does not cover its taxes leaves a net value below zero, which the caller has to refuse.
 */
export function takeTaxesOut(lines: readonly LineWithTaxes[]): readonly LineWithoutTaxes[] {
  const parts = lines.map(partsOf);
  const ivaBases = deflated(
    parts.map(({ gross, bottles, iva }) => ({
      group: iva.rate.slug,
      amount: gross.minus(bottles),
      factor: factorOf([iva]),
    })),
  );
  const nets = deflated(
    parts.map(({ fixed, percents }, index) => ({
      group: percents.map(({ rate, tariff }) => `${rate.slug} ${tariff.toFixed()}`).join(),
      amount: (ivaBases[index] ?? zero).minus(fixed),
      factor: factorOf(percents),
    })),
  );
  return parts.map((part, index) =>
    lineOf(part, { ivaBase: ivaBases[index] ?? zero, net: nets[index] ?? zero }),
  );
}

interface Parts {
  readonly line: LineWithTaxes;
  readonly gross: Decimal;
  readonly iva: RatedTax;
  readonly bottles: Decimal;
  /** Excises that do not depend on the price, together. */
  readonly fixed: Decimal;
  readonly percents: readonly RatedTax[];
}

function partsOf(line: LineWithTaxes): Parts {
  const { quantity, price, discount, taxes } = line;
  const iva = taxes.find(({ rate }) => rate.type === 'iva');
  if (!iva) throw new Error('a line has no IVA: the body was not checked');
  const exact = quantity.times(price).minus(discount);
  const fixedOf = (type: 'ice' | 'irbpnr') =>
    sum(
      taxes
        .filter((tax) => tax.rate.type === type && isFixed(tax))
        .map((tax) => fixedAmounts(tax, quantity).value),
    );
  return {
    line,
    gross: exact.lt(zero) ? zero : toCents(exact),
    iva,
    bottles: fixedOf('irbpnr'),
    fixed: fixedOf('ice'),
    percents: taxes.filter((tax) => tax.rate.type === 'ice' && !isFixed(tax)),
  };
}

/** Whether a tax follows from the units, or from what the body states, and not from the price. */
function isFixed({ body, rate }: RatedTax): boolean {
  return rate.basis === 'per_unit' || body.base !== undefined || body.value !== undefined;
}

function fixedAmounts({ body, rate, tariff }: RatedTax, units: Decimal): { base: Decimal; value: Decimal } {
  const base = body.base === undefined ? toCents(units) : decimal(body.base);
  return { base, value: body.value === undefined ? taxValue({ rate, tariff, base }) : decimal(body.value) };
}

function factorOf(percents: readonly RatedTax[]): Decimal {
  return sum(percents.map(({ tariff }) => tariff))
    .div(100)
    .plus(1);
}

function lineOf(
  { line, gross, iva, bottles, fixed, percents }: Parts,
  { ivaBase, net }: { ivaBase: Decimal; net: Decimal },
): LineWithoutTaxes {
  const { quantity, taxes } = line;
  const factor = factorOf([iva]).times(factorOf(percents));
  const discount = toCents(line.discount.div(factor));
  const fitted = fitUnitPrice({ quantity, net, discount }, line.price.div(factor));
  const excise = ivaBase.minus(fixed).minus(net);
  const weight = sum(percents.map(({ tariff }) => tariff));
  const shares = shareOut(
    excise,
    percents.map(({ tariff }) => (weight.eq(zero) ? zero : excise.times(tariff).div(weight))),
  );
  return {
    gross,
    ...fitted,
    net,
    taxes: taxes.map((tax) => {
      if (tax === iva) return { base: ivaBase, value: gross.minus(bottles).minus(ivaBase) };
      const index = percents.indexOf(tax);
      if (index >= 0) return { base: net, value: shares[index] ?? zero };
      const amounts = fixedAmounts(tax, quantity);
      const isOnPrice = tax.rate.basis === 'percent' && tax.body.base === undefined;
      return isOnPrice ? { ...amounts, base: net } : amounts;
    }),
  };
}
