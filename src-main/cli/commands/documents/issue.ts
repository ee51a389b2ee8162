import type { Command } from 'commander';
import {
  documentPreview,
  documentResource,
  type PreviewWarning,
} from '../../../contract/documents/document-resource.ts';
import { issuableKinds } from '../../../documents/all-kinds/types.ts';
import type { Environment } from '../../../documents/kinds.ts';
import { translate } from '../../../process/language.ts';
import { actIn } from '../../acting.ts';
import type { CommandTools } from '../../command-tools.ts';
import { environmentOption } from '../../input/environment-option.ts';
import { readJson } from '../../input/files.ts';
import { oneOf, parseWait } from '../../input/options.ts';
import { placeholders } from '../../input/placeholders.ts';
import { statusLine } from '../../output/documents/document-lines.ts';
import { kindLabel } from '../../output/documents/kind-label.ts';
import { searchOf } from '../../search-of.ts';

const types = issuableKinds.map(({ type }) => type);
const parseType = oneOf(types);
const parseKind = Object.assign(
  (text: string) => issuableKinds.find(({ type }) => type === parseType(text)),
  parseType,
);
type Kind = (typeof issuableKinds)[number];

const typeArgument = [`<${placeholders.type}>`, types.join(', '), parseKind] as const;
const fileArgument = [
  `<${placeholders.file}>`,
  translate({
    es: 'cuerpo de la llamada de emisión, en JSON; - lee la entrada',
    en: 'body of the call that issues, in JSON; - reads standard input',
  }),
] as const;

/** `documents issue` and `preview`: the same body, once for good and once to see. */
export function addIssueCommands(documents: Command, { withClient, print }: CommandTools): void {
  documents
    .command('issue')
    .description(translate({ es: 'emite un documento', en: 'issues a document' }))
    .argument(...typeArgument)
    .argument(...fileArgument)
    .option(...environmentOption)
    .option(
      `--wait <${placeholders.seconds}>`,
      translate({ es: 'espera la decisión del SRI, hasta 25', en: 'waits for the SRI’s decision, up to 25' }),
      parseWait,
    )
    .option(
      `--idempotency-key <${placeholders.key}>`,
      translate({
        es: 'un reintento con la misma clave no duplica',
        en: 'a retry with the same key does not duplicate',
      }),
    )
    .option(
      `--preview-id <${placeholders.id}>`,
      translate({
        es: 'emite exactamente lo que mostró «preview»',
        en: 'issues exactly what “preview” showed',
      }),
    )
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
    .description(
      translate({
        es: 'calcula un documento sin emitirlo ni gastar un número',
        en: 'computes a document without issuing it or spending a number',
      }),
    )
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
          translate({
            es: `${kind.label}: ${total} USD, impuestos ${tax_total}`,
            en: `${kindLabel(kind.type)}: ${total} USD, taxes ${tax_total}`,
          }),
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
