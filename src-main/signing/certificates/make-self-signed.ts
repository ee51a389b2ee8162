import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';

export interface SelfSigned {
  readonly privateKey: forge.pki.rsa.PrivateKey;
  readonly certificate: forge.pki.Certificate;
}

const YEARS = 20;
const SERIAL_BYTES = 16;

/** A key, RSA-2048, with a certificate made out by itself to a name, good for twenty years. */
export async function makeSelfSigned(
  name: forge.pki.CertificateField[],
  { validFrom, extensions = [] }: { readonly validFrom: Date; readonly extensions?: unknown[] },
): Promise<SelfSigned> {
  // Node generates keys in native code; node-forge would take seconds of the main thread.
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const privateKey = forge.pki.privateKeyFromPem(pair.privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  certificate.serialNumber = positiveSerial();
  certificate.validity.notBefore = validFrom;
  certificate.validity.notAfter = yearsAfter(validFrom, YEARS);
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions(extensions);
  certificate.sign(privateKey, forge.md.sha256.create());
  return { privateKey, certificate };
}

/** Random, positive and never zero (RFC 5280 §4.1.2.2), hexadecimal. */
function positiveSerial(): string {
  return `01${randomBytes(SERIAL_BYTES).toString('hex')}`;
}

function yearsAfter(date: Date, years: number): Date {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}
