import { createHash, X509Certificate } from 'node:crypto';

/** SHA-256 of the public key of a certificate, as an enrolment code has it. */
export function pinOfCertificate(certificate: X509Certificate): string {
  const key = certificate.publicKey.export({ type: 'spki', format: 'der' });
  return `sha256/${createHash('sha256').update(key).digest('base64')}`;
}

/** Of a PEM file that has a key before it. */
export function certificateOfPem(pem: string): X509Certificate {
  return new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE')));
}
