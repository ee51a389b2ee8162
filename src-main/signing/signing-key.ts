import type { Certificate } from './certificates/certificate.ts';

export const signingDigests = ['sha1', 'sha256'] as const;
export type SigningDigest = (typeof signingDigests)[number];

/**
 * A certificate and the power to sign with its private key. The key may never leave a device, so nothing here
 * exposes it: a .p12 file (`P12Key`) and a token are the same to the signer.
 */
export interface SigningKey {
  readonly certificate: Certificate;
  /** The signer's certificate, the bytes of the authority. */
  readonly certificateDer: Buffer;
  /** RSASSA-PKCS1-v1_5 over the data; with SHA-1, which documents take, by default. Rejects when the key or its device fails. */
  sign(data: Uint8Array, digest?: SigningDigest): Promise<Buffer>;
}
