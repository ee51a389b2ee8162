import { hash as digestOf } from 'node:crypto';
import { childOf, readXml, textOf, type XmlTree } from '../../documents/xml/xml-tree.ts';
import { digestHashes } from './algorithms.ts';

/** What the signer says of the signature, inside what is signed (XAdES 1.3.2 §7.2). */
export interface SignedProperties {
  /** ISO 8601 as it is written; null when it is missing. */
  readonly signingTime: string | null;
  /** Whether these properties name that certificate, DER: the first one listed is the signer's. */
  nameCertificate(der: Uint8Array): boolean;
}

/** Of the canonical text of a reference; null when it is not of the signed properties. */
export function parseSignedProperties(canonical: string): SignedProperties | null {
  // By what was digested, not by the reference's Type: that attribute is only the signer's word.
  const reading = readXml(canonical);
  if (!reading.ok || reading.root.name !== 'SignedProperties') return null;
  const own = childOf(reading.root, 'SignedSignatureProperties');
  const signingTime = own && textOf(own, 'SigningTime');
  const digest = own && certificateDigestIn(own);
  return {
    signingTime: signingTime || null,
    nameCertificate: (der) => digest !== undefined && isDigestOf(digest, der),
  };
}

function certificateDigestIn(properties: XmlTree): XmlTree | undefined {
  // Version 2 is the same list in a later edition of the standard (EN 319 132-1).
  const list = childOf(properties, 'SigningCertificate') ?? childOf(properties, 'SigningCertificateV2');
  const certificate = list && childOf(list, 'Cert');
  return certificate && childOf(certificate, 'CertDigest');
}

function isDigestOf(element: XmlTree, der: Uint8Array): boolean {
  const hash = digestHashes.get(childOf(element, 'DigestMethod')?.attributes.Algorithm ?? '');
  const value = Buffer.from(textOf(element, 'DigestValue'), 'base64');
  return hash !== undefined && digestOf(hash, der, 'buffer').equals(value);
}
