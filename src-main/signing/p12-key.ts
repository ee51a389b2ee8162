import { type KeyObject, sign } from 'node:crypto';
import type { Certificate } from './certificates/certificate.ts';
import type { P12Entry } from './p12.ts';
import type { SigningDigest, SigningKey } from './signing-key.ts';

/** A signing key out of a .p12 file. */
export class P12Key implements SigningKey {
  readonly certificate: Certificate;
  readonly certificateDer: Buffer;
  readonly #privateKey: KeyObject;

  constructor(entry: P12Entry) {
    this.certificate = entry.certificate;
    this.certificateDer = entry.certificateDer;
    this.#privateKey = entry.privateKey;
  }

  /**
   * With a callback the RSA operation runs on libuv's pool of threads, so two documents sign on two cores. With a parsed
   * KeyObject: a PEM text would be parsed again at every call, at half the speed.
   */
  sign(data: Uint8Array, digest: SigningDigest = 'sha1'): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      sign(digest, data, this.#privateKey, (error, signature) =>
        error === null ? resolve(signature) : reject(error),
      );
    });
  }
}
