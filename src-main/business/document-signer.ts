import { kindOf } from '../documents/types.ts';
import type { StoredDocument } from '../issuing/stored-document.ts';
import { type SecretBox, UnreadableSecretError } from '../secrets/secret-box.ts';
import { selfVerify } from '../signing/self-verify.ts';
import { makeSigner, type Signer } from '../signing/xades.ts';
import type { DocumentSigner, Signed } from '../sync/document-signer.ts';
import type { BusinessStore, SealedCertificate } from './business-store.ts';
import { openCertificate } from './open-certificate.ts';

/** Signs documents with the certificate of their business, opened once and kept while it is the one in use. */
export function makeDocumentSigner({ store, box }: { store: BusinessStore; box: SecretBox }): DocumentSigner {
  /** One for each business. */
  const inUse = new Map<string, { readonly certificateId: string; readonly signer: Signer }>();

  async function signerOf(document: StoredDocument, at: Date): Promise<Found> {
    const { entityId, issuer } = document;
    const certificateId = await store.certificateId(entityId);
    const known = inUse.get(entityId);
    if (known && known.certificateId === certificateId) return { ok: true, signer: known.signer };
    inUse.delete(entityId);
    const sealed = certificateId === undefined ? undefined : await store.sealedCertificate(certificateId);
    if (certificateId === undefined || !sealed) return { ok: false, problem: 'certificate_missing' };
    const upload = unseal(box, sealed);
    if (!upload) return { ok: false, problem: 'certificate_unreadable' };
    const opened = openCertificate(upload, { ruc: issuer.ruc, at, pointer: '' });
    if (!opened.ok) {
      return { ok: false, problem: opened.problem.errors?.[0]?.code ?? 'certificate_unusable' };
    }
    const signer = makeSigner(opened.key);
    inUse.set(entityId, { certificateId, signer });
    return { ok: true, signer };
  }

  return {
    async sign(document, at): Promise<Signed> {
      const found = await signerOf(document, at);
      if (!found.ok) return found;
      const { signer } = found;
      if (Date.parse(signer.key.certificate.validUntil) <= at.getTime()) {
        return { ok: false, problem: 'certificate_expired' };
      }
      const xml = kindOf(document.identity.type).writeXml(document);
      // The moment of the sale, not of the signature: the authority refuses signatures from its future, and one
      // from before the certificate where the sale waited for a new one.
      const { validFrom } = signer.key.certificate;
      const signingTime = new Date(Math.max(Date.parse(document.updatedAt), Date.parse(validFrom)));
      const signedXml = await signer.sign(xml, { signingTime, idSeed: document.id });
      const verified = selfVerify(signedXml, signer.key);
      if (!verified.ok)
        throw new Error(`our own signature of ${document.id} does not verify: ${verified.fault}`);
      return { ok: true, signedXml: Buffer.from(signedXml) };
    },
  };
}

type Found =
  | { readonly ok: true; readonly signer: Signer }
  | { readonly ok: false; readonly problem: string };

/** Undefined for a certificate sealed on another machine: it must be installed again here. */
function unseal(box: SecretBox, { p12, password }: SealedCertificate) {
  try {
    return { p12: box.open(p12), password: box.open(password).toString() };
  } catch (reason) {
    if (reason instanceof UnreadableSecretError) return undefined;
    throw reason;
  }
}
