import type { Command } from 'commander';
import { documentResource } from '../../../contract/documents/document-resource.ts';
import { documentListOf } from '../../../contract/list.ts';
import { actIn } from '../../acting.ts';
import type { CommandTools } from '../../command-tools.ts';
import { wholeNumberOf } from '../../input/options.ts';
import { documentRow } from '../../output/document-lines.ts';
import { countOf } from '../../output/status-lines.ts';
import { searchOf } from '../../search-of.ts';
import { addDecisionCommands } from './decisions.ts';
import { addDocumentCommands } from './document.ts';
import { addDocumentActionCommands } from './document-actions.ts';
import { addDocumentFileCommands } from './document-files.ts';
import { type FilterOptions, filtersSaid, withFilters } from './document-filters.ts';
import { addDocumentExport } from './export-documents.ts';
import { addIssueCommands } from './issue.ts';
import { addReportCommand } from './report.ts';

const page = documentListOf(documentResource);

/** `documents …`: all that is done with documents, of one and of many. */
export function addDocumentsCommands(program: Command, tools: CommandTools): void {
  const documents = program.command('documents').description('documentos emitidos e importados');
  addIssueCommands(documents, tools);
  withPages(documents.command('list'))
    .description('los lista, del más nuevo al más antiguo')
    .action((options: ListOptions) => list(tools, options));
  withPages(documents.command('find'))
    .description('los busca por nombre, identificación, número o clave de acceso')
    .argument('<palabras...>', 'deben estar todas')
    .action((words: readonly string[], options: ListOptions) => list(tools, options, words.join(' ')));
  addDocumentCommands(documents, tools);
  addDocumentFileCommands(documents, tools);
  addDocumentActionCommands(documents, tools);
  addDecisionCommands(documents, tools);
  addDocumentExport(documents, tools);
  addReportCommand(documents, tools);
}

function withPages(command: Command): Command {
  return withFilters(command)
    .option('--limit <cuántos>', 'por página, hasta 100', wholeNumberOf(1, 100), 20)
    .option('--cursor <cursor>', 'el que dio la página anterior');
}

interface ListOptions extends FilterOptions {
  readonly limit: number;
  readonly cursor?: string;
}

function list({ withClient, print }: CommandTools, options: ListOptions, q?: string): Promise<void> {
  const { environment, limit, cursor } = options;
  return withClient(async (client) => {
    const acting = await actIn(client, environment);
    const { metadata = {}, ...filters } = filtersSaid(options, q);
    const search = searchOf({
      ...filters,
      limit,
      cursor,
      ...Object.fromEntries(Object.entries(metadata).map(([key, value]) => [`metadata[${key}]`, value])),
    });
    const answer = await acting.call({ method: 'GET', path: `/v1/ec/documents${search}` });
    const { data, total_count, offset, next_cursor } = page.parse(answer);
    const more =
      next_cursor === null ? [] : [`Hay más: repita con los mismos filtros y --cursor ${next_cursor}`];
    const shown = `${countOf(total_count)}${data.length === total_count ? '' : `; del ${offset + 1} al ${offset + data.length}`}`;
    print(answer, [...data.map(documentRow), shown, ...more].join('\n'));
  });
}
