import type { Environment } from '../documents/kinds.ts';
import type { FoundDocument } from './find-document.ts';
import { parseEnvironment } from './input/options.ts';

/** What the commands about one document share. */

export const documentArgument = ['<documento>', 'su id, su número o su clave de acceso'] as const;

export const environmentOfDocument = [
  '--environment <ambiente>',
  'sandbox, test o live; sin ella, se busca en todos',
  parseEnvironment,
] as const;

export interface OfEnvironment {
  readonly environment?: Environment;
}

/** Where a document is in the API, whatever its type. */
export function pathOf({ document }: Pick<FoundDocument, 'document'>): string {
  return `/v1/ec/documents/${document.id}`;
}
