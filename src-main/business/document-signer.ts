import { kindOf } from '../documents/all-kinds/types.ts';
import type { StoredDocument } from '../issuing/ports/stored-document.ts';
import { makeSignVerified } from '../signing/sign-verified.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import type { Signer, SigningCircumstances } from '../signing/xades.ts';
import type { DocumentSigner } from '../sync/ports/document-signer.ts';
import type { SigningKeys } from './signing-keys.ts';

export interface DocumentSignerDependencies {
  readonly keys: Pick<SigningKeys, 'apply'>;
  /** A little before an instant, where the authority's clock is behind ours. */
  readonly signingTime: (at: Date) => Date;
}

/** Signs documents with the certificate of their business. */
export function makeDocumentSigner({ keys, signingTime }: DocumentSignerDependencies): DocumentSigner {
  const signers = new WeakMap<SigningKey, Signer['sign']>();

  /** Verified signed bytes. */
  async function signBy(key: SigningKey, document: StoredDocument): Promise<Uint8Array> {
    const sign = signers.get(key) ?? makeSignVerified(key);
    signers.set(key, sign);
    return Buffer.from(await sign(xmlOf(document), circumstancesOf(document, key, signingTime)));
  }

  return {
    async sign(document, at) {
      const business = { entityId: document.entityId, ruc: document.issuer.ruc, at };
      const applied = await keys.apply(business, (key) => signBy(key, document));
      if (!applied.ok) return applied;
      const { value: signedXml, ...done } = applied;
      return { ...done, signedXml };
    },
  };
}

function xmlOf(document: StoredDocument): string {
  return kindOf(document.identity.type).writeXml(document);
}

function circumstancesOf(
  { id, updatedAt }: StoredDocument,
  { certificate }: SigningKey,
  signingTimeAt: DocumentSignerDependencies['signingTime'],
): SigningCircumstances {
  // The moment of the sale, not of the signature: the authority refuses signatures from its future, and one from
  // before the certificate where the sale waited for a new one.
  const sold = signingTimeAt(new Date(updatedAt));
  const signingTime = new Date(Math.max(sold.getTime(), Date.parse(certificate.validFrom)));
  return { signingTime, idSeed: id };
}
