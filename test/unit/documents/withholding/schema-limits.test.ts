import { describe, expect, it } from 'vitest';
import { iceRows } from '../../../../src-main/documents/taxes/ice/ice-tariffs.ts';
import { irbpnrRows } from '../../../../src-main/documents/taxes/irbpnr.ts';
import { ivaRows } from '../../../../src-main/documents/taxes/iva.ts';
import { findTaxRate } from '../../../../src-main/documents/taxes/tax-rate.ts';
import type { TabledPercent } from '../../../../src-main/documents/taxes/withholding/withholding-code.ts';
import { withholdingCodes } from '../../../../src-main/documents/taxes/withholding/withholding-codes.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';

/** Figures as a schema's `totalDigits` counts them: without zeros that change nothing. */
function figuresOf(number: string): number {
  return String(Number(number)).replace('.', '').replace(/^0+/, '').length;
}

function percentsOf(tabled: TabledPercent): readonly string[] {
  switch (tabled.kind) {
    case 'fixed':
      return [tabled.percent];
    case 'options':
      return tabled.options;
    case 'range':
      return [tabled.min, tabled.max];
    case 'by_law':
      return [];
  }
}

describe('the schema of a withholding takes three figures where the other five take four', () => {
  it('and every tariff that a support document can bear has no more', () => {
    const rates = [
      ...keysOf(ivaRows).map((slug) => findTaxRate('iva', slug)),
      ...Object.keys(iceRows).map((code) => findTaxRate('ice', `ice_${code}`)),
      ...Object.keys(irbpnrRows).map((code) => findTaxRate('irbpnr', `irbpnr_${code}`)),
    ];
    expect(rates.length).toBeGreaterThan(70);
    for (const rate of rates) {
      for (const { tariff } of rate?.tariffs ?? []) expect(figuresOf(tariff)).toBeLessThanOrEqual(3);
    }
  });

  it('and every percent of the tables has no more', () => {
    const percents = withholdingCodes.flatMap(({ percents: dated }) => dated.flatMap(percentsOf));
    expect(percents.length).toBeGreaterThan(300);
    for (const percent of percents) expect(figuresOf(percent)).toBeLessThanOrEqual(3);
  });

  it('and every code has no more than five characters', () => {
    for (const { code } of withholdingCodes) expect(code).toMatch(/^\S{1,5}$/);
  });
});
