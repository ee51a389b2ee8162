import { type Certificate, parseCertificate } from '../certificates/certificate.ts';
import type { SigningDigest } from '../signing-key.ts';
import type { DriverClient } from './driver-client.ts';
import { answerSchemas } from './protocol.ts';
import { TokenError } from './token-error.ts';
import type { TokenKey, TokenKeyLocation } from './token-port.ts';

/** Where a key was found: the token's serial is known from then on, and another token is never taken for it. */
export interface FoundKeyLocation extends TokenKeyLocation {
  readonly serial: string;
}

/** A signing key in a token. Signatures are made one after another, as tokens do. */
export class Pkcs11Key implements TokenKey {
  readonly location: FoundKeyLocation;
  readonly certificate: Certificate;
  readonly certificateDer: Buffer;
  readonly #driver: DriverClient;

  /** Throws when the bytes are not a certificate. */
  constructor(driver: DriverClient, location: FoundKeyLocation, certificateDer: Uint8Array) {
    this.location = location;
    this.certificateDer = Buffer.from(certificateDer);
    this.certificate = parseCertificate(this.certificateDer);
    this.#driver = driver;
  }

  async sign(data: Uint8Array, digest: SigningDigest = 'sha1'): Promise<Buffer> {
    const { serial, certificateId } = this.location;
    const request = { kind: 'sign', serial, certificateId, data, digest } as const;
    const signed = await this.#driver.call(request, answerSchemas.sign);
    if (!signed.ok) throw new TokenError(signed.fault);
    return Buffer.from(signed.value);
  }
}
