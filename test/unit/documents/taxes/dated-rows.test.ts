import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { tableSources } from '../../../../src-main/documents/tables/table-sources.ts';
import {
  allDatedRows,
  type DatedRow,
  datedRowsOn,
  unknownTariffsOn,
} from '../../../../src-main/documents/taxes/dated-rows.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';

/**
 * Every rate with its days and its source, as somebody copied it from the law and not from the program. A new rate is
 * written here too, by hand (docs/tax-tables.md).
 */
const law = Papa.parse<string[]>(
  readFileSync(new URL('../../../golden/tax-tables/rates.csv', import.meta.url), 'utf8').trim(),
).data.slice(1);

const cells = ({ table, code, from = '', to = '', rate, name, source }: DatedRow) => [
  table,
  code,
  from,
  to,
  rate ?? name,
  source,
];

describe('the dated tables', () => {
  it('say of every code on every day what the law says, and where that is written', () => {
    const ours = allDatedRows().map(cells);
    expect(new Set(ours.map((row) => row.join(',')))).toEqual(new Set(law.map((row) => row.join(','))));
    expect(ours).toHaveLength(law.length);
  });

  it('name each source that a row has, and none besides', () => {
    const used = new Set(allDatedRows().map(({ source }) => source));
    expect([...used].sort()).toEqual(keysOf(tableSources).sort());
  });

  it('have at most one row of a code for a day', () => {
    const byCode = Map.groupBy(allDatedRows(), ({ table, code }) => `${table} ${code}`);
    for (const rows of byCode.values()) {
      const sorted = rows.toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? ''));
      for (const [index, { from }] of sorted.entries()) {
        if (index > 0) expect((sorted[index - 1]?.to ?? '9999') < (from ?? '')).toBe(true);
      }
    }
  });

  it('report what is in force on a date', () => {
    const of = (date: string, table: string, code: string) =>
      datedRowsOn(date)
        .filter((row) => row.table === table && row.code === code)
        .map(({ rate }) => rate);
    expect(of('2026-11-20', 'ice', '3680')).toEqual(['0.08 por funda']);
    expect(of('2026-11-20', 'ice', '3031')).toEqual(['75 % + 10.41 por litro de alcohol puro']);
    expect(of('2027-01-01', 'ice', '3680')).toEqual([]);
    expect(of('2026-07-31', 'renta', '310')).toEqual(['1 %']);
    expect(of('2026-08-01', 'renta', '310')).toEqual(['0 o 1 %']);
    expect(of('2024-03-31', 'iva', '2')).toEqual(['12 %']);
    expect(of('2026-02-17', 'iva', '8')).toEqual(['8 %']);
    expect(of('2026-02-18', 'iva', '8')).toEqual([]);
  });

  it('report which excises they do not know on a date, and the law to look in', () => {
    const unknown = unknownTariffsOn('2027-01-02');
    expect(unknown.find(({ code }) => code === '3680')).toEqual({
      code: '3680',
      name: 'Fundas plásticas',
      law: expect.stringContaining('resolución del SRI que cada enero'),
    });
    expect(unknown.map(({ code }) => code)).not.toContain('3630');
    expect(
      unknownTariffsOn('2026-11-20')
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['3081', '3092', '3542', '3543', '3581', '3582', '3620', '3683', '3878'].sort());
  });
});
