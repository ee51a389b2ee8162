import type { Command } from 'commander';
import { declarationResource } from '../../../contract/reports/declaration.ts';
import { periodReport } from '../../../contract/reports/period-report.ts';
import type { Environment } from '../../../documents/kinds.ts';
import { monthBefore } from '../../../documents/values/calendar/month.ts';
import { daysOfTaxPeriod } from '../../../documents/values/calendar/tax-period.ts';
import { ecuadorDate } from '../../../documents/values/ecuador-time.ts';
import { translate } from '../../../process/language.ts';
import { actIn } from '../../acting.ts';
import type { CommandTools } from '../../command-tools.ts';
import { environmentOption } from '../../input/environment-option.ts';
import { parseTaxPeriod } from '../../input/options.ts';
import { placeholders } from '../../input/placeholders.ts';
import { declarationLines, periodLines } from '../../output/reports/report-lines.ts';
import { countOf } from '../../output/status-lines.ts';
import { searchOf } from '../../search-of.ts';
import { exportTo } from '../documents/export-to.ts';
import { addAts } from './ats.ts';
import { addCompare } from './compare.ts';

interface OfEnvironment {
  readonly environment: Environment;
}

/** `reports …`: what a month comes to, for its tax return. */
export function addReportsCommands(program: Command, tools: CommandTools): void {
  const reports = program.command('reports').description(
    translate({
      es: 'informes: las cifras de un mes, y el archivo para el contador',
      en: 'reports: the figures of a month, and the file for the accountant',
    }),
  );
  addMonth(reports, tools);
  addDeclaration(reports, tools);
  addAts(ofMonth(reports.command('ats')), tools);
  addCompare(reports, tools);
}

function ofMonth(command: Command): Command {
  return command
    .argument(
      `[${placeholders.month}]`,
      translate({
        es: 'como 2026-10, o un semestre, como 2026-S2; si no se dice, el mes pasado',
        en: 'such as 2026-10, or a half-year, such as 2026-S2; by default last month',
      }),
      parseTaxPeriod,
      lastMonth(),
    )
    .option(...environmentOption);
}

/** A month is closed once it is over. */
function lastMonth(): string {
  return monthBefore(ecuadorDate(new Date()).slice(0, 7));
}

function addMonth(reports: Command, { withClient, print, terminal }: CommandTools): void {
  ofMonth(reports.command('month'))
    .description(
      translate({
        es: 'cuánto se vendió y se retuvo en un mes; con --out, lo guarda para el contador',
        en: 'what was sold and withheld in a month; with --out, saves it for the accountant',
      }),
    )
    .option(
      `--out <${placeholders.file}>`,
      translate({
        es: 'dónde guardar el ZIP con los XML, los RIDE y el libro de Excel; - es la salida',
        en: 'where to save the ZIP with the XML, the RIDE and the Excel book; - is standard output',
      }),
    )
    .action((month: string, { environment, out }: OfEnvironment & { readonly out?: string }) =>
      withClient(async (client) => {
        const acting = await actIn(client, environment);
        if (out !== undefined) {
          const result = await exportTo(acting, { out, terminal }, { format: 'month', month });
          if (result) print(result, `${countOf(result.documents)}, en ${result.file}.`);
          return;
        }
        const search = searchOf({ ...daysOfTaxPeriod(month) });
        const answer = await acting.call({ method: 'GET', path: `/v1/local/reports/period${search}` });
        print(answer, periodLines(periodReport.parse(answer)));
      }),
    );
}

function addDeclaration(reports: Command, { withClient, print }: CommandTools): void {
  ofMonth(reports.command('declaration'))
    .description(
      translate({
        es: 'las cifras de un mes para los formularios 104 y 103',
        en: 'the figures of a month for forms 104 and 103',
      }),
    )
    .action((month: string, { environment }: OfEnvironment) =>
      withClient(async (client) => {
        const acting = await actIn(client, environment);
        const search = searchOf({ ...daysOfTaxPeriod(month) });
        const answer = await acting.call({ method: 'GET', path: `/v1/local/reports/declaration${search}` });
        print(answer, declarationLines(declarationResource.parse(answer)));
      }),
    );
}
