import forge from 'node-forge';
import { keyPairOf } from './key-pair.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** A certificate of a web server that vouches for itself, and its key, as PEM. */
export function makeServerCertificate(name: string): { readonly cert: string; readonly key: string } {
  const { privateKey, privateKeyPem, publicKey } = keyPairOf(name);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - YEAR_MS);
  certificate.validity.notAfter = new Date(Date.now() + YEAR_MS);
  const names = [{ name: 'commonName', value: name }];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  const dnsName = 2;
  certificate.setExtensions([{ name: 'subjectAltName', altNames: [{ type: dnsName, value: name }] }]);
  certificate.sign(privateKey, forge.md.sha256.create());
  return { cert: forge.pki.certificateToPem(certificate), key: privateKeyPem };
}
