import type { Command } from 'commander';
import { emailResource } from '../../../contract/documents/document-actions.ts';
import { documentResource } from '../../../contract/documents/document-resource.ts';
import { ecuadorDate } from '../../../documents/values/ecuador-time.ts';
import type { CommandTools } from '../../command-tools.ts';
import { findDocument } from '../../find-document.ts';
import { readJson } from '../../input/files.ts';
import { parseDate, parseWait, repeated } from '../../input/options.ts';
import { documentArgument, environmentOfDocument, type OfEnvironment, pathOf } from '../../one-document.ts';
import { statusLine } from '../../output/document-lines.ts';
import { searchOf } from '../../search-of.ts';

/** `documents resubmit`, `annul` and `email`: what is done with a document once issued. */
export function addDocumentActionCommands(documents: Command, tools: CommandTools): void {
  addResubmit(documents, tools);
  addAnnul(documents, tools);
  addEmail(documents, tools);
}

function addResubmit(documents: Command, { withClient, print }: CommandTools): void {
  documents
    .command('resubmit')
    .description('corrige y reenvía un documento devuelto o no autorizado; conserva número, clave y fecha')
    .argument(...documentArgument)
    .argument('<archivo>', 'el cuerpo de emitir, completo y corregido, en JSON; - lee la entrada')
    .option(...environmentOfDocument)
    .option('--wait <segundos>', 'espera la decisión del SRI, hasta 25', parseWait)
    .action((said: string, file: string, { environment, wait }: OfEnvironment & { readonly wait?: number }) =>
      withClient(async (client) => {
        const body = readJson(file);
        const found = await findDocument(client, said, environment);
        const path = `${pathOf(found)}/resubmit${searchOf({ wait })}`;
        const document = documentResource.parse(await found.client.call({ method: 'POST', path, body }));
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
    .description('anota la anulación que ya se hizo en el portal del SRI')
    .argument(...documentArgument)
    .option('--on <fecha>', 'cuándo se anuló; sin ella, hoy', parseDate)
    .option('--reason <motivo>', 'para sus registros')
    .option(...environmentOfDocument)
    .action((said: string, { environment, on, reason }: AnnulOptions) =>
      withClient(async (client) => {
        const found = await findDocument(client, said, environment);
        const body = {
          annulled_on: on ?? ecuadorDate(new Date()),
          ...(reason !== undefined && { reason }),
        };
        const path = `${pathOf(found)}/annul`;
        const document = documentResource.parse(await found.client.call({ method: 'POST', path, body }));
        print(document, statusLine(document));
      }),
    );
}

function addEmail(documents: Command, { withClient, print }: CommandTools): void {
  documents
    .command('email')
    .description('envía por correo el RIDE y el XML de un documento autorizado')
    .argument(...documentArgument)
    .option('--to <dirección>', 'a quién, hasta 10; se repite; sin ella, a su destinatario', repeated(String))
    .option(...environmentOfDocument)
    .action((said: string, { environment, to }: OfEnvironment & { readonly to?: readonly string[] }) =>
      withClient(async (client) => {
        const found = await findDocument(client, said, environment);
        const body = { ...(to && { to }) };
        const answer = await found.client.call({ method: 'POST', path: `${pathOf(found)}/email`, body });
        print(answer, `En cola, a ${emailResource.parse(answer).to.join(', ')}.`);
      }),
    );
}
