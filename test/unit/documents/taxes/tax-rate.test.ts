import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { iceRows } from '../../../../src-main/documents/taxes/ice/ice-tariffs.ts';
import { ivaRows } from '../../../../src-main/documents/taxes/iva.ts';
import { findTaxRate, isInForce, tariffOn } from '../../../../src-main/documents/taxes/tax-rate.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import { describeWithShared, sharedFile } from '../../../support/samples/shared-files.ts';

describe('IVA rates by date', () => {
  it.each([
    ['iva_12', '2024-03-31', true],
    ['iva_12', '2024-04-01', false],
    ['iva_15', '2024-03-31', false],
    ['iva_15', '2024-04-01', true],
    ['iva_15', '2026-11-20', true],
    ['iva_14', '2016-05-31', false],
    ['iva_14', '2016-06-01', true],
    ['iva_14', '2017-05-31', true],
    ['iva_14', '2017-06-01', false],
    ['iva_5', '2024-03-31', false],
    ['iva_5', '2026-11-20', true],
    ['iva_0', '2001-01-01', true],
    ['iva_0', '2026-11-20', true],
    ['iva_no_objeto', '2026-11-20', true],
    ['iva_exento', '2026-11-20', true],
  ])('%s on %s is in force: %s', (slug, date, inForce) => {
    const rate = findTaxRate('iva', slug);
    expect(rate && isInForce(rate, date)).toBe(inForce);
  });
});

describe('finding a rate', () => {
  it.each([
    ['iva', 'iva_15', { code: '4', basis: 'percent' }],
    ['iva', 'iva_no_objeto', { code: '6', basis: 'percent' }],
    ['ice', 'ice_3101', { code: '3101', basis: 'percent' }],
    ['ice', 'ice_3092', { code: '3092', basis: 'percent' }],
    ['ice', 'ice_3011', { code: '3011', basis: 'per_unit' }],
    ['irbpnr', 'irbpnr_5001', { code: '5001', basis: 'per_unit' }],
  ] as const)('knows %s %s', (type, slug, expected) => {
    expect(findTaxRate(type, slug)).toMatchObject({ type, slug, ...expected });
  });

  it.each([
    ['iva', 'iva_16'],
    ['iva', 'ice_3101'],
    ['ice', 'iva_15'],
    ['ice', 'ice_9999'],
    ['ice', 'ice_'],
    ['ice', 'ice_constructor'],
    ['irbpnr', 'irbpnr_toString'],
    ['iva', 'constructor'],
    ['iva', ''],
  ] as const)('knows no %s %j', (type, slug) => {
    expect(findTaxRate(type, slug)).toBeUndefined();
  });
});

describe('the tariff of a day', () => {
  it.each([
    ['iva_15', '2026-11-20', '15'],
    ['irbpnr_5001', '2026-11-20', '0.02'],
    ['ice_3680', '2023-01-31', '0.10'],
    ['ice_3680', '2023-02-01', '0.08'],
    ['ice_3680', '2026-11-20', '0.08'],
    ['ice_3011', '2026-12-31', '0.16'],
    ['ice_3053', '2026-11-20', '0.18'],
    ['ice_3111', '2026-11-20', '0.18'],
    ['ice_3043', '2026-11-20', '1.56'],
    ['ice_3630', '2024-05-20', '30'],
    ['ice_3630', '2024-05-21', '300'],
    ['ice_3630', '2024-06-30', '300'],
    ['ice_3630', '2024-07-01', '30'],
    ['ice_3101', '2026-11-20', '10'],
  ])('%s on %s is %s', (slug, date, tariff) => {
    expect(tariffOfSlug(slug, date)).toBe(tariff);
  });

  it.each([
    ['a year without a resolution yet', 'ice_3680', '2027-01-01'],
    ['a year before the tables', 'ice_3680', '2022-12-31'],
    ['months after a decree was annulled', 'ice_3011', '2024-05-21'],
    ['weeks in which beer may have been free of it', 'ice_3043', '2026-06-12'],
    ['a percent that sources contradict', 'ice_3092', '2026-11-20'],
    ['an excise of a percent and an amount', 'ice_3031', '2026-11-20'],
    ['an import that customs charges', 'ice_3542', '2026-11-20'],
  ])('is not known for %s', (_why, slug, date) => {
    expect(tariffOfSlug(slug, date)).toBeUndefined();
  });

  function tariffOfSlug(slug: string, date: string) {
    const rate = (['iva', 'ice', 'irbpnr'] as const)
      .map((type) => findTaxRate(type, slug))
      .find((found) => found !== undefined);
    return rate && tariffOn(rate, date);
  }
});

describeWithShared('the tables of rates, against the authority’s', () => {
  const tables = z.object({
    iva_rates: z.array(
      z.object({
        code: z.string(),
        percent: z.string(),
        from: z.string().nullable(),
        to: z.string().nullable(),
      }),
    ),
    ice_codes: z.object({
      items: z.array(
        z.object({
          code: z.string(),
          rates: z.array(
            z.object({
              kind: z.string(),
              from: z.string().nullable(),
              to: z.string().nullable(),
              ad_valorem_percent: z.string().nullable(),
              specific: z.string().nullable(),
              source: z.string().nullable(),
              unsure: z.string().optional(),
            }),
          ),
        }),
      ),
    }),
  });

  it('have every IVA code with its percent and its days', () => {
    const rows = tables.parse(JSON.parse(sharedFile('tables.json'))).iva_rates;
    const ours = keysOf(ivaRows).map((slug) => findTaxRate('iva', slug));
    expect(
      ours.map((rate) => [rate?.code, rate?.tariffs[0]?.tariff, rate?.from ?? null, rate?.to ?? null]).sort(),
    ).toEqual(rows.map(({ code, percent, from, to }) => [code, percent, from, to]).sort());
  });

  it('have every ICE code with its tariffs, their days and their sources', () => {
    const rows = tables.parse(JSON.parse(sharedFile('tables.json'))).ice_codes.items;
    expect(Object.keys(iceRows).sort()).toEqual(rows.map(({ code }) => code).sort());
    for (const { code, rates } of rows) {
      const known = rates.filter(({ kind }) => kind === 'fixed');
      expect({ code, rates: iceRows[code]?.rates }).toEqual({
        code,
        rates: known.map(({ from, to, ad_valorem_percent: percent, specific, source, unsure }) => ({
          ...(from && { from }),
          ...(to && { to }),
          ...(percent && { percent }),
          ...(specific && { perUnit: specific.split(' por ')[0], unit: specific.split(' por ')[1] }),
          source,
          ...(unsure && { isUnchecked: true }),
        })),
      });
    }
  });
});
