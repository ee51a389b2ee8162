import forge from 'node-forge';
import { keyPairOf } from '../certificates/key-pair.ts';

/** A certificate of a mail server, signed by itself, PEM. */
export interface MailCertificate {
  readonly key: string;
  readonly cert: string;
}

export interface MailCertificateRequest {
  readonly host?: string;
  readonly validUntil?: Date;
}

export function makeMailCertificate({
  host = 'localhost',
  validUntil = new Date('2046-01-01T00:00:00Z'),
}: MailCertificateRequest = {}): MailCertificate {
  const { privateKey, publicKey, privateKeyPem } = keyPairOf('mail server');
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date('2016-01-01T00:00:00Z');
  certificate.validity.notAfter = validUntil;
  const name = [{ name: 'commonName', value: host }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 2, value: host }] },
  ]);
  certificate.sign(privateKey, forge.md.sha256.create());
  return { key: privateKeyPem, cert: forge.pki.certificateToPem(certificate) };
}
