import { type DateSpan, includesDate } from '../tables/date-span.ts';
import type { TableSource } from '../tables/table-sources.ts';
import { taxHavens } from '../tables/tax-havens.ts';
import { lawOfIce } from './ice/ice-rate.ts';
import { type IceRow, iceRows } from './ice/ice-tariffs.ts';
import { irbpnrRows } from './irbpnr.ts';
import { type IvaRow, ivaRows } from './iva.ts';
import { tourismDays } from './tourism-days.ts';
import type { TabledPercent, WithheldTax } from './withholding/withholding-code.ts';
import { withholdingCodes } from './withholding/withholding-codes.ts';

/** The tables whose rows the law changes, by the names the command line takes. */
export const datedTables = ['iva', 'ice', 'irbpnr', 'renta', 'iva_withholding', 'isd', 'tax_havens'] as const;
export type DatedTable = (typeof datedTables)[number];

/** What a code is on some days, for a person who checks the table against the law. */
export interface DatedRow extends DateSpan {
  readonly table: DatedTable;
  readonly code: string;
  readonly name: string;
  /** `15 %`, `0.16 por unidad`, `75 % + 10.41 por litro de alcohol puro`, `0 o 1 %`; a country has none. */
  readonly rate?: string;
  readonly source: TableSource;
  /** The source is not of these days: somebody should look at it. */
  readonly isUnchecked?: true;
}

/** Every row of every table, whatever its days. */
export function allDatedRows(): readonly DatedRow[] {
  return [
    ...Object.values<IvaRow>(ivaRows).flatMap(ivaRowsOf),
    ...Object.entries(iceRows).flatMap(([code, row]) => iceRowsOf(code, row)),
    ...Object.entries(irbpnrRows).map(
      ([code, { name, perUnit }]): DatedRow => ({
        table: 'irbpnr',
        code,
        name,
        rate: `${perUnit} por botella`,
        source: 'irbpnr_sheet',
      }),
    ),
    ...withholdingCodes.flatMap(({ tax, code, concept, percents }) =>
      percents.map(
        (percent): DatedRow => ({
          table: withholdingTables[tax],
          code,
          name: concept,
          rate: percentText(percent),
          ...daysOf(percent),
          source: percent.source,
        }),
      ),
    ),
    ...taxHavens.map(
      ({ code, name, source, ...days }): DatedRow => ({
        table: 'tax_havens',
        code,
        name,
        ...daysOf(days),
        source,
        ...(source === 'havens_2020' && { isUnchecked: true }),
      }),
    ),
  ];
}

const withholdingTables = { renta: 'renta', iva: 'iva_withholding', isd: 'isd' } as const satisfies Record<
  WithheldTax,
  DatedTable
>;

/** What is in force on a date. */
export function datedRowsOn(date: string): readonly DatedRow[] {
  return allDatedRows().filter((row) => includesDate(row, date));
}

/** An excise whose tariff of a date the table does not know, and where to look it up. */
export interface UnknownTariff {
  readonly code: string;
  readonly name: string;
  readonly law: string;
}

export function unknownTariffsOn(date: string): readonly UnknownTariff[] {
  return Object.entries(iceRows)
    .filter(([, { rates }]) => !rates.some((rate) => includesDate(rate, date)))
    .map(([code, { name, rates }]) => ({ code, name, law: lawOfIce(rates) }));
}

/** 8 % is in the authority's table always, and in force by decree alone. */
function ivaRowsOf({ code, label, percent, ...days }: IvaRow): readonly DatedRow[] {
  const row = { table: 'iva', code, name: label, rate: `${percent} %` } as const;
  if (code === ivaRows.iva_8.code) return tourismDays.map((decreed) => ({ ...row, ...decreed }));
  return [{ ...row, ...daysOf(days), source: 'iva_sheet' }];
}

function iceRowsOf(code: string, { name, rates }: IceRow): DatedRow[] {
  return rates.map(({ percent, perUnit, unit, source, isUnchecked, ...days }) => ({
    table: 'ice',
    code,
    name,
    rate: [
      ...(percent === undefined ? [] : [`${percent} %`]),
      ...(perUnit === undefined ? [] : [`${perUnit} por ${unit}`]),
    ].join(' + '),
    ...daysOf(days),
    source,
    ...(isUnchecked && { isUnchecked }),
  }));
}

function percentText(tabled: TabledPercent): string {
  switch (tabled.kind) {
    case 'fixed':
      return `${tabled.percent} %`;
    case 'options':
      return `${tabled.options.join(' o ')} %`;
    case 'range':
      return `${tabled.min} a ${tabled.max} %`;
    case 'by_law':
      return 'según la ley';
  }
}

function daysOf({ from, to }: DateSpan): DateSpan {
  return { ...(from && { from }), ...(to && { to }) };
}
