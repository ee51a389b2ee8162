import type { Command } from 'commander';
import { documentResource } from '../../../contract/documents/document-resource.ts';
import { type WaitingDocument, waitingDocument } from '../../../contract/documents/lists/waiting-document.ts';
import { listOf } from '../../../contract/list.ts';
import { translate } from '../../../process/language.ts';
import type { CommandTools } from '../../command-tools.ts';
import { findDocument } from '../../find-document.ts';
import { parseEnvironment } from '../../input/options.ts';
import { type PageOptions, withPages } from '../../input/paging.ts';
import { placeholders } from '../../input/placeholders.ts';
import { statusLine } from '../../output/documents/document-lines.ts';
import { inColor } from '../../output/documents/in-color.ts';
import { kindLabel } from '../../output/documents/kind-label.ts';
import { searchOf } from '../../search-of.ts';
import { documentArgument, environmentOfDocument, type OfEnvironment } from './one-document.ts';

/** `documents waiting`, `send` and `replace`: what waits for the authority or for a person, and what a person decides of it. */
export function addDecisionCommands(documents: Command, tools: CommandTools): void {
  addWaiting(documents, tools);
  addDecision(documents, tools, {
    name: 'send',
    description: translate({
      es: 'envía con su fecha un documento atrasado, o uno cuya fecha rechazó el SRI',
      en: 'sends with its date a late document, or one whose date the SRI refused',
    }),
  });
  addDecision(documents, tools, {
    name: 'replace',
    description: translate({
      es: 'emite hoy lo mismo, con otro número, en lugar de uno que ya no puede ir',
      en: 'issues the same today, with another number, in place of one that can no longer go',
    }),
  });
}

interface WaitingOptions extends OfEnvironment, PageOptions {
  readonly decision?: true;
}

function addWaiting(documents: Command, { withClient, print }: CommandTools): void {
  const waiting = documents
    .command('waiting')
    .description(
      translate({
        es: 'lista los documentos que esperan al SRI o a una persona, del más antiguo al más nuevo',
        en: 'lists the documents that wait for the SRI or for a person, oldest first',
      }),
    )
    .option(
      '--decision',
      translate({ es: 'solo los que esperan a una persona', en: 'only those that wait for a person' }),
    )
    .option(
      `--environment <${placeholders.environment}>`,
      translate({
        es: 'sandbox, test o live; sin ella, todos',
        en: 'sandbox, test or live; without it, all',
      }),
      parseEnvironment,
    );
  withPages(waiting).action(({ decision, ...query }: WaitingOptions) =>
    withClient(async (client) => {
      const search = searchOf({ ...query, ...(decision && { decision: 'true' }) });
      const answer = await client.call({ method: 'GET', path: `/v1/local/sync/waiting${search}` });
      const { data, next_cursor } = listOf(waitingDocument).parse(answer);
      const more =
        next_cursor === null
          ? []
          : [
              translate({
                es: `Hay más: repita con --cursor ${next_cursor}`,
                en: `There is more: repeat with --cursor ${next_cursor}`,
              }),
            ];
      const lines =
        data.length === 0
          ? [translate({ es: 'Nada espera.', en: 'Nothing waits.' })]
          : data.flatMap(waitingLines);
      print(answer, [...lines, ...more].join('\n'));
    }),
  );
}

function waitingLines(waiting: WaitingDocument): readonly string[] {
  const { issue_date, type, number, environment, status, document_id, decision, problem_message } = waiting;
  const head = [issue_date, kindLabel(type), number, environment, inColor(status), document_id].join('  ');
  if (decision === undefined)
    return problem_message === undefined ? [head] : [head, `    ${problem_message}`];
  return [
    head,
    `    ${decision.message}`,
    translate({
      es: `    Puede: ${decision.choices.join(', ') || 'nada desde aquí'}`,
      en: `    You may: ${decision.choices.join(', ') || 'nothing from here'}`,
    }),
  ];
}

function addDecision(
  documents: Command,
  { withClient, print }: CommandTools,
  { name, description }: { readonly name: 'send' | 'replace'; readonly description: string },
): void {
  documents
    .command(name)
    .description(description)
    .argument(...documentArgument)
    .option(...environmentOfDocument)
    .action((reference: string, { environment }: OfEnvironment) =>
      withClient(async (client) => {
        const { document } = await findDocument(client, reference, environment);
        const path = `/v1/local/documents/${document.id}/${name}`;
        const decided = documentResource.parse(await client.call({ method: 'POST', path }));
        print(decided, `${statusLine(decided)}\n${decided.access_key}`);
      }),
    );
}
