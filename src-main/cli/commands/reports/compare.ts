import { basename } from 'node:path';
import type { Command } from 'commander';
import { listingComparison } from '../../../contract/reports/listing-comparison.ts';
import type { Environment } from '../../../documents/kinds.ts';
import { translate } from '../../../process/language.ts';
import { actIn } from '../../acting.ts';
import type { CommandTools } from '../../command-tools.ts';
import { environmentOption } from '../../input/environment-option.ts';
import { readBytes } from '../../input/files.ts';
import { parseTaxPeriod } from '../../input/options.ts';
import { placeholders } from '../../input/placeholders.ts';
import { comparisonLines } from '../../output/reports/comparison-lines.ts';
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
      translate({
        es: 'compara un mes con los listados de recibidos o emitidos (TXT) del SRI: qué falta, sobra o difiere',
        en:
          'compares a month with the SRI’s listings of documents received or issued (TXT): what is missing, extra ' +
          'or different',
      }),
    )
    .argument(
      `<${placeholders.file}...>`,
      translate({
        es: 'los reportes que se descargan de SRI en Línea; - es la entrada',
        en: 'reports downloaded from SRI en Línea; - reads standard input',
      }),
    )
    .option(
      `--month <${placeholders.month}>`,
      translate({
        es: 'como 2026-10 o 2026-S2; si no se dice, el del listado',
        en: 'such as 2026-10 or 2026-S2; by default that of the listing',
      }),
      parseTaxPeriod,
    )
    .option(...environmentOption)
    .action((files: readonly string[], { environment, month }: CompareOptions) =>
      withClient(async (client) => {
        const acting = await actIn(client, environment);
        const upload = new FormData();
        for (const file of files) upload.append('file', new Blob([readBytes(file)]), basename(file));
        const path = `/v1/local/reports/comparison${searchOf({ month })}`;
        const answer = await acting.call({ method: 'POST', path, upload });
        print(answer, comparisonLines(listingComparison.parse(answer)));
      }),
    );
}
