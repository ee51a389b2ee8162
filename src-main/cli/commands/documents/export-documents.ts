import { extname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import {
  type DocumentExport,
  documentExport,
  exportFormats,
} from '../../../contract/documents/document-export.ts';
import { actIn } from '../../acting.ts';
import { type Client, NotDoneError } from '../../client.ts';
import type { CommandTools } from '../../command-tools.ts';
import { STANDARD, writeBytes } from '../../input/files.ts';
import { oneOf } from '../../input/options.ts';
import { countOf } from '../../output/status-lines.ts';
import { type FilterOptions, filtersSaid, withFilters } from './document-filters.ts';

const path = '/v1/local/document-exports';

function formatOf(file: string): (typeof exportFormats)[number] {
  const ending = extname(file).slice(1).toLowerCase();
  return exportFormats.find((format) => format === ending) ?? 'xlsx';
}

/** Between two questions about how far it is. */
const PAUSE_MS = 200;

interface ExportOptions extends FilterOptions {
  readonly format?: string;
  readonly separator: string;
  readonly out: string;
}

/** `documents export`: what the filters leave, as a spreadsheet or with its files. */
export function addDocumentExport(documents: Command, { withClient, print }: CommandTools): void {
  withFilters(documents.command('export'))
    .description('los guarda en un archivo: una fila por documento, o el XML y el RIDE de cada uno')
    .argument('[palabras...]', 'solo los que tienen todas')
    .requiredOption('--out <archivo>', 'dónde; - lo escribe en la salida')
    .option(
      '--format <formato>',
      `${exportFormats.join(', ')} (si no se dice: la extensión del archivo; sin una de ellas, xlsx)`,
      oneOf(exportFormats),
    )
    .option('--separator <cuál>', 'del CSV: semicolon, comma', oneOf(['semicolon', 'comma']), 'semicolon')
    .action((words: readonly string[], options: ExportOptions) =>
      withClient(async (client) => {
        const { environment, separator, out } = options;
        const format = options.format ?? formatOf(out);
        const acting = await actIn(client, environment);
        const filters = filtersSaid(options, words.length === 0 ? undefined : words.join(' '));
        const asked = await acting.call({ method: 'POST', path, body: { format, separator, filters } });
        const made = await whenMade(acting, documentExport.parse(asked));
        const bytes = await acting.download({ path: `${path}/${made.id}/file` });
        await acting.call({ method: 'DELETE', path: `${path}/${made.id}` });
        await writeBytes(out, bytes);
        if (out === STANDARD) return;
        const told = { file: resolve(out), bytes: bytes.length, documents: made.documents_total };
        print(told, `${countOf(made.documents_total)}, en ${resolve(out)}.`);
      }),
    );
}

async function whenMade(client: Client, asked: DocumentExport): Promise<DocumentExport> {
  let told = asked;
  while (told.status === 'running') {
    await pause(PAUSE_MS);
    told = documentExport.parse(await client.call({ method: 'GET', path: `${path}/${told.id}` }));
  }
  if (told.failure !== undefined) throw new NotDoneError(told.failure);
  return told;
}
