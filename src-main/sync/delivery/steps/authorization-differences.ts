import type { AuthorizationDifference } from '../../../contract/documents/authority/authorization-mismatch.ts';
import {
  type CompareDocuments,
  compareAuthorization,
} from '../../../issuing/authorization/compare-authorization.ts';
import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';
import type { Answered, Decision } from '../../ports/authority.ts';

interface AuthorizedDocument {
  readonly document: StoredDocument;
  readonly signedXml: Uint8Array | undefined;
  readonly answered: Answered<Decision>;
  /** When the answer was there, by our clock. */
  readonly at: Date;
}

/** In what an authorization is not that of the revision which was sent; an answer of another kind has none. */
export async function authorizationDifferences(
  { document: { id, identity }, signedXml, answered, at }: AuthorizedDocument,
  compare: CompareDocuments,
): Promise<readonly AuthorizationDifference[]> {
  const {
    outcome,
    exchange: { authorityDate },
  } = answered;
  if (outcome.kind !== 'authorized') return [];
  if (!signedXml) throw new Error(`document ${id} was asked about and never signed`);
  const answeredAt = authorityDate && authorityDate > at ? authorityDate : at;
  return compareAuthorization(outcome, { identity, signedXml, answeredAt }, compare);
}
