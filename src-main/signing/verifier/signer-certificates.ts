import { X509Certificate } from 'node:crypto';
import { keepLatest } from '../../documents/values/keep-latest.ts';
import { type Certificate, parseCertificate } from '../certificates/certificate.ts';

/** A certificate out of a signature. */
export interface SignerCertificate {
  readonly der: Buffer;
  readonly certificate: Certificate;
  /** Signed with its own key. */
  readonly isSelfSigned: boolean;
}

/** Businesses in one import, with their renewals; far more than one needs. */
const MOST_KEPT = 64;

/** Reads certificates, base64, and keeps the latest: a business signs thousands of documents with the same one. */
export function makeCertificateReader(): (base64: string) => SignerCertificate | null {
  const cache = new Map<string, SignerCertificate | null>();
  return (base64) => {
    const cached = cache.get(base64);
    if (cached !== undefined) return cached;
    const read = readCertificate(base64);
    keepLatest(cache, { key: base64, value: read, most: MOST_KEPT });
    return read;
  };
}

function readCertificate(base64: string): SignerCertificate | null {
  try {
    const x509 = new X509Certificate(Buffer.from(base64, 'base64'));
    return {
      der: x509.raw,
      certificate: parseCertificate(x509.raw),
      isSelfSigned: x509.verify(x509.publicKey),
    };
  } catch {
    return null;
  }
}
