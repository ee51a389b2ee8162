import { resolve } from 'node:path';
import type { Command } from 'commander';
import { ConfigError } from '../../../config/config-error.ts';
import { translate } from '../../../process/language.ts';
import type { CommandTools } from '../../command-tools.ts';
import { findDocument } from '../../find-document.ts';
import { STANDARD, writeBytes } from '../../input/files.ts';
import { oneOf } from '../../input/options.ts';
import { placeholders } from '../../input/placeholders.ts';
import { documentArgument, environmentOfDocument, type OfEnvironment, pathOf } from './one-document.ts';

const formats = ['a4', 'ticket80', 'ticket58'] as const;

/** `documents xml` and `ride`: the files of a document. */
export function addDocumentFileCommands(documents: Command, tools: CommandTools): void {
  documents
    .command('xml')
    .description(
      translate({
        es: 'guarda el XML de un documento: en el sobre del SRI el autorizado, solo firmado cualquier otro',
        en: 'saves the XML of a document: an authorized one in the envelope of the SRI, any other as signed',
      }),
    )
    .argument(...documentArgument)
    .option(
      `--out <${placeholders.file}>`,
      translate({ es: 'dónde; - lo escribe en la salida', en: 'where; - writes to standard output' }),
      STANDARD,
    )
    .option(
      `--form <${placeholders.form}>`,
      translate({
        es: 'signed: el archivo firmado, sin el sobre del SRI',
        en: 'signed: the signed file, without the envelope of the SRI',
      }),
      oneOf(['signed']),
    )
    .option(...environmentOfDocument)
    .action((reference: string, { out, environment, form }: FileOptions & { readonly form?: string }) =>
      save(tools, { reference, out, environment, file: form === undefined ? 'xml' : `xml?form=${form}` }),
    );
  documents
    .command('ride')
    .description(
      translate({ es: 'guarda el RIDE de un documento, en PDF', en: 'saves the RIDE of a document, as PDF' }),
    )
    .argument(...documentArgument)
    .requiredOption(
      `--out <${placeholders.file}>`,
      translate({ es: 'dónde; - lo escribe en la salida', en: 'where; - writes to standard output' }),
    )
    .option(`--format <${placeholders.format}>`, formats.join(', '), oneOf(formats), 'a4')
    .option(...environmentOfDocument)
    .action((reference: string, { out, environment, format }: FileOptions & { readonly format: string }) =>
      save(tools, { reference, out, environment, file: `ride?format=${format}` }),
    );
}

interface FileOptions extends OfEnvironment {
  readonly out: string;
}

interface Wanted {
  readonly reference: string;
  readonly out: string;
  readonly environment: OfEnvironment['environment'] | undefined;
  /** The rest of the file's address. */
  readonly file: string;
}

function save({ withClient, print, asJson, terminal }: CommandTools, wanted: Wanted): Promise<void> {
  const { reference, out, environment, file } = wanted;
  return withClient(async (client) => {
    if (out === STANDARD && asJson())
      throw new ConfigError({
        es: 'Con --json, indique con --out dónde se guarda.',
        en: 'With --json, say with --out where to save.',
      });
    const match = await findDocument(client, reference, environment);
    const bytes = await match.client.download({ path: `${pathOf(match)}/${file}` });
    await writeBytes(out, bytes, terminal);
    if (out === STANDARD) return;
    print(
      { file: resolve(out), bytes: bytes.length },
      translate({ es: `Guardado en ${resolve(out)}.`, en: `Saved in ${resolve(out)}.` }),
    );
  });
}
