import type { Command } from 'commander';
import {
  documentPreview,
  documentResource,
  type PreviewWarning,
} from '../../../contract/documents/document-resource.ts';
import type { Environment } from '../../../documents/kinds.ts';
import { issuableKinds } from '../../../documents/types.ts';
import { actIn } from '../../acting.ts';
import type { CommandTools } from '../../command-tools.ts';
import { readJson } from '../../input/files.ts';
import { oneOf, parseEnvironment, parseWait } from '../../input/options.ts';
import { statusLine } from '../../output/document-lines.ts';
import { searchOf } from '../../search-of.ts';

const types = issuableKinds.map(({ type }) => type);
const kindSaid = (text: string) => issuableKinds.find(({ type }) => type === oneOf(types)(text));
type Kind = (typeof issuableKinds)[number];

const typeArgument = ['<tipo>', types.join(', '), kindSaid] as const;
const fileArgument = ['<archivo>', 'cuerpo de la llamada de emisión, en JSON; - lee la entrada'] as const;
const environmentOption = [
  '--environment <ambiente>',
  'sandbox, test o live',
  parseEnvironment,
  'sandbox',
] as const;

/** `documents issue` and `preview`: the same body, once for good and once to see. */
export function addIssueCommands(documents: Command, { withClient, print }: CommandTools): void {
  documents
    .command('issue')
    .description('emite un documento')
    .argument(...typeArgument)
    .argument(...fileArgument)
    .option(...environmentOption)
    .option('--wait <segundos>', 'espera la decisión del SRI, hasta 25', parseWait)
    .option('--idempotency-key <clave>', 'un reintento con la misma clave no duplica')
    .option('--preview-id <id>', 'emite exactamente lo que mostró «preview»')
    .action((kind: Kind, file: string, options: IssueOptions) =>
      withClient(async (client) => {
        const { environment, wait, previewId, idempotencyKey } = options;
        const acting = await actIn(client, environment);
        const answer = await acting.call({
          method: 'POST',
          path: `/v1/ec/${kind.plural}${searchOf({ wait, preview_id: previewId })}`,
          body: readJson(file),
          ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
        });
        const document = documentResource.parse(answer);
        print(
          document,
          [statusLine(document), document.access_key, ...warningLines(document.warnings)].join('\n'),
        );
      }),
    );
  documents
    .command('preview')
    .description('calcula un documento sin emitirlo ni gastar un número')
    .argument(...typeArgument)
    .argument(...fileArgument)
    .option(...environmentOption)
    .action((kind: Kind, file: string, { environment }: { environment: Environment }) =>
      withClient(async (client) => {
        const acting = await actIn(client, environment);
        const path = `/v1/ec/${kind.plural}/preview`;
        const answer = await acting.call({ method: 'POST', path, body: readJson(file) });
        const { total, tax_total, preview_id, warnings } = documentPreview.parse(answer);
        const lines = [
          `${kind.label}: ${total} USD, impuestos ${tax_total}`,
          ...warningLines(warnings),
          `preview_id ${preview_id}`,
        ];
        print(answer, lines.join('\n'));
      }),
    );
}

function warningLines(warnings: readonly PreviewWarning[] = []): readonly string[] {
  return warnings.map(({ message, detail }) => `! ${message} ${detail}`.trimEnd());
}

interface IssueOptions {
  readonly environment: Environment;
  readonly wait?: number;
  readonly idempotencyKey?: string;
  readonly previewId?: string;
}
