import type { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import forge from 'node-forge';
import { certificateOfPem, headCertificateFile } from '../../process/head/certificate-pin.ts';
import { makeSelfSigned } from '../../signing/certificates/make-self-signed.ts';

/** What a head office shows of itself over TLS. Stations know it by the pin of its key. */
export interface HeadCertificate {
  /** Key and certificate, as one PEM file has them. */
  readonly pem: string;
  readonly certificate: X509Certificate;
}

/** The certificate of a head's data folder, made at its first start: nobody has to buy or renew one. */
export async function certificateIn(dataDir: string, now: Date): Promise<HeadCertificate> {
  const file = headCertificateFile(dataDir);
  if (!existsSync(file)) {
    const made = await makeCertificate(now);
    writeFileSync(`${file}.new`, made, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  const pem = readFileSync(file, 'utf8');
  return { pem, certificate: certificateOfPem(pem) };
}

async function makeCertificate(validFrom: Date): Promise<string> {
  const name = [{ name: 'commonName', value: 'Mostrador, matriz' }];
  const { privateKey, certificate } = await makeSelfSigned(name, { validFrom });
  return forge.pki.privateKeyToPem(privateKey) + forge.pki.certificateToPem(certificate);
}
