import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keysOf } from '../../../../src-main/documents/keys-of.ts';
import { iceRows } from '../../../../src-main/documents/taxes/ice.ts';
import { ivaRows } from '../../../../src-main/documents/taxes/iva.ts';
import { findTaxRate, isInForce } from '../../../../src-main/documents/taxes/tax-rate.ts';
import { describeWithShared, sharedFile } from '../../../support/shared-files.ts';

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
    ['iva', 'iva_15', { code: '4', basis: 'percent', tariff: '15' }],
    ['iva', 'iva_no_objeto', { code: '6', basis: 'percent', tariff: '0' }],
    ['ice', 'ice_3101', { code: '3101', basis: 'percent', tariff: '10' }],
    ['ice', 'ice_3092', { code: '3092', basis: 'percent', tariff: '0' }],
    ['ice', 'ice_3011', { code: '3011', basis: 'per_unit', tariff: '0.17' }],
    ['irbpnr', 'irbpnr_5001', { code: '5001', basis: 'per_unit', tariff: '0.02' }],
  ] as const)('knows %s %s', (type, slug, expected) => {
    expect(findTaxRate(type, slug)).toMatchObject({ type, slug, ...expected });
  });

  it('leaves the tariff of a mixed excise to be told', () => {
    expect(findTaxRate('ice', 'ice_3031')).not.toHaveProperty('tariff');
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
          ad_valorem_percent: z.string().nullable(),
          specific: z.string().nullable(),
        }),
      ),
    }),
  });

  it('have every IVA code with its percent and its days', () => {
    const rows = tables.parse(JSON.parse(sharedFile('tables.json'))).iva_rates;
    const ours = keysOf(ivaRows).map((slug) => findTaxRate('iva', slug));
    expect(
      ours.map((rate) => [rate?.code, rate?.tariff, rate?.from ?? null, rate?.to ?? null]).sort(),
    ).toEqual(rows.map(({ code, percent, from, to }) => [code, percent, from, to]).sort());
  });

  it('have every ICE code with its percent and its amount per unit', () => {
    const rows = tables.parse(JSON.parse(sharedFile('tables.json'))).ice_codes.items;
    expect(Object.keys(iceRows).sort()).toEqual(rows.map(({ code }) => code).sort());
    for (const { code, ad_valorem_percent, specific } of rows) {
      const row = iceRows[code];
      expect([code, row?.percent ?? null, row?.perUnit ?? null]).toEqual([
        code,
        ad_valorem_percent,
        specific?.split(' ')[0] ?? null,
      ]);
    }
  });
});
