import { kindOf } from '../documents/all-kinds/types.ts';
import { formatNumber } from '../documents/identifiers/access-key.ts';
import type { StoredDocument } from '../issuing/ports/stored-document.ts';
import { authorizationEnvelope } from './authorization-envelope.ts';

/** The authority's envelope of an authorized document, else the signed file. */
export function xmlOf({ authorization, identity }: StoredDocument, signedXml: Uint8Array): Uint8Array {
  // What was never authorized has no envelope (SRI reference §5); an annulment leaves the files as they were.
  return authorization
    ? authorizationEnvelope({ environment: identity.environment, ...authorization, signedXml })
    : signedXml;
}

/** The name of a document's files, without its ending: `factura-001-001-000000001`. */
export function fileNameOf({ identity }: StoredDocument): string {
  const label = kindOf(identity.type).label.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return `${label.replaceAll(' ', '-')}-${formatNumber(identity, identity.sequential)}`;
}
