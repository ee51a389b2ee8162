import { generateKeyPair, randomBytes, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import forge from 'node-forge';

/** What a head office shows of itself over TLS. Stations know it by the pin of its key. */
export interface HeadCertificate {
  /** Key and certificate, as one PEM file has them. */
  readonly pem: string;
  readonly certificate: X509Certificate;
}

const YEARS = 20;
const SERIAL_BYTES = 16;

/** The certificate of a head's data folder, made at its first start: nobody has to buy or renew one. */
export async function certificateIn(dataDir: string, now: Date): Promise<HeadCertificate> {
  const file = join(dataDir, 'head-certificate.pem');
  if (!existsSync(file)) {
    const made = await makeCertificate(now);
    writeFileSync(`${file}.new`, made, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  const pem = readFileSync(file, 'utf8');
  return { pem, certificate: new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE'))) };
}

async function makeCertificate(validFrom: Date): Promise<string> {
  // Node generates keys in native code; node-forge would take seconds of the main thread.
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  // The first bit would make the number negative.
  certificate.serialNumber = `00${randomBytes(SERIAL_BYTES).toString('hex')}`;
  certificate.validity.notBefore = validFrom;
  certificate.validity.notAfter = new Date(validFrom.getTime());
  certificate.validity.notAfter.setUTCFullYear(validFrom.getUTCFullYear() + YEARS);
  const name = [{ name: 'commonName', value: 'Mostrador, matriz' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(forge.pki.privateKeyFromPem(pair.privateKey), forge.md.sha256.create());
  return `${pair.privateKey}${forge.pki.certificateToPem(certificate)}`;
}
