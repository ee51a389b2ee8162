import { isExpired } from '../contract/business/certificate/certificate-validity.ts';
import { isSigningProblem, signingProblems } from '../contract/problems/signing-problems.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { P12Key } from '../signing/p12-key.ts';
import { UnverifiedSignatureError } from '../signing/sign-verified.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import { TokenError } from '../signing/token/token-error.ts';
import type { TokenFault, TokenKey } from '../signing/token/token-port.ts';
import { openCertificate } from './certificate/open-certificate.ts';
import { unsealFile } from './certificate/sealed-file.ts';
import type { CertificateStore, StoredCertificateFile } from './ports/certificate-store.ts';
import { tokenFaults } from './token/token-faults.ts';
import type { TokenCertificate, TokenSessions } from './token/token-sessions.ts';

export interface SigningKeysDependencies {
  readonly certificates: CertificateStore;
  readonly sessions: TokenSessions;
  readonly box: SecretBox;
}

/** Whose key is asked for, and when. */
export interface SigningBusiness {
  readonly entityId: string;
  readonly ruc: string;
  readonly at: Date;
}

/** What was signed, or why signing is not possible now, as a code for the journal. */
export type Applied<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      /** Spanish: what was out of the ordinary, such as the fallback signing. */
      readonly note?: string;
    }
  | { readonly ok: false; readonly problem: string };

/** Signs with a key; rejects with TokenError or UnverifiedSignatureError where the key does not sign. */
export type Work<Value> = (key: SigningKey) => Promise<Value>;

export type SigningKeys = ReturnType<typeof makeSigningKeys>;

/**
 * The key with which a business signs: out of a file, opened once and kept while it is the one in use, or in a token.
 * While a token cannot sign, the file named as its fallback does, and the answer's note says so.
 */
export function makeSigningKeys({ certificates, sessions, box }: SigningKeysDependencies) {
  /** Of each certificate in a file, by its id. */
  const opened = new Map<string, { readonly entityId: string; readonly key: P12Key }>();

  async function applyOne<Value>(
    certificateId: string,
    business: SigningBusiness,
    work: Work<Value>,
  ): Promise<Attempt<Value>> {
    const openKey = opened.get(certificateId);
    if (openKey) return { storage: 'file', applied: await applyFile(openKey.key, business, work) };
    const certificate = await certificates.find(certificateId);
    if (!certificate) return { storage: 'file', applied: unusable('certificate_missing') };
    const { key } = certificate;
    if (key.storage === 'token') {
      return { storage: 'token', applied: await applyToken({ ...certificate, key }, business, work) };
    }
    const openedKey = openStored(key, business);
    if (!openedKey.ok) return { storage: 'file', applied: openedKey };
    // Another document may have opened it meanwhile: that key must stay the only one in memory.
    const file = opened.get(certificateId) ?? { entityId: business.entityId, key: openedKey.key };
    opened.set(certificateId, file);
    return { storage: 'file', applied: await applyFile(file.key, business, work) };
  }

  function openStored({ sealed }: StoredCertificateFile, { ruc, at }: SigningBusiness) {
    const upload = unsealFile(box, sealed);
    if (!upload) return unusable('certificate_unreadable');
    const file = openCertificate(upload, { ruc, at, pointer: '' });
    return file.ok ? file : unusable(file.problem.errors?.[0]?.code ?? 'certificate_unusable');
  }

  async function applyFile<Value>(
    key: P12Key,
    { at }: SigningBusiness,
    work: Work<Value>,
  ): Promise<Applied<Value>> {
    if (isExpired(key.certificate.validUntil, at)) return unusable('certificate_expired');
    return { ok: true, value: await work(key) };
  }

  async function applyToken<Value>(
    certificate: TokenCertificate,
    { at }: SigningBusiness,
    work: Work<Value>,
  ): Promise<Applied<Value>> {
    if (isExpired(certificate.facts.valid_until, at)) return unusable('certificate_expired');
    const first = await tryToken(certificate, work);
    // A token that was pulled out and is back has forgotten its login, which is made anew, once.
    const last = first.fault?.code === 'pin_required' ? await tryToken(certificate, work) : first;
    return last.fault ? unusable(tokenFaults[last.fault.code].problem) : { ok: true, value: last.value };
  }

  async function tryToken<Value>(
    certificate: TokenCertificate,
    work: Work<Value>,
  ): Promise<TokenAttempt<Value>> {
    const session = sessions.of(certificate);
    const tokenKey = await session.key();
    if (!tokenKey.ok) return { fault: tokenKey.fault };
    const key = tokenKey.value;
    const attempt = await applyTokenKey(key, work);
    if (attempt.fault) session.lost(key, attempt.fault);
    return attempt;
  }

  return {
    async apply<Value>(business: SigningBusiness, work: Work<Value>): Promise<Applied<Value>> {
      const { entityId } = business;
      const { main, fallback } = await certificates.inUse(entityId);
      for (const [id, file] of opened) {
        if (file.entityId === entityId && id !== main && id !== fallback) opened.delete(id);
      }
      if (main === undefined) return unusable('certificate_missing');
      const { storage, applied } = await applyOne(main, business, work);
      if (applied.ok || storage === 'file' || fallback === undefined) return applied;
      const stood = await applyOne(fallback, business, work);
      return stood.applied.ok ? { ...stood.applied, note: noteOf(applied.problem) } : applied;
    },

    /**
     * Opens the file with which a business signs before there is anything to sign: that takes a tenth of a second and
     * more, which blocks the event loop. A file that cannot be opened is reported when a document is to be signed.
     */
    async openFile(business: SigningBusiness): Promise<void> {
      const { entityId } = business;
      const { main } = await certificates.inUse(entityId);
      if (main === undefined || opened.has(main)) return;
      const certificate = await certificates.find(main);
      if (certificate?.key.storage !== 'file' || opened.has(main)) return;
      const openedKey = openStored(certificate.key, business);
      if (openedKey.ok) opened.set(main, { entityId, key: openedKey.key });
    },
  };
}

interface Attempt<Value> {
  readonly storage: 'file' | 'token';
  readonly applied: Applied<Value>;
}

type TokenAttempt<Value> =
  | { readonly value: Value; readonly fault?: undefined }
  | { readonly fault: TokenFault };

async function applyTokenKey<Value>(key: TokenKey, work: Work<Value>): Promise<TokenAttempt<Value>> {
  try {
    return { value: await work(key) };
  } catch (reason) {
    if (reason instanceof TokenError) return { fault: reason.fault };
    if (!(reason instanceof UnverifiedSignatureError)) throw reason;
    return { fault: { code: 'token_failed', detail: `its signature does not verify: ${reason.fault}` } };
  }
}

function noteOf(problem: string): string {
  const why = isSigningProblem(problem) ? ` ${signingProblems[problem].message}` : '';
  return `Firmó el certificado de respaldo.${why}`;
}

function unusable(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
