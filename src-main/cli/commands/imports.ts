import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import {
  type ImportItemResult,
  type ImportResource,
  importItemList,
  importItemResults,
  importList,
  importResource,
} from '../../contract/import.ts';
import type { Environment } from '../../documents/kinds.ts';
import { translate } from '../../process/language.ts';
import { exitCodes } from '../../startup/exit-codes.ts';
import { actIn } from '../acting.ts';
import type { Client } from '../client.ts';
import type { CommandTools } from '../command-tools.ts';
import { environmentOption } from '../input/environment-option.ts';
import { readBytes } from '../input/files.ts';
import { oneOf, wholeNumberOf } from '../input/options.ts';
import { moreLines, type PageOptions, withPages } from '../input/paging.ts';
import { placeholders } from '../input/placeholders.ts';
import { importItemLine, importLines, importRow } from '../output/import-lines.ts';
import { searchOf } from '../search-of.ts';

const path = '/v1/ec/imports';
const LONGEST_WAIT_S = 86_400;
const ASK_AGAIN_MS = 500;

/** `imports …`: the documents of the system the business used before. */
export function addImportCommands(program: Command, tools: CommandTools): void {
  const imports = program.command('imports').description(
    translate({
      es: 'documentos de otro sistema: traerlos, y qué fue de ellos',
      en: 'documents of another system: bring them, and what became of them',
    }),
  );
  addImport(imports, tools);
  addList(imports, tools);
  addItems(imports, tools);
  addOne(imports, tools, {
    name: 'show',
    description: translate({ es: 'muestra una', en: 'shows one' }),
    method: 'GET',
    action: '',
  });
  addOne(imports, tools, {
    name: 'cancel',
    description: translate({
      es: 'detiene una; lo ya importado queda',
      en: 'stops one; what was imported stays',
    }),
    method: 'POST',
    action: '/cancel',
  });
}

interface OfEnvironment {
  readonly environment: Environment;
}

interface ImportOptions extends OfEnvironment {
  readonly wait: number;
  readonly idempotencyKey?: string;
}

function addImport(imports: Command, { withClient, print }: CommandTools): void {
  imports
    .command('start')
    .description(
      translate({
        es: 'importa documentos: XML, ZIP de XML, o listados de claves en texto o CSV',
        en: 'imports documents: XML, ZIP of XML, or listings of access keys as text or CSV',
      }),
    )
    .argument(`<${placeholders.files}...>`, translate({ es: 'de 1 a 20', en: 'from 1 to 20' }))
    .option(...environmentOption)
    .option(
      `--wait <${placeholders.seconds}>`,
      translate({
        es: 'cuánto se espera a que termine; 0 no espera',
        en: 'how long to wait for its end; 0 does not wait',
      }),
      wholeNumberOf(0, LONGEST_WAIT_S),
      LONGEST_WAIT_S,
    )
    .option(
      `--idempotency-key <${placeholders.key}>`,
      translate({
        es: 'un reintento con la misma clave no importa dos veces',
        en: 'a retry with the same key does not import twice',
      }),
    )
    .action((files: readonly string[], { environment, wait, idempotencyKey }: ImportOptions) =>
      withClient(async (client) => {
        const upload = formOf(files);
        const acting = await actIn(client, environment);
        const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
        const answer = await acting.call({ method: 'POST', path, upload, headers });
        const ended = await waitUntilEnded(acting, importResource.parse(answer), wait);
        print(ended, importLines(ended));
        if (ended.status === 'failed') process.exitCode = exitCodes.failed;
      }),
    );
}

function formOf(files: readonly string[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('file', new Blob([readBytes(file)]), basename(file));
  return form;
}

async function waitUntilEnded(client: Client, first: ImportResource, seconds: number) {
  const giveUpAt = performance.now() + seconds * 1000;
  let state = first;
  while (isGoing(state) && performance.now() < giveUpAt) {
    await sleep(ASK_AGAIN_MS);
    state = importResource.parse(await client.call({ method: 'GET', path: `${path}/${state.id}` }));
  }
  return state;
}

function isGoing({ status }: ImportResource): boolean {
  return status === 'queued' || status === 'processing';
}

interface ListOptions extends OfEnvironment, PageOptions {}

function addList(imports: Command, { withClient, print }: CommandTools): void {
  withPages(imports.command('list').option(...environmentOption))
    .description(
      translate({ es: 'las lista, de la más nueva a la más antigua', en: 'lists them, newest first' }),
    )
    .action(({ environment, ...query }: ListOptions) =>
      withClient(async (client) => {
        const acting = await actIn(client, environment);
        const answer = await acting.call({ method: 'GET', path: `${path}${searchOf(query)}` });
        const { data, next_cursor } = importList.parse(answer);
        print(answer, pageLines(data.map(importRow), next_cursor));
      }),
    );
}

function addItems(imports: Command, { withClient, print }: CommandTools): void {
  withPages(imports.command('items').option(...environmentOption))
    .description(
      translate({
        es: 'lista lo hallado en una, y qué fue de cada documento',
        en: 'lists what was found in one, and what became of each document',
      }),
    )
    .argument(`<${placeholders.id}>`, translate({ es: 'el de la importación', en: 'that of the import' }))
    .option(`--result <${placeholders.result}>`, importItemResults.join(', '), oneOf(importItemResults))
    .option(
      `--code <${placeholders.code}>`,
      translate({
        es: 'solo los de ese código, como invalid_signature',
        en: 'only those of that code, such as invalid_signature',
      }),
    )
    .action(
      (id: string, options: ListOptions & { readonly result?: ImportItemResult; readonly code?: string }) =>
        withClient(async (client) => {
          const { environment, limit, cursor, result, code } = options;
          const acting = await actIn(client, environment);
          const search = searchOf({ limit, cursor, result, code });
          const answer = await acting.call({ method: 'GET', path: `${addressOf(id)}/items${search}` });
          const { data, next_cursor } = importItemList.parse(answer);
          print(answer, pageLines(data.map(importItemLine), next_cursor));
        }),
    );
}

function pageLines(lines: readonly string[], nextCursor: string | null): string {
  const shown = lines.length === 0 ? [translate({ es: 'Nada.', en: 'Nothing.' })] : lines;
  return [...shown, ...moreLines(nextCursor)].join('\n');
}

interface OneImportCall {
  readonly name: string;
  readonly description: string;
  readonly method: 'GET' | 'POST';
  /** The end of its address. */
  readonly action: string;
}

function addOne(imports: Command, { withClient, print }: CommandTools, call: OneImportCall): void {
  const { name, description, method, action } = call;
  imports
    .command(name)
    .description(description)
    .argument(`<${placeholders.id}>`, translate({ es: 'el de la importación', en: 'that of the import' }))
    .option(...environmentOption)
    .action((id: string, { environment }: OfEnvironment) =>
      withClient(async (client) => {
        const acting = await actIn(client, environment);
        const answer = await acting.call({ method, path: `${addressOf(id)}${action}` });
        print(answer, importLines(importResource.parse(answer)));
      }),
    );
}

function addressOf(id: string): string {
  return `${path}/${encodeURIComponent(id)}`;
}
