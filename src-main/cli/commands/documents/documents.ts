import type { Command } from 'commander';
import { documentResource } from '../../../contract/documents/document-resource.ts';
import { documentListOf } from '../../../contract/list.ts';
import { translate } from '../../../process/language.ts';
import { actIn } from '../../acting.ts';
import type { CommandTools } from '../../command-tools.ts';
import { moreLines, type PageOptions, withPages } from '../../input/paging.ts';
import { placeholders } from '../../input/placeholders.ts';
import { documentRow } from '../../output/documents/document-lines.ts';
import { countOf } from '../../output/status-lines.ts';
import { searchOf } from '../../search-of.ts';
import { addDecisionCommands } from './decisions.ts';
import { addDocumentCommands } from './document.ts';
import { addDocumentActionCommands } from './document-actions.ts';
import { addDocumentFileCommands } from './document-files.ts';
import { type FilterOptions, filtersFrom, withFilters } from './document-filters.ts';
import { addDocumentExport } from './export-documents.ts';
import { addIssueCommands } from './issue.ts';
import { addReportCommand } from './report.ts';

const page = documentListOf(documentResource);

/** `documents …`: all that is done with documents, of one and of many. */
export function addDocumentsCommands(program: Command, tools: CommandTools): void {
  const documents = program
    .command('documents')
    .description(translate({ es: 'documentos emitidos e importados', en: 'issued and imported documents' }));
  addIssueCommands(documents, tools);
  withPages(withFilters(documents.command('list')))
    .description(translate({ es: 'los lista, del más nuevo al más antiguo', en: 'lists them, newest first' }))
    .action((options: ListOptions) => list(tools, options));
  withPages(withFilters(documents.command('find')))
    .description(
      translate({
        es: 'los busca por nombre, identificación, número o clave de acceso',
        en: 'finds them by name, identification, number or access key',
      }),
    )
    .argument(`<${placeholders.words}...>`, translate({ es: 'deben estar todas', en: 'all must be there' }))
    .action((terms: readonly string[], options: ListOptions) => list(tools, options, terms.join(' ')));
  addDocumentCommands(documents, tools);
  addDocumentFileCommands(documents, tools);
  addDocumentActionCommands(documents, tools);
  addDecisionCommands(documents, tools);
  addDocumentExport(documents, tools);
  addReportCommand(documents, tools);
}

interface ListOptions extends FilterOptions, PageOptions {}

function list({ withClient, print }: CommandTools, options: ListOptions, q?: string): Promise<void> {
  const { environment, limit, cursor } = options;
  return withClient(async (client) => {
    const acting = await actIn(client, environment);
    const { metadata = {}, ...filters } = filtersFrom(options, q);
    const search = searchOf({
      ...filters,
      limit,
      cursor,
      ...Object.fromEntries(Object.entries(metadata).map(([key, value]) => [`metadata[${key}]`, value])),
    });
    const answer = await acting.call({ method: 'GET', path: `/v1/ec/documents${search}` });
    const { data, total_count, offset, next_cursor } = page.parse(answer);
    const shown = `${countOf(total_count)}${data.length === total_count ? '' : translate({ es: `; del ${offset + 1} al ${offset + data.length}`, en: `; ${offset + 1} to ${offset + data.length}` })}`;
    print(answer, [...data.map(documentRow), shown, ...moreLines(next_cursor)].join('\n'));
  });
}
