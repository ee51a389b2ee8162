import type { Command } from 'commander';
import { declarationResource } from '../../../contract/reports/declaration.ts';
import { periodReport } from '../../../contract/reports/period-report.ts';
import type { Environment } from '../../../documents/kinds.ts';
import { ecuadorDate } from '../../../documents/values/ecuador-time.ts';
import { daysOfMonth, monthBefore } from '../../../documents/values/month.ts';
import { actIn } from '../../acting.ts';
import type { CommandTools } from '../../command-tools.ts';
import { exportTo } from '../../export-to.ts';
import { parseEnvironment, parseMonth } from '../../input/options.ts';
import { declarationLines, periodLines } from '../../output/report-lines.ts';
import { countOf } from '../../output/status-lines.ts';
import { searchOf } from '../../search-of.ts';
import { addCompare } from './compare.ts';

interface OfEnvironment {
  readonly environment: Environment;
}

/** `reports …`: what a month comes to, for whoever declares it. */
export function addReportsCommands(program: Command, tools: CommandTools): void {
  const reports = program
    .command('reports')
    .description('informes: las cifras de un mes, y el archivo para el contador');
  addMonth(reports, tools);
  addDeclaration(reports, tools);
  addCompare(reports, tools);
}

function ofMonth(command: Command): Command {
  return command
    .argument('[mes]', 'como 2026-10; si no se dice, el mes pasado', parseMonth, lastMonth())
    .option('--environment <ambiente>', 'sandbox, test o live', parseEnvironment, 'sandbox');
}

/** A month is closed once it is over. */
function lastMonth(): string {
  return monthBefore(ecuadorDate(new Date()).slice(0, 7));
}

function addMonth(reports: Command, { withClient, print }: CommandTools): void {
  ofMonth(reports.command('month'))
    .description('cuánto se vendió y se retuvo en un mes; con --out, lo guarda para el contador')
    .option(
      '--out <archivo>',
      'dónde guardar el ZIP con los XML, los RIDE y el libro de Excel; - es la salida',
    )
    .action((month: string, { environment, out }: OfEnvironment & { readonly out?: string }) =>
      withClient(async (client) => {
        const acting = await actIn(client, environment);
        if (out !== undefined) {
          const told = await exportTo(acting, out, { format: 'month', month });
          if (told) print(told, `${countOf(told.documents)}, en ${told.file}.`);
          return;
        }
        const search = searchOf({ ...daysOfMonth(month) });
        const answer = await acting.call({ method: 'GET', path: `/v1/local/reports/period${search}` });
        print(answer, periodLines(periodReport.parse(answer)));
      }),
    );
}

function addDeclaration(reports: Command, { withClient, print }: CommandTools): void {
  ofMonth(reports.command('declaration'))
    .description('las cifras de un mes para los formularios 104 y 103')
    .action((month: string, { environment }: OfEnvironment) =>
      withClient(async (client) => {
        const acting = await actIn(client, environment);
        const search = searchOf({ ...daysOfMonth(month) });
        const answer = await acting.call({ method: 'GET', path: `/v1/local/reports/declaration${search}` });
        print(answer, declarationLines(declarationResource.parse(answer)));
      }),
    );
}
