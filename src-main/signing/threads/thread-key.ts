import { type KeyObject, sign } from 'node:crypto';
import type { SignatureCertificate, SignatureKey } from '../signing-key.ts';

/** As a message carries it: what left as a Buffer arrives as plain bytes. */
export interface SentKey {
  readonly certificate: Omit<SignatureCertificate, 'rsa'> & { readonly rsa: SentRsa | null };
  readonly certificateDer: Uint8Array;
  readonly privateKey: KeyObject;
}

type SentRsa = { readonly bits: number; readonly modulus: Uint8Array; readonly exponent: Uint8Array };

/** The key of a .p12 file in a thread that does nothing else than sign, and so waits for the RSA operation itself. */
export class ThreadKey implements SignatureKey {
  readonly certificate: SignatureCertificate;
  readonly certificateDer: Buffer;
  readonly #privateKey: KeyObject;

  constructor({ certificate, certificateDer, privateKey }: SentKey) {
    const { rsa } = certificate;
    this.certificate = {
      ...certificate,
      rsa: rsa && { ...rsa, modulus: Buffer.from(rsa.modulus), exponent: Buffer.from(rsa.exponent) },
    };
    this.certificateDer = Buffer.from(certificateDer);
    this.#privateKey = privateKey;
  }

  async sign(data: Uint8Array): Promise<Buffer> {
    return sign('sha1', data, this.#privateKey);
  }
}
