import { extname } from 'node:path';
import type { Command } from 'commander';
import { listFormats } from '../../../contract/documents/lists/document-export.ts';
import { translate } from '../../../process/language.ts';
import { actIn } from '../../acting.ts';
import type { CommandTools } from '../../command-tools.ts';
import { oneOf } from '../../input/options.ts';
import { placeholders } from '../../input/placeholders.ts';
import { countOf } from '../../output/status-lines.ts';
import { type FilterOptions, filtersFrom, withFilters } from './document-filters.ts';
import { exportTo } from './export-to.ts';

function formatOf(file: string): (typeof listFormats)[number] {
  const ending = extname(file).slice(1).toLowerCase();
  return listFormats.find((format) => format === ending) ?? 'xlsx';
}

interface ExportOptions extends FilterOptions {
  readonly format?: string;
  readonly separator: string;
  readonly out: string;
}

/** `documents export`: what the filters leave, as a spreadsheet or with its files. */
export function addDocumentExport(documents: Command, { withClient, print, terminal }: CommandTools): void {
  withFilters(documents.command('export'))
    .description(
      translate({
        es: 'los guarda en un archivo: una fila por documento, o el XML y el RIDE de cada uno',
        en: 'saves them in a file: a row each, or the XML and the RIDE of each',
      }),
    )
    .argument(
      `[${placeholders.words}...]`,
      translate({ es: 'solo los que tienen todas', en: 'only those that have all' }),
    )
    .requiredOption(
      `--out <${placeholders.file}>`,
      translate({ es: 'dónde; - lo escribe en la salida', en: 'where; - writes to standard output' }),
    )
    .option(
      `--format <${placeholders.format}>`,
      translate({
        es: `${listFormats.join(', ')} (por defecto: la extensión del archivo; sin una de ellas, xlsx)`,
        en: `${listFormats.join(', ')} (default: the ending of the file; without one of these, xlsx)`,
      }),
      oneOf(listFormats),
    )
    .option(
      `--separator <${placeholders.which}>`,
      translate({ es: 'del CSV: semicolon, comma', en: 'of CSV: semicolon, comma' }),
      oneOf(['semicolon', 'comma']),
      'semicolon',
    )
    .action((terms: readonly string[], options: ExportOptions) =>
      withClient(async (client) => {
        const { environment, separator, out } = options;
        const format = options.format ?? formatOf(out);
        const acting = await actIn(client, environment);
        const filters = filtersFrom(options, terms.length === 0 ? undefined : terms.join(' '));
        const result = await exportTo(acting, { out, terminal }, { format, separator, filters });
        if (result) print(result, `${countOf(result.documents)}, en ${result.file}.`);
      }),
    );
}
