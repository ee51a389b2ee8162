import type { Command } from 'commander';
import { emailResource } from '../../../contract/documents/document-actions.ts';
import { documentResource } from '../../../contract/documents/document-resource.ts';
import { ecuadorDate } from '../../../documents/values/ecuador-time.ts';
import { translate } from '../../../process/language.ts';
import type { CommandTools } from '../../command-tools.ts';
import { findDocument } from '../../find-document.ts';
import { readJson } from '../../input/files.ts';
import { parseDate, parseWait, repeated } from '../../input/options.ts';
import { placeholders } from '../../input/placeholders.ts';
import { statusLine } from '../../output/documents/document-lines.ts';
import { searchOf } from '../../search-of.ts';
import { documentArgument, environmentOfDocument, type OfEnvironment, pathOf } from './one-document.ts';

/** `documents resubmit`, `annul` and `email`: what is done with a document once issued. */
export function addDocumentActionCommands(documents: Command, tools: CommandTools): void {
  addResubmit(documents, tools);
  addAnnul(documents, tools);
  addEmail(documents, tools);
}

function addResubmit(documents: Command, { withClient, print }: CommandTools): void {
  documents
    .command('resubmit')
    .description(
      translate({
        es: 'corrige y reenvía un documento devuelto o no autorizado; conserva número, clave y fecha',
        en: 'corrects and resends a returned or unauthorized document; it keeps number, key and date',
      }),
    )
    .argument(...documentArgument)
    .argument(
      `<${placeholders.file}>`,
      translate({
        es: 'el cuerpo de emitir, completo y corregido, en JSON; - lee la entrada',
        en: 'the body to issue, whole and corrected, in JSON; - reads standard input',
      }),
    )
    .option(...environmentOfDocument)
    .option(
      `--wait <${placeholders.seconds}>`,
      translate({ es: 'espera la decisión del SRI, hasta 25', en: 'waits for the SRI’s decision, up to 25' }),
      parseWait,
    )
    .action(
      (reference: string, file: string, { environment, wait }: OfEnvironment & { readonly wait?: number }) =>
        withClient(async (client) => {
          const body = readJson(file);
          const match = await findDocument(client, reference, environment);
          const path = `${pathOf(match)}/resubmit${searchOf({ wait })}`;
          const document = documentResource.parse(await match.client.call({ method: 'POST', path, body }));
          print(document, statusLine(document));
        }),
    );
}

interface AnnulOptions extends OfEnvironment {
  readonly on?: string;
  readonly reason?: string;
}

function addAnnul(documents: Command, { withClient, print }: CommandTools): void {
  documents
    .command('annul')
    .description(
      translate({
        es: 'anota la anulación que ya se hizo en el portal del SRI',
        en: 'records the annulment that was made in the portal of the SRI',
      }),
    )
    .argument(...documentArgument)
    .option(
      `--on <${placeholders.date}>`,
      translate({ es: 'cuándo se anuló; sin ella, hoy', en: 'when it was annulled; without it, today' }),
      parseDate,
    )
    .option(
      `--reason <${placeholders.reason}>`,
      translate({ es: 'para sus registros', en: 'for your records' }),
    )
    .option(...environmentOfDocument)
    .action((reference: string, { environment, on, reason }: AnnulOptions) =>
      withClient(async (client) => {
        const match = await findDocument(client, reference, environment);
        const body = {
          annulled_on: on ?? ecuadorDate(new Date()),
          ...(reason !== undefined && { reason }),
        };
        const path = `${pathOf(match)}/annul`;
        const document = documentResource.parse(await match.client.call({ method: 'POST', path, body }));
        print(document, statusLine(document));
      }),
    );
}

function addEmail(documents: Command, { withClient, print }: CommandTools): void {
  documents
    .command('email')
    .description(
      translate({
        es: 'envía por correo el RIDE y el XML de un documento autorizado',
        en: 'mails the RIDE and the XML of an authorized document',
      }),
    )
    .argument(...documentArgument)
    .option(
      `--to <${placeholders.address}>`,
      translate({
        es: 'a quién, hasta 10; se repite; sin ella, a su destinatario',
        en: 'to whom, up to 10; repeats; without it, its recipient',
      }),
      repeated(String),
    )
    .option(...environmentOfDocument)
    .action((reference: string, { environment, to }: OfEnvironment & { readonly to?: readonly string[] }) =>
      withClient(async (client) => {
        const match = await findDocument(client, reference, environment);
        const body = { ...(to && { to }) };
        const answer = await match.client.call({ method: 'POST', path: `${pathOf(match)}/email`, body });
        print(
          answer,
          translate({
            es: `En cola, a ${emailResource.parse(answer).to.join(', ')}.`,
            en: `Queued, to ${emailResource.parse(answer).to.join(', ')}.`,
          }),
        );
      }),
    );
}
