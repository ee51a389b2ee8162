import { findTaxRate, tariffOn } from '../../../../src-main/documents/taxes/tax-rate.ts';
import type { InvoiceInput, LineInput } from '../../../support/builders/invoice-body.ts';
import { ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';

type TaxInput = LineInput['taxes'][number];

interface ExpectedTax {
  readonly slug: string;
  readonly type: TaxInput['type'];
  readonly perUnit: boolean;
  /** Hundredths. */
  readonly tariff: bigint;
  /** Cents. */
  readonly base: bigint;
  readonly value: bigint;
  readonly stated: boolean;
}

/**
 * The totals of an invoice by the formula of SRI reference §8, in whole numbers of cents and without any code of the
 * product but its table of rates: what the product computes must agree to the cent.
 */
export function expectedTotals(body: InvoiceInput) {
  const lines = body.lines.map(expectedLine);
  const groups = Map.groupBy(
    lines.flatMap((line) => line.taxes),
    ({ slug }) => slug,
  );
  const totals = [...groups].map(([slug, group]) => ({ slug, type: group[0]?.type, ...totalOf(group) }));
  const ofType = (type: TaxInput['type']) =>
    total(totals.filter((tax) => tax.type === type).map(({ value }) => value));
  const subtotal = total(lines.map(({ net }) => net));
  const tip = units(body.tip ?? '0', 2);
  const taxed = ofType('iva') + ofType('ice') + ofType('irbpnr');
  return {
    nets: lines.map(({ net }) => money(net)),
    subtotal: money(subtotal),
    discount: money(total(body.lines.map(({ discount }) => units(discount ?? '0', 2)))),
    iva: money(ofType('iva')),
    ice: money(ofType('ice')),
    irbpnr: money(ofType('irbpnr')),
    tip: money(tip),
    total: money(subtotal + taxed + tip),
    taxes: new Map(totals.map(({ slug, base, value }) => [slug, { base: money(base), value: money(value) }])),
  };
}

function expectedLine(line: LineInput): { net: bigint; taxes: ExpectedTax[] } {
  const quantity = units(line.quantity, 6);
  const gross = quantity * units(line.unit_price ?? '0', 6);
  const exact = gross - units(line.discount ?? '0', 2) * 10n ** 10n;
  const net = exact < 0n ? 0n : halfUp(exact, 10n ** 10n);
  const count = halfUp(quantity, 10n ** 4n);
  const taxesOf = (type: TaxInput['type'], price: bigint) =>
    line.taxes.filter((tax) => tax.type === type).map((tax) => expectedTax(tax, { price, count }));
  const ice = taxesOf('ice', net);
  return {
    net,
    taxes: [...taxesOf('iva', net + total(ice.map(({ value }) => value))), ...ice, ...taxesOf('irbpnr', net)],
  };
}

function expectedTax(tax: TaxInput, { price, count }: { price: bigint; count: bigint }): ExpectedTax {
  const rate = findTaxRate(tax.type, tax.rate);
  const perUnit = rate?.basis === 'per_unit';
  const tariff = units(tax.tariff ?? (rate && tariffOn(rate, ISSUE_DATE)) ?? '0', 2);
  const base = tax.base === undefined ? (perUnit ? count : price) : units(tax.base, 2);
  const value = tax.value === undefined ? applied({ base, tariff, perUnit }) : units(tax.value, 2);
  return { slug: tax.rate, type: tax.type, perUnit, tariff, base, value, stated: tax.value !== undefined };
}

function totalOf(group: readonly ExpectedTax[]): { base: bigint; value: bigint } {
  const base = total(group.map((tax) => tax.base));
  const [first] = group;
  const asOne = first && group.every(({ tariff, stated }) => tariff === first.tariff && !stated);
  const value = asOne ? applied({ ...first, base }) : total(group.map((tax) => tax.value));
  return { base, value };
}

function applied({ base, tariff, perUnit }: { base: bigint; tariff: bigint; perUnit: boolean }): bigint {
  return halfUp(base * tariff, perUnit ? 100n : 10_000n);
}

/** `12.5` with 2 decimals is 1250. */
function units(text: string, decimals: number): bigint {
  const [integer = '0', fraction = ''] = text.split('.');
  return BigInt(integer + fraction.padEnd(decimals, '0'));
}

function halfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

function total(values: readonly bigint[]): bigint {
  return values.reduce((sum, value) => sum + value, 0n);
}

function money(cents: bigint): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
