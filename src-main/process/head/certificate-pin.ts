import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 of the public key of a certificate, as an enrolment code has it. */
export function pinOfCertificate(certificate: X509Certificate): string {
  const key = certificate.publicKey.export({ type: 'spki', format: 'der' });
  return `sha256/${createHash('sha256').update(key).digest('base64')}`;
}

/** Of the data of a head office: its key, and its certificate after it. */
export function headCertificateFile(dataDir: string): string {
  return join(dataDir, 'head-certificate.pem');
}

/** By which tills know the head office whose data these are; undefined where there is none. */
export function pinIn(dataDir: string): string | undefined {
  const file = headCertificateFile(dataDir);
  return existsSync(file) ? pinOfCertificate(certificateOfPem(readFileSync(file, 'utf8'))) : undefined;
}

/** Of a PEM file that has a key before it. */
export function certificateOfPem(pem: string): X509Certificate {
  return new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE')));
}
