import { basename } from 'node:path';
import type { Command } from 'commander';
import { listingComparison } from '../../../contract/reports/listing-comparison.ts';
import type { Environment } from '../../../documents/kinds.ts';
import { actIn } from '../../acting.ts';
import type { CommandTools } from '../../command-tools.ts';
import { readBytes } from '../../input/files.ts';
import { parseEnvironment, parseMonth } from '../../input/options.ts';
import { comparisonLines } from '../../output/comparison-lines.ts';
import { searchOf } from '../../search-of.ts';

interface CompareOptions {
  readonly environment: Environment;
  readonly month?: string;
}

/** `reports compare`: a month here beside the authority's own listing of it. */
export function addCompare(reports: Command, { withClient, print }: CommandTools): void {
  reports
    .command('compare')
    .description(
      'compara un mes con el listado de recibidos o emitidos (TXT) del SRI: qué falta, sobra o difiere',
    )
    .argument('<archivo>', 'el reporte que se descarga de SRI en Línea; - es la entrada')
    .option('--month <mes>', 'como 2026-10; si no se dice, el del listado', parseMonth)
    .option('--environment <ambiente>', 'sandbox, test o live', parseEnvironment, 'sandbox')
    .action((file: string, { environment, month }: CompareOptions) =>
      withClient(async (client) => {
        const acting = await actIn(client, environment);
        const upload = new FormData();
        upload.append('file', new Blob([readBytes(file)]), basename(file));
        const path = `/v1/local/reports/comparison${searchOf({ month })}`;
        const answer = await acting.call({ method: 'POST', path, upload });
        print(answer, comparisonLines(listingComparison.parse(answer)));
      }),
    );
}
