import type { Command } from 'commander';
import { documentEvent } from '../../../contract/documents/document-event.ts';
import { documentResource } from '../../../contract/documents/document-resource.ts';
import { listOf } from '../../../contract/list.ts';
import type { Environment } from '../../../documents/kinds.ts';
import { translate } from '../../../process/language.ts';
import type { CommandTools } from '../../command-tools.ts';
import { findDocument } from '../../find-document.ts';
import { parseWait } from '../../input/options.ts';
import { placeholders } from '../../input/placeholders.ts';
import { documentLines, journeyLines, statusLine } from '../../output/documents/document-lines.ts';
import { searchOf } from '../../search-of.ts';
import { documentArgument, environmentOfDocument, type OfEnvironment, pathOf } from './one-document.ts';

/** `documents show`, `journey` and `refresh`: how one document stands. */
export function addDocumentCommands(documents: Command, { withClient, print }: CommandTools): void {
  documents
    .command('show')
    .description(
      translate({
        es: 'muestra un documento, con lo que dijo el SRI y qué hacer',
        en: 'shows a document, with what the SRI said and what to do',
      }),
    )
    .argument(...documentArgument)
    .option(...environmentOfDocument)
    .option(
      `--wait <${placeholders.seconds}>`,
      translate({ es: 'espera la decisión del SRI, hasta 25', en: 'waits for the SRI’s decision, up to 25' }),
      parseWait,
    )
    .action((reference: string, { environment, wait }: ShowOptions) =>
      withClient(async (client) => {
        const match = await findDocument(client, reference, environment);
        const path = `${pathOf(match)}${searchOf({ wait })}`;
        const document = documentResource.parse(await match.client.call({ method: 'GET', path }));
        print(document, documentLines(document));
      }),
    );
  documents
    .command('journey')
    .description(
      translate({
        es: 'muestra el recorrido de un documento, del último paso al primero',
        en: 'shows the journey of a document, last step first',
      }),
    )
    .argument(...documentArgument)
    .option(...environmentOfDocument)
    .action((reference: string, { environment }: OfEnvironment) =>
      withClient(async (client) => {
        const match = await findDocument(client, reference, environment);
        const answer = await match.client.call({ method: 'GET', path: `${pathOf(match)}/events?limit=100` });
        print(answer, journeyLines(listOf(documentEvent).parse(answer).data));
      }),
    );
  documents
    .command('refresh')
    .description(
      translate({
        es: 'pregunta ya al SRI por un documento enviado y sin decisión',
        en: 'asks the SRI now about a document that was sent and has no decision',
      }),
    )
    .argument(...documentArgument)
    .option(...environmentOfDocument)
    .action((reference: string, { environment }: OfEnvironment) =>
      withClient(async (client) => {
        const match = await findDocument(client, reference, environment);
        const path = `${pathOf(match)}/refresh-status`;
        const document = documentResource.parse(await match.client.call({ method: 'POST', path }));
        print(document, statusLine(document));
      }),
    );
}

interface ShowOptions {
  readonly environment?: Environment;
  readonly wait?: number;
}
