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
import type { CommandTools } from '../command-tools.ts';
import { oneOf, parseDate } from '../input/options.ts';

/** `tables list`: what the program's tables say on a date, and where each row is from. Needs no data. */
export function addTablesCommand(program: Command, { print }: CommandTools): void {
  program
    .command('tables')
    .description('las tablas del SRI que trae el programa')
    .command('list', { isDefault: true })
    .argument('[tabla]', datedTables.join(', '), oneOf(datedTables))
    .description('qué tarifas rigen en una fecha, y de qué norma son')
    .option('--date <fecha>', 'ese día; sin ella, hoy', parseDate)
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
    `Vigente el ${date}`,
    ...[...Map.groupBy(rows, ({ table }) => table)].flatMap(([table, own]) => [
      '',
      table,
      ...own.map(rowLine),
    ]),
    ...[...laws].flatMap(([law, codes]) => [
      '',
      `No consta la tarifa de ICE ${codes.map(({ code }) => code).join(', ')}: está en ${law}.`,
    ]),
  ].join('\n');
}

function rowLine({ code, name, rate = '', from, to, source, isUnchecked }: DatedRow): string {
  const days = [from && `desde ${from}`, to && `hasta ${to}`].filter(Boolean).join(' ') || 'sin fechas';
  const doubt = isUnchecked ? ' (por comprobar)' : '';
  return `  ${code.padEnd(6)}${rate}${rate && '  '}${name}  [${days}; ${tableSources[source]}${doubt}]`;
}
