import type { Command } from 'commander';
import { type ReportResource, reportResource } from '../../../contract/documents/report.ts';
import type { Environment } from '../../../documents/kinds.ts';
import { kindOf } from '../../../documents/types.ts';
import { actIn } from '../../acting.ts';
import type { CommandTools } from '../../command-tools.ts';
import { parseDate, parseEnvironment } from '../../input/options.ts';
import { searchOf } from '../../search-of.ts';

/** `documents report`: what was issued and sold in a period. */
export function addReportCommand(documents: Command, { withClient, print }: CommandTools): void {
  documents
    .command('report')
    .description('resume un período: cuánto se vendió, su IVA, y lo que pide atención')
    .option('--environment <ambiente>', 'sandbox, test o live', parseEnvironment, 'sandbox')
    .option('--from <fecha>', 'desde ese día; sin fechas, este mes', parseDate)
    .option('--to <fecha>', 'hasta ese día', parseDate)
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
        `  ${kindOf(type).label.padEnd(24)}${status.padEnd(16)}${String(count).padStart(7)}${total.padStart(16)}`,
    ),
  );
  const rates = sales.by_rate.map(
    ({ rate, base, iva }) => `  ${rate.padEnd(16)} base ${base.padStart(14)}  IVA ${iva.padStart(12)}`,
  );
  return [
    `Del ${from} al ${to}`,
    ...counted,
    `Vendido: ${sales.net} USD (facturas ${sales.invoiced}, más notas de débito ${sales.debited}, menos notas de crédito ${sales.credited})`,
    ...rates,
    `Sin decisión del SRI: ${pending_count}. Rechazados: ${attention_count}.`,
    ...attention.map(({ type, number, status, document_id }) =>
      [`  ${kindOf(type).label} ${number}`, status, document_id].join('  '),
    ),
  ].join('\n');
}
