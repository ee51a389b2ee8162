import { hash, timingSafeEqual, verify } from 'node:crypto';
import type { SigningKey } from './signing-key.ts';
import { sriProfile } from './sri-profile.ts';

const selfVerifyFaultCodes = [
  'layout',
  'document_digest',
  'properties_digest',
  'key_info_digest',
  'certificate',
  'signature_value',
] as const;
export type SelfVerifyFaultCode = (typeof selfVerifyFaultCodes)[number];

export type SelfVerified =
  | { readonly ok: true }
  | { readonly ok: false; readonly fault: SelfVerifyFaultCode };

/** The layout that `makeSigner` writes, cut at the parts that were digested. */
const SIGNATURE = new RegExp(
  [
    String.raw`^<ds:Signature(?<namespaces>(?: xmlns:\w+="[^"<]*")+) Id="[^"<]*">`,
    '(?<signedInfo><ds:SignedInfo .*?</ds:SignedInfo>)',
    '<ds:SignatureValue Id="[^"<]*">(?<signatureValue>[^<]*)</ds:SignatureValue>',
    '(?<keyInfo><ds:KeyInfo .*?</ds:KeyInfo>)',
    '<ds:Object Id="[^"<]*"><etsi:QualifyingProperties Target="[^"<]*">',
    '(?<properties><etsi:SignedProperties .*?</etsi:SignedProperties>)',
    '</etsi:QualifyingProperties></ds:Object></ds:Signature>$',
  ].join(''),
  's',
);
const CERTIFICATE = /<ds:X509Certificate>([^<]*)<\/ds:X509Certificate>/;

/**
 * Proves a document that we have just signed, from its final text: every digest again from the piece it covers,
 * the certificate, and the RSA value with the public key. A device that signs wrongly, a changed byte or a wrong
 * certificate is found before the document is stored and sent. For the issuing path: it knows our own layout
 * only, and costs a hundredth of `verifySignature`, which is independent and reads anyone's.
 */
export function selfVerify(signedXml: string, key: SigningKey): SelfVerified {
  const parts = cut(signedXml);
  if (parts === null) return { ok: false, fault: 'layout' };
  const { document, namespaces, signedInfo, signatureValue, keyInfo, properties } = parts;
  const digests = [...signedInfo.matchAll(/<ds:DigestValue>([^<]*)<\/ds:DigestValue>/g)].map(
    ([, value]) => value,
  );
  if (digests.length !== 3) return { ok: false, fault: 'layout' };
  if (digests[0] !== digestOf(document)) return { ok: false, fault: 'document_digest' };
  if (digests[1] !== digestOf(inScope(properties, namespaces)))
    return { ok: false, fault: 'properties_digest' };
  if (digests[2] !== digestOf(inScope(keyInfo, namespaces))) return { ok: false, fault: 'key_info_digest' };
  const certificateDer = Buffer.from(CERTIFICATE.exec(keyInfo)?.[1] ?? '', 'base64');
  if (!isEqual(certificateDer, key.certificateDer)) return { ok: false, fault: 'certificate' };
  const proven = verify(
    sriProfile.digest.node,
    Buffer.from(inScope(signedInfo, namespaces)),
    key.certificate.publicKey,
    Buffer.from(signatureValue, 'base64'),
  );
  return proven ? { ok: true } : { ok: false, fault: 'signature_value' };
}

interface SignedParts {
  /** The root element without its signature. */
  readonly document: string;
  /** As declared on Signature. */
  readonly namespaces: string;
  readonly signedInfo: string;
  readonly signatureValue: string;
  readonly keyInfo: string;
  readonly properties: string;
}

function cut(signedXml: string): SignedParts | null {
  const root = signedXml.indexOf('<', '<?xml'.length);
  const start = signedXml.lastIndexOf('<ds:Signature ');
  const end = signedXml.lastIndexOf('</');
  const match = start < 0 ? null : SIGNATURE.exec(signedXml.slice(start, end));
  if (match === null) return null;
  const { namespaces, signedInfo, signatureValue, keyInfo, properties } = match.groups ?? {};
  if (!namespaces || !signedInfo || !signatureValue || !keyInfo || !properties) return null;
  const document = `${signedXml.slice(root, start)}${signedXml.slice(end)}`;
  return { document, namespaces, signedInfo, signatureValue, keyInfo, properties };
}

function inScope(element: string, namespaces: string): string {
  const nameEnd = element.indexOf(' ');
  return `${element.slice(0, nameEnd)}${namespaces}${element.slice(nameEnd)}`;
}

function digestOf(text: string): string {
  return hash(sriProfile.digest.node, text, 'base64');
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
