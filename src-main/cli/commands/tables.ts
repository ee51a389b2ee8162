import type { Command } from 'commander';
import { tableSources } from '../../documents/tables/table-sources.ts';
import {
  type DatedRow,
  type DatedTable,
  datedRowsOn,
  datedTables,
  type UnknownTariff,
  unknownTariffsOn,
} from '../../documents/taxes/dated-rows.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { translate } from '../../process/language.ts';
import type { CommandTools } from '../command-tools.ts';
import { oneOf, parseDate } from '../input/options.ts';
import { placeholders } from '../input/placeholders.ts';

/** `tables list`: what the program's tables say on a date, and where each row is from. Needs no data. */
export function addTablesCommand(program: Command, { print }: CommandTools): void {
  program
    .command('tables')
    .description(
      translate({
        es: 'las tablas del SRI que trae el programa',
        en: 'the tables of the SRI that the program brings',
      }),
    )
    .command('list', { isDefault: true })
    .argument(`[${placeholders.table}]`, datedTables.join(', '), oneOf(datedTables))
    .description(
      translate({
        es: 'qué tarifas rigen en una fecha, y de qué norma son',
        en: 'the rates in force on a date, and the law each is from',
      }),
    )
    .option(
      `--date <${placeholders.date}>`,
      translate({ es: 'ese día; sin ella, hoy', en: 'that day; without it, today' }),
      parseDate,
    )
    .action((table: DatedTable | undefined, { date = ecuadorDate(new Date()) }: { date?: string }) => {
      const rows = datedRowsOn(date).filter((row) => table === undefined || row.table === table);
      const unknown = table === undefined || table === 'ice' ? unknownTariffsOn(date) : [];
      print(
        {
          object: 'tax_tables',
          date,
          rows: rows.map(({ isUnchecked = false, ...row }) => ({
            ...row,
            source: tableSources[row.source],
            unchecked: isUnchecked,
          })),
          unknown,
        },
        tableLines(date, rows, unknown),
      );
    });
}

function tableLines(date: string, rows: readonly DatedRow[], unknown: readonly UnknownTariff[]): string {
  const laws = Map.groupBy(unknown, ({ law }) => law);
  return [
    translate({ es: `Vigente el ${date}`, en: `In force on ${date}` }),
    ...[...Map.groupBy(rows, ({ table }) => table)].flatMap(([table, own]) => [
      '',
      table,
      ...own.map(rowLine),
    ]),
    ...[...laws].flatMap(([law, codes]) => [
      '',
      translate({
        es: `No consta la tarifa de ICE ${codes.map(({ code }) => code).join(', ')}: está en ${law}.`,
        en: `The rate of ICE ${codes.map(({ code }) => code).join(', ')} is not known: it is in ${law}.`,
      }),
    ]),
  ].join('\n');
}

function rowLine({ code, name, rate = '', from, to, source, isUnchecked }: DatedRow): string {
  const days =
    [
      from && translate({ es: `desde ${from}`, en: `from ${from}` }),
      to && translate({ es: `hasta ${to}`, en: `until ${to}` }),
    ]
      .filter(Boolean)
      .join(' ') || translate({ es: 'sin fechas', en: 'no dates' });
  const doubt = isUnchecked ? translate({ es: ' (por comprobar)', en: ' (to be checked)' }) : '';
  return `  ${code.padEnd(6)}${rate}${rate && '  '}${name}  [${days}; ${tableSources[source]}${doubt}]`;
}
