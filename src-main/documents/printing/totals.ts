import type { Line } from '../lines/line.ts';
import type { TaxTotal } from '../lines/tax-body.ts';
import { findTaxRate, isTaxType } from '../taxes/tax-rate.ts';
import { unknownCode } from '../values/as-written.ts';
import { type Decimal, decimal, formatAmount, sum, zero } from '../values/decimal.ts';
import type { PrintedTotal } from './printed.ts';

export function plainTotal(label: string, amount: string): PrintedTotal {
  return { label, amount, strong: false };
}

/** Only what carries a value is shown. */
export function totalWhenAny(label: string, amount: string): PrintedTotal[] {
  return decimal(amount).eq(0) ? [] : [plainTotal(label, amount)];
}

export function strongTotal(label: string, amount: string): PrintedTotal {
  return { label, amount, strong: true };
}

/** `SUBTOTAL 15 %` for each IVA rate of a sale. Subtotals are net of taxes: the IVA base would count the ICE too. */
export function rateSubtotals(
  taxes: readonly TaxTotal[],
  lines: readonly Pick<Line, 'net' | 'taxes'>[],
): PrintedTotal[] {
  return ivaOf(taxes).map(({ rate }) => plainTotal(`SUBTOTAL ${ivaLabel(rate)}`, netAtRate(lines, rate)));
}

/** ICE, IVA by rate, what of it is refunded, the bottle tax, and taxes that others charged and no table has. */
export function taxLines({
  taxes,
  ice,
  irbpnr,
}: {
  taxes: readonly TaxTotal[];
  ice: string;
  irbpnr: string;
}): PrintedTotal[] {
  return [
    ...totalWhenAny('ICE', ice),
    ...ivaOf(taxes).flatMap(({ rate, value }) => totalWhenAny(`IVA ${ivaLabel(rate)}`, value)),
    ...totalWhenAny('DEVOLUCIÓN IVA', sumOf(taxes.map(({ refund }) => refund))),
    ...totalWhenAny('IRBPNR', irbpnr),
    ...unknownTaxes(taxes),
  ];
}

/** Without them the lines would not add up to the total. */
function unknownTaxes(taxes: readonly TaxTotal[]): PrintedTotal[] {
  const unknown = taxes.filter(({ type }) => !isTaxType(type));
  return [...new Set(unknown.map(({ type }) => type))].flatMap((type) =>
    totalWhenAny(
      unknownCode(type),
      sumOf(unknown.filter((tax) => tax.type === type).map(({ value }) => value)),
    ),
  );
}

export function ivaLabel(rate: string): string {
  return findTaxRate('iva', rate)?.label.toUpperCase() ?? unknownCode(rate);
}

/** Amounts added up; what is absent counts nothing. */
export function sumOf(amounts: readonly (string | undefined)[]): string {
  return formatAmount(sum(amounts.map((amount) => decimal(amount ?? '0'))));
}

function ivaOf(taxes: readonly TaxTotal[]): readonly TaxTotal[] {
  return taxes.filter(({ type }) => type === 'iva');
}

function netAtRate(lines: readonly Pick<Line, 'net' | 'taxes'>[], rate: string): string {
  return sumOf(lines.filter(({ taxes }) => taxes.some((tax) => tax.rate === rate)).map(({ net }) => net));
}

/** What the sale would have cost without the subsidy, and what is saved, both with IVA (annexes 6 and 7). */
export function subsidyTotals(lines: readonly Line[], total: string): PrintedTotal[] {
  const saved = formatAmount(sum(lines.map(savedOn)));
  if (decimal(saved).eq(0)) return [];
  return [
    plainTotal('VALOR TOTAL SIN SUBSIDIO', sumOf([total, saved])),
    plainTotal('AHORRO POR SUBSIDIO (incluye IVA)', saved),
  ];
}

function savedOn({ unsubsidized_price: price, unit_price, quantity, taxes }: Line): Decimal {
  if (price === undefined) return zero;
  const subsidy = decimal(price).minus(unit_price).times(quantity);
  const iva = taxes.find(({ type }) => type === 'iva')?.tariff ?? '0';
  return subsidy.plus(subsidy.times(iva).times('0.01'));
}
