import type { Command } from 'commander';
import { documentResource } from '../../../contract/documents/document-resource.ts';
import { documentListOf } from '../../../contract/list.ts';
import {
  type DocumentStatus,
  type DocumentType,
  documentStatuses,
  documentTypes,
  type Environment,
  knownChannels,
} from '../../../documents/kinds.ts';
import { actIn } from '../../acting.ts';
import type { CommandTools } from '../../command-tools.ts';
import {
  oneOf,
  parseChannel,
  parseDate,
  parseEnvironment,
  parsePair,
  repeated,
  wholeNumberOf,
} from '../../input/options.ts';
import { documentRow } from '../../output/document-lines.ts';
import { countOf } from '../../output/status-lines.ts';
import { searchOf } from '../../search-of.ts';

const page = documentListOf(documentResource);

/** `documents list` and `documents find`: the documents of an environment, newest first. */
export function addDocumentsCommands(program: Command, tools: CommandTools): void {
  const documents = program.command('documents').description('documentos emitidos e importados');
  withFilters(documents.command('list'))
    .description('los lista, del más nuevo al más antiguo')
    .action((options: ListOptions) => list(tools, options));
  withFilters(documents.command('find'))
    .description('los busca por nombre, identificación, número o clave de acceso')
    .argument('<palabras...>', 'deben estar todas')
    .action((words: readonly string[], options: ListOptions) => list(tools, options, words.join(' ')));
}

function withFilters(command: Command): Command {
  return command
    .option('--environment <ambiente>', 'sandbox, test o live', parseEnvironment, 'sandbox')
    .option('--type <tipo>', `${documentTypes.join(', ')}; se repite`, repeated(oneOf(documentTypes)))
    .option(
      '--status <estado>',
      `${documentStatuses.join(', ')}; se repite`,
      repeated(oneOf(documentStatuses)),
    )
    .option('--counterparty <identificación>', 'del comprador, proveedor, transportista o destinatario')
    .option('--from <fecha>', 'emitidos desde ese día', parseDate)
    .option('--to <fecha>', 'emitidos hasta ese día', parseDate)
    .option(
      '--channel <canal>',
      `${knownChannels.join(', ')} o una tienda en línea; se repite`,
      repeated(parseChannel),
    )
    .option('--metadata <clave=valor>', 'valor exacto; se repite', repeated(parsePair))
    .option('--limit <cuántos>', 'por página, hasta 100', wholeNumberOf(1, 100), 20)
    .option('--cursor <cursor>', 'el que dio la página anterior');
}

interface ListOptions {
  readonly environment: Environment;
  readonly type?: readonly DocumentType[];
  readonly status?: readonly DocumentStatus[];
  readonly counterparty?: string;
  readonly from?: string;
  readonly to?: string;
  readonly channel?: readonly string[];
  readonly metadata?: readonly (readonly [string, string])[];
  readonly limit: number;
  readonly cursor?: string;
}

function list({ withClient, print }: CommandTools, options: ListOptions, q?: string): Promise<void> {
  const { environment, from, to, metadata = [], ...filters } = options;
  return withClient(async (client) => {
    const acting = await actIn(client, environment);
    const search = searchOf({
      ...filters,
      q,
      'issue_date[gte]': from,
      'issue_date[lte]': to,
      ...Object.fromEntries(metadata.map(([key, value]) => [`metadata[${key}]`, value])),
    });
    const answer = await acting.call({ method: 'GET', path: `/v1/ec/documents${search}` });
    const { data, total_count, offset, next_cursor } = page.parse(answer);
    const more =
      next_cursor === null ? [] : [`Hay más: repita con los mismos filtros y --cursor ${next_cursor}`];
    const shown = `${countOf(total_count)}${data.length === total_count ? '' : `; del ${offset + 1} al ${offset + data.length}`}`;
    print(answer, [...data.map(documentRow), shown, ...more].join('\n'));
  });
}
