import type { Command } from 'commander';
import { type ReportResource, reportResource } from '../../../contract/documents/report.ts';
import type { Environment } from '../../../documents/kinds.ts';
import { translate } from '../../../process/language.ts';
import { actIn } from '../../acting.ts';
import type { CommandTools } from '../../command-tools.ts';
import { environmentOption } from '../../input/environment-option.ts';
import { parseDate } from '../../input/options.ts';
import { placeholders } from '../../input/placeholders.ts';
import { kindLabel } from '../../output/documents/kind-label.ts';
import { searchOf } from '../../search-of.ts';

/** `documents report`: what was issued and sold in a period. */
export function addReportCommand(documents: Command, { withClient, print }: CommandTools): void {
  documents
    .command('report')
    .description(
      translate({
        es: 'resume un período: cuánto se vendió, su IVA, y lo que pide atención',
        en: 'sums up a period: what was sold, its IVA, and what needs attention',
      }),
    )
    .option(...environmentOption)
    .option(
      `--from <${placeholders.date}>`,
      translate({
        es: 'desde ese día; sin fechas, este mes',
        en: 'since that day; without dates, this month',
      }),
      parseDate,
    )
    .option(
      `--to <${placeholders.date}>`,
      translate({ es: 'hasta ese día', en: 'until that day' }),
      parseDate,
    )
    .action(({ environment, from, to }: ReportOptions) =>
      withClient(async (client) => {
        const acting = await actIn(client, environment);
        const search = searchOf({ 'issue_date[gte]': from, 'issue_date[lte]': to });
        const answer = await acting.call({ method: 'GET', path: `/v1/ec/documents/report${search}` });
        print(answer, reportLines(reportResource.parse(answer)));
      }),
    );
}

interface ReportOptions {
  readonly environment: Environment;
  readonly from?: string;
  readonly to?: string;
}

function reportLines({ from, to, types, sales, attention, attention_count, pending_count }: ReportResource) {
  const counted = types.flatMap(({ type, statuses }) =>
    Object.entries(statuses).map(
      ([status, { count, total }]) =>
        `  ${kindLabel(type).padEnd(24)}${status.padEnd(16)}${String(count).padStart(7)}${total.padStart(16)}`,
    ),
  );
  const rates = sales.by_rate.map(
    ({ rate, base, iva }) => `  ${rate.padEnd(16)} base ${base.padStart(14)}  IVA ${iva.padStart(12)}`,
  );
  return [
    translate({ es: `Del ${from} al ${to}`, en: `From ${from} to ${to}` }),
    ...counted,
    translate({
      es: `Vendido: ${sales.net} USD (facturas ${sales.invoiced}, más notas de débito ${sales.debited}, menos notas de crédito ${sales.credited})`,
      en:
        `Sold: ${sales.net} USD (invoices ${sales.invoiced}, plus debit notes ${sales.debited}, less credit ` +
        `notes ${sales.credited})`,
    }),
    ...rates,
    translate({
      es: `Sin decisión del SRI: ${pending_count}. Rechazados: ${attention_count}.`,
      en: `Without decision of the SRI: ${pending_count}. Refused: ${attention_count}.`,
    }),
    ...attention.map(({ type, number, status, document_id }) =>
      [`  ${kindLabel(type)} ${number}`, status, document_id].join('  '),
    ),
  ].join('\n');
}
