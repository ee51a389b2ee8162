import type { Command } from 'commander';
import { documentResource } from '../../../contract/documents/document-resource.ts';
import { type WaitingDocument, waitingDocument } from '../../../contract/documents/waiting-document.ts';
import { listOf } from '../../../contract/list.ts';
import { kindOf } from '../../../documents/types.ts';
import type { CommandTools } from '../../command-tools.ts';
import { findDocument } from '../../find-document.ts';
import { parseEnvironment, wholeNumberOf } from '../../input/options.ts';
import { documentArgument, environmentOfDocument, type OfEnvironment } from '../../one-document.ts';
import { statusLine } from '../../output/document-lines.ts';
import { inColor } from '../../output/in-color.ts';
import { searchOf } from '../../search-of.ts';

/** `documents waiting`, `send` and `replace`: what waits for the authority or for a person, and what a person decides of it. */
export function addDecisionCommands(documents: Command, tools: CommandTools): void {
  addWaiting(documents, tools);
  addDecision(documents, tools, {
    name: 'send',
    description: 'envía con su fecha un documento atrasado, o uno cuya fecha rechazó el SRI',
  });
  addDecision(documents, tools, {
    name: 'replace',
    description: 'emite hoy lo mismo, con otro número, en lugar de uno que ya no puede ir',
  });
}

interface WaitingOptions extends OfEnvironment {
  readonly decision?: true;
  readonly limit: number;
  readonly cursor?: string;
}

function addWaiting(documents: Command, { withClient, print }: CommandTools): void {
  documents
    .command('waiting')
    .description('lista los documentos que esperan al SRI o a una persona, del más antiguo al más nuevo')
    .option('--decision', 'solo los que esperan a una persona')
    .option('--environment <ambiente>', 'sandbox, test o live; sin ella, todos', parseEnvironment)
    .option('--limit <cuántos>', 'por página, hasta 100', wholeNumberOf(1, 100), 20)
    .option('--cursor <cursor>', 'el que dio la página anterior')
    .action(({ decision, ...query }: WaitingOptions) =>
      withClient(async (client) => {
        const search = searchOf({ ...query, ...(decision && { decision: 'true' }) });
        const answer = await client.call({ method: 'GET', path: `/v1/local/sync/waiting${search}` });
        const { data, next_cursor } = listOf(waitingDocument).parse(answer);
        const more = next_cursor === null ? [] : [`Hay más: repita con --cursor ${next_cursor}`];
        const lines = data.length === 0 ? ['Nada espera.'] : data.flatMap(waitingLines);
        print(answer, [...lines, ...more].join('\n'));
      }),
    );
}

function waitingLines(waiting: WaitingDocument): readonly string[] {
  const { issue_date, type, number, environment, status, document_id, decision, problem_message } = waiting;
  const head = [issue_date, kindOf(type).label, number, environment, inColor(status), document_id].join('  ');
  if (decision === undefined)
    return problem_message === undefined ? [head] : [head, `    ${problem_message}`];
  return [head, `    ${decision.message}`, `    Puede: ${decision.choices.join(', ') || 'nada desde aquí'}`];
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
    .action((said: string, { environment }: OfEnvironment) =>
      withClient(async (client) => {
        const { document } = await findDocument(client, said, environment);
        const path = `/v1/local/documents/${document.id}/${name}`;
        const decided = documentResource.parse(await client.call({ method: 'POST', path }));
        print(decided, `${statusLine(decided)}\n${decided.access_key}`);
      }),
    );
}
