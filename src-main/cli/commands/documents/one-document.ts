import type { Environment } from '../../../documents/kinds.ts';
import { translate } from '../../../process/language.ts';
import type { FoundDocument } from '../../find-document.ts';
import { parseEnvironment } from '../../input/options.ts';
import { placeholders } from '../../input/placeholders.ts';

/** What the commands about one document share. */

export const documentArgument = [
  `<${placeholders.document}>`,
  translate({ es: 'su id, su número o su clave de acceso', en: 'its id, its number or its access key' }),
] as const;

export const environmentOfDocument = [
  `--environment <${placeholders.environment}>`,
  translate({
    es: 'sandbox, test o live; sin ella, se busca en todos',
    en: 'sandbox, test or live; without it, all are searched',
  }),
  parseEnvironment,
] as const;

export interface OfEnvironment {
  readonly environment?: Environment;
}

/** Where a document is in the API, whatever its type. */
export function pathOf({ document }: Pick<FoundDocument, 'document'>): string {
  return `/v1/ec/documents/${document.id}`;
}
