import fc from 'fast-check';
import { iceRows } from '../../../../src-main/documents/taxes/ice/ice-tariffs.ts';
import { ivaRows } from '../../../../src-main/documents/taxes/iva.ts';
import { findTaxRate, isInForce, tariffOn } from '../../../../src-main/documents/taxes/tax-rate.ts';
import type { WithholdingCode } from '../../../../src-main/documents/taxes/withholding/withholding-code.ts';
import { withholdingCodes } from '../../../../src-main/documents/taxes/withholding/withholding-codes.ts';
import { percentInForce } from '../../../../src-main/documents/taxes/withholding/withholding-rate.ts';
import { decimal, formatAmount } from '../../../../src-main/documents/values/decimal.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import { ISSUE_DATE } from '../issued-invoice.ts';
import type { SupportDocumentInput } from '../withholding-body.ts';
import { arbitraryDecimal } from './arbitrary-values.ts';

type WithheldInput = SupportDocumentInput['withholdings'][number];
export type TaxInput = SupportDocumentInput['taxes'][number];

export const arbitraryAmount = fc.oneof(
  arbitraryDecimal(99_999, 2),
  fc.constantFrom('0', '0.01', '9999999.99'),
);

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day so many days before another, YYYY-MM-DD. */
export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);
}

/** The rates of a day: what is charged, or less after a discount; and excises, whatever the supplier wrote. */
export function taxesOn(date: string): fc.Arbitrary<TaxInput[]> {
  const rates = keysOf(ivaRows).flatMap((slug) => {
    const rate = findTaxRate('iva', slug);
    return rate !== undefined && isInForce(rate, date) ? [rate] : [];
  });
  const iva = fc
    .record({
      rate: fc.constantFrom(...rates),
      base: arbitraryAmount,
      part: fc.constantFrom('1', '0.7', '0'),
    })
    .map(({ rate, base, part }) => ({
      type: 'iva' as const,
      rate: rate.slug,
      base,
      value: formatAmount(
        decimal(base)
          .times(tariffOn(rate, date) ?? '0')
          .div(100)
          .times(part),
      ),
    }));
  const excise = fc.record({
    type: fc.constant('ice' as const),
    rate: fc.constantFrom(...Object.keys(iceRows)).map((code) => `ice_${code}`),
    base: arbitraryAmount,
    value: arbitraryAmount,
  });
  const bottles = fc.record({
    type: fc.constant('irbpnr' as const),
    rate: fc.constant('irbpnr_5001'),
    base: arbitraryAmount,
    value: arbitraryAmount,
  });
  return fc.array(fc.oneof({ weight: 4, arbitrary: iva }, excise, bottles), { minLength: 1, maxLength: 4 });
}

/** A percent that a code has on the day of issue, stated or left to the table. */
function percentOf(code: WithholdingCode): fc.Arbitrary<string | undefined> {
  const inForce = percentInForce(code, ISSUE_DATE);
  if (inForce.kind === 'not_in_force') throw new Error(`code ${code.code} is not in force`);
  if (inForce.kind === 'fixed') return fc.constantFrom(undefined, inForce.percent);
  if (inForce.options) return fc.constantFrom(...inForce.options);
  const [min, max] = [Number(inForce.min ?? 0) * 10, Number(inForce.max ?? 100) * 10];
  return fc.integer({ min, max }).map((tenths) => (tenths > 999 ? '100.00' : (tenths / 10).toFixed(1)));
}

/** Codes that may be withheld on `ISSUE_DATE`. */
export const inForceCodes = withholdingCodes.filter(
  (code) => percentInForce(code, ISSUE_DATE).kind !== 'not_in_force',
);

/** One withholding by a code, with the annex it needs beside a support. */
export function withheldBy(
  code: WithholdingCode,
  { support, base }: { support: string; base: fc.Arbitrary<string> },
): fc.Arbitrary<WithheldInput> {
  const dividends = fc.record({
    payment_date: fc.nat(9000).map((days) => daysBefore(ISSUE_DATE, days)),
    income_tax_paid: arbitraryAmount,
    fiscal_year: fc.constantFrom('1999', '2025'),
  });
  const boxes = fc.record({ boxes: fc.integer({ min: 1, max: 9_999_999 }), box_price: arbitraryAmount });
  const takesDividends = code.tax === 'renta' && support === '10';
  const needsDividends = takesDividends && code.annex === 'dividends';
  const none = fc.constant(undefined);
  return fc
    .record({
      base,
      percent: percentOf(code),
      dividends: takesDividends ? fc.option(dividends, { nil: undefined }) : none,
      boxes: code.annex === 'banana_boxes' ? boxes : none,
    })
    .filter(({ dividends }) => dividends !== undefined || !needsDividends)
    .map(({ base: on, percent, dividends, boxes: bought }) => ({
      tax: code.tax,
      code: code.code,
      base: on,
      ...(percent !== undefined && { percent }),
      ...(dividends && { dividends }),
      ...(bought && { banana_boxes: bought }),
    }));
}

/** Codes of an ordinary document, each once; all withheld of IVA together is at most the IVA there is. */
export function withholdingsOn(taxes: readonly TaxInput[], support: string): fc.Arbitrary<WithheldInput[]> {
  const iva = taxes
    .filter(({ type }) => type === 'iva')
    .reduce((total, { value }) => total.plus(value), decimal('0'));
  const codes = inForceCodes.filter(({ isSelfWithholding }) => !isSelfWithholding);
  return fc.uniqueArray(fc.constantFrom(...codes), { minLength: 1, maxLength: 4 }).chain((chosen) =>
    fc.tuple(
      ...chosen.map((code) =>
        withheldBy(code, {
          support,
          base:
            code.tax === 'iva'
              ? fc.integer({ min: 0, max: 250 }).map((part) => formatAmount(iva.times(part).div(1001)))
              : arbitraryAmount,
        }),
      ),
    ),
  );
}
