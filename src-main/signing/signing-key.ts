import type { Certificate } from './certificate.ts';

/** What of a certificate is written into a signature, and proves it. */
export type SignatureCertificate = Pick<
  Certificate,
  'publicKey' | 'rsa' | 'validatorIssuer' | 'serialNumber'
>;

/** What a signature is made with and verified by. */
export interface SignatureKey {
  readonly certificate: SignatureCertificate;
  /** The signer's certificate, the bytes of the authority. */
  readonly certificateDer: Buffer;
  /** RSASSA-PKCS1-v1_5 with SHA-1 over the data. Rejects when the key or its device fails. */
  sign(data: Uint8Array): Promise<Buffer>;
}

/**
 * A certificate and the power to sign with its private key. The key may never leave a device, so nothing here
 * exposes it: a .p12 file (`P12Key`) and a token are the same to whoever signs. Only `P12Key` goes to another thread.
 */
export interface SigningKey extends SignatureKey {
  readonly certificate: Certificate;
}
