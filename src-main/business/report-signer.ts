import { verify, X509Certificate } from 'node:crypto';
import { UnverifiedSignatureError } from '../signing/sign-verified.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import type { Applied, SigningKeys } from './signing-keys.ts';

/** RSASSA-PKCS1-v1_5 with SHA-256 over bytes, and the certificate that it verifies with, as PEM. */
export interface SignedBytes {
  readonly signature: Uint8Array;
  readonly certificate: string;
}

/** Signs the bytes of a report with the certificate of their business. */
export function makeReportSigner(keys: Pick<SigningKeys, 'apply'>, now: () => Date) {
  return async (
    business: { readonly entityId: string; readonly ruc: string },
    bytes: Uint8Array,
  ): Promise<Applied<SignedBytes>> => {
    try {
      return await keys.apply({ ...business, at: now() }, (key) => signVerified(key, bytes));
    } catch (reason) {
      if (reason instanceof UnverifiedSignatureError) return { ok: false, problem: 'certificate_unusable' };
      throw reason;
    }
  };
}

/** Nothing is handed out that does not verify: a driver of a token may sign with another key. */
async function signVerified(key: SigningKey, bytes: Uint8Array): Promise<SignedBytes> {
  const signature = await key.sign(bytes, 'sha256');
  if (!verify('sha256', bytes, key.certificate.publicKey, signature)) {
    throw new UnverifiedSignatureError('a report', 'signature_value');
  }
  return { signature, certificate: new X509Certificate(key.certificateDer).toString() };
}
