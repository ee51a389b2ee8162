import { isExpired } from '../contract/business/certificate-validity.ts';
import { isSigningProblem, signingProblems } from '../contract/problems/signing-problems.ts';
import { kindOf } from '../documents/types.ts';
import type { StoredDocument } from '../issuing/ports/stored-document.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { P12Key } from '../signing/p12-key.ts';
import { makeSignVerified, UnverifiedSignatureError } from '../signing/sign-verified.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import { TokenError } from '../signing/token/token-error.ts';
import type { Signer, SigningCircumstances } from '../signing/xades.ts';
import type { DocumentSigner, Signed } from '../sync/document-signer.ts';
import type { CertificateStore, StoredCertificateFile } from './certificate/certificate-store.ts';
import { openCertificate } from './certificate/open-certificate.ts';
import { unsealFile } from './certificate/sealed-file.ts';
import { tokenFaults } from './token/token-faults.ts';
import type { TokenFault, TokenKey } from './token/token-port.ts';
import type { TokenCertificate, TokenSessions } from './token/token-sessions.ts';

export interface DocumentSignerDependencies {
  readonly certificates: CertificateStore;
  readonly sessions: TokenSessions;
  readonly box: SecretBox;
  /** A little before an instant, where the authority's clock is behind ours. */
  readonly signingTime: (at: Date) => Date;
}

export interface BusinessSigner extends DocumentSigner {
  /**
   * Opens the file with which a business signs before there is anything to sign: that takes a tenth of a second and
   * more, which blocks the event loop. A file that cannot be opened is reported when a document is to be signed.
   */
  openFile(business: { readonly entityId: string; readonly ruc: string }, at: Date): Promise<void>;
}

/**
 * Signs documents with the certificate of their business: a file, opened once and kept while it is the one in use, or
 * a token. While a token cannot sign, the file named as its fallback does, and the answer's note says so.
 */
export function makeDocumentSigner({
  certificates,
  sessions,
  box,
  signingTime,
}: DocumentSignerDependencies): BusinessSigner {
  /** Of each certificate in a file, by its id. */
  const opened = new Map<string, { readonly entityId: string; readonly key: P12Key }>();
  const signers = new WeakMap<SigningKey, Signer['sign']>();

  /** Verified signed bytes. */
  async function signBy(key: SigningKey, document: StoredDocument): Promise<Signed> {
    const sign = signers.get(key) ?? makeSignVerified(key);
    signers.set(key, sign);
    const signedXml = await sign(xmlOf(document), circumstancesOf(document, key, signingTime));
    return { ok: true, signedXml: Buffer.from(signedXml) };
  }

  async function signWith(certificateId: string, document: StoredDocument, at: Date): Promise<Attempt> {
    const known = opened.get(certificateId);
    if (known) return { storage: 'file', signed: await signWithFile(known.key, document, at) };
    const certificate = await certificates.find(certificateId);
    if (!certificate) return { storage: 'file', signed: unsigned('certificate_missing') };
    const { key } = certificate;
    if (key.storage === 'token') {
      return { storage: 'token', signed: await signWithToken({ ...certificate, key }, document, at) };
    }
    const found = openStored(key, document.issuer.ruc, at);
    if (!found.ok) return { storage: 'file', signed: found };
    // Another document may have opened it meanwhile: that key must stay the only one in memory.
    const file = opened.get(certificateId) ?? { entityId: document.entityId, key: found.key };
    opened.set(certificateId, file);
    return { storage: 'file', signed: await signWithFile(file.key, document, at) };
  }

  function openStored({ sealed }: StoredCertificateFile, ruc: string, at: Date) {
    const upload = unsealFile(box, sealed);
    if (!upload) return unsigned('certificate_unreadable');
    const file = openCertificate(upload, { ruc, at, pointer: '' });
    return file.ok ? file : unsigned(file.problem.errors?.[0]?.code ?? 'certificate_unusable');
  }

  async function signWithFile(key: P12Key, document: StoredDocument, at: Date): Promise<Signed> {
    if (isExpired(key.certificate.validUntil, at)) return unsigned('certificate_expired');
    return signBy(key, document);
  }

  async function signWithToken(certificate: TokenCertificate, document: StoredDocument, at: Date) {
    if (isExpired(certificate.facts.valid_until, at)) return unsigned('certificate_expired');
    const signed = await tryToken(certificate, document);
    // A token that was pulled out and is back has forgotten its login, which is made anew, once.
    const again = signed.fault?.code === 'pin_required' ? await tryToken(certificate, document) : signed;
    return again.fault ? unsigned(tokenFaults[again.fault.code].problem) : again.signed;
  }

  async function tryToken(certificate: TokenCertificate, document: StoredDocument): Promise<TokenAttempt> {
    const session = sessions.of(certificate);
    const found = await session.key();
    if (!found.ok) return { fault: found.fault };
    const key = found.value;
    const outcome = await writeWithToken(key, document);
    if (outcome.fault) session.lost(key, outcome.fault);
    return outcome;
  }

  async function writeWithToken(key: TokenKey, document: StoredDocument): Promise<TokenAttempt> {
    try {
      return { signed: await signBy(key, document) };
    } catch (reason) {
      if (reason instanceof TokenError) return { fault: reason.fault };
      if (!(reason instanceof UnverifiedSignatureError)) throw reason;
      return { fault: { code: 'token_failed', detail: `its signature does not verify: ${reason.fault}` } };
    }
  }

  return {
    async sign(document, at): Promise<Signed> {
      const { main, fallback } = await certificates.inUse(document.entityId);
      for (const [id, { entityId }] of opened) {
        if (entityId === document.entityId && id !== main && id !== fallback) opened.delete(id);
      }
      if (main === undefined) return unsigned('certificate_missing');
      const { storage, signed } = await signWith(main, document, at);
      if (signed.ok || storage === 'file' || fallback === undefined) return signed;
      const stood = await signWith(fallback, document, at);
      return stood.signed.ok ? { ...stood.signed, note: noteOf(signed.problem) } : signed;
    },

    async openFile({ entityId, ruc }, at) {
      const { main } = await certificates.inUse(entityId);
      if (main === undefined || opened.has(main)) return;
      const certificate = await certificates.find(main);
      if (certificate?.key.storage !== 'file' || opened.has(main)) return;
      const found = openStored(certificate.key, ruc, at);
      if (!found.ok) return;
      opened.set(main, { entityId, key: found.key });
    },
  };
}

interface Attempt {
  readonly storage: 'file' | 'token';
  readonly signed: Signed;
}

type TokenAttempt = { readonly signed: Signed; readonly fault?: undefined } | { readonly fault: TokenFault };

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

function noteOf(problem: string): string {
  const why = isSigningProblem(problem) ? ` ${signingProblems[problem].message}` : '';
  return `Firmó el certificado de respaldo.${why}`;
}

function unsigned(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
