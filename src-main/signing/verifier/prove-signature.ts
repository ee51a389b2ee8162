import { isUtf8 } from 'node:buffer';
import { hash, verify } from 'node:crypto';
import { type ScannedXml, scanXml } from '../../documents/xml/scan-xml.ts';
import type { SignatureFaultCode } from '../verify.ts';
import { openCanonical } from './canonical-document.ts';
import type { ParsedDocument, SignedDocument, SignedPart } from './signed-document.ts';
import { parseSignedInfo, type SignedInfo, type SignedReference, signedInfoOf } from './signed-info.ts';
import { parseSignedProperties, type SignedProperties, signedPropertiesOf } from './signed-properties.ts';
import type { SignerCertificate } from './signer-certificates.ts';

/** Whether a signature proves its document; the same judgement as `verifySignature`, by other means. */
export type ProvenSignature =
  | {
      readonly ok: true;
      readonly signer: SignerCertificate;
      /** `SigningTime` as it is written; null when it is not said. */
      readonly signingTime: string | null;
      /** The canonical document that the signature covers, without the signature. */
      readonly document: string;
    }
  | {
      readonly ok: false;
      readonly fault: SignatureFaultCode;
      /** The URI of the reference that failed, for `digest_mismatch`. */
      readonly reference?: string;
    };

export interface SignedXml {
  /** UTF-8. */
  readonly signedXml: Uint8Array;
  /** The same, where it is scanned already. */
  readonly scanned?: ScannedXml | undefined;
}

export interface ProvingTools {
  /** Null for what is not well-formed. */
  readonly parse: (xml: Uint8Array) => ParsedDocument | null;
  readonly readCertificate: (base64: string) => SignerCertificate | null;
}

/**
 * Verifies an enveloped XAdES-BES signature of any signer: every reference and the signature value with the
 * certificate in KeyInfo, that the document itself and the signed properties are among the references, and that the
 * properties name that very certificate (XAdES §7.2.2).
 */
export function proveSignature(
  { signedXml, scanned }: SignedXml,
  { parse, readCertificate }: ProvingTools,
): ProvenSignature {
  const written = scanned ?? scanUtf8(signedXml);
  const asWritten = written && proveText(written, readCertificate);
  if (asWritten?.ok) return asWritten;
  const parsed = parse(signedXml);
  if (parsed === null) return { ok: false, fault: 'unreadable' };
  try {
    // The canonical text alone proves nearly all there are; what it does not prove is judged part by part.
    const canonical = parsed.canonical();
    if (canonical === null) return { ok: false, fault: 'unsupported' };
    const text = scanXml(canonical);
    const proven = text && proveText(text, readCertificate);
    if (proven?.ok) return proven;
    const opened = parsed.open();
    return opened.ok ? proveBy(opened.document, readCertificate) : opened;
  } finally {
    parsed.close();
  }
}

/** Null for what is not UTF-8, or says that it is not. */
function scanUtf8(xml: Uint8Array): ScannedXml | null {
  const scanned = isUtf8(xml) ? scanXml(new TextDecoder().decode(xml)) : null;
  return scanned && /^utf-?8$/i.test(scanned.encoding ?? 'UTF-8') ? scanned : null;
}

/** Null for a document that its text alone does not open. */
function proveText(
  text: ScannedXml,
  readCertificate: ProvingTools['readCertificate'],
): ProvenSignature | null {
  const document = openCanonical(text);
  return document && proveBy(document, readCertificate);
}

function proveBy(
  document: SignedDocument,
  readCertificate: ProvingTools['readCertificate'],
): ProvenSignature {
  const signer = readCertificate(document.certificate);
  return signer === null ? { ok: false, fault: 'certificate_missing' } : prove(document, signer);
}

function prove(document: SignedDocument, signer: SignerCertificate): ProvenSignature {
  const { signedInfo, signedInfoTree } = document;
  if (signedInfo === null) return { ok: false, fault: 'unsupported' };
  const info = signedInfoTree ? signedInfoOf(signedInfoTree) : parseSignedInfo(signedInfo);
  if (info === null) return { ok: false, fault: 'unsupported' };
  const checked = checkReferences(document, info);
  if (!checked.ok) return checked;
  if (!isSigned(signedInfo, document.signatureValue, info, signer))
    return { ok: false, fault: 'signature_mismatch' };
  const { root, properties } = checked;
  if (root === null) return { ok: false, fault: 'document_not_covered' };
  if (properties === null) return { ok: false, fault: 'properties_not_covered' };
  if (!properties.nameCertificate(signer.der)) return { ok: false, fault: 'certificate_mismatch' };
  return { ok: true, signer, signingTime: properties.signingTime, document: root };
}

type CheckedReferences =
  | {
      readonly ok: true;
      readonly root: string | null;
      readonly properties: SignedProperties | null;
    }
  | Extract<ProvenSignature, { ok: false }>;

/** The parts first, the document last: for that the signature is taken out, and the parts are in it. */
function checkReferences(document: SignedDocument, { references }: SignedInfo): CheckedReferences {
  const found = references.map((reference) => ({ reference, part: document.find(reference.uri) }));
  if (found.some(({ part }) => part === 'ambiguous')) return { ok: false, fault: 'unsupported' };
  const failed = ({ uri }: SignedReference): CheckedReferences => ({
    ok: false,
    fault: 'digest_mismatch',
    reference: uri,
  });
  const isOfRoot = ({ part }: { readonly part: SignedPart | 'ambiguous' | null }) =>
    part !== null && part !== 'ambiguous' && part.isRoot;
  let root: string | null = null;
  let properties: SignedProperties | null = null;
  for (const { reference, part } of [...found.filter((one) => !isOfRoot(one)), ...found.filter(isOfRoot)]) {
    if (part === null || part === 'ambiguous') return failed(reference);
    // A digest of the root with the signature in it cannot be known before it is signed.
    if (part.isRoot && !reference.isEnveloped) return failed(reference);
    const { canonicalization } = reference;
    const canonical = part.canonical(canonicalization);
    if (!hash(reference.hash, canonical, 'buffer').equals(reference.digest)) return failed(reference);
    if (part.isRoot) root ??= canonical;
    else properties ??= part.tree ? signedPropertiesOf(part.tree) : parseSignedProperties(canonical);
  }
  return { ok: true, root, properties };
}

function isSigned(
  signedInfo: string,
  signatureValue: string,
  { signatureHash }: SignedInfo,
  { certificate }: SignerCertificate,
): boolean {
  const value = Buffer.from(signatureValue, 'base64');
  const { publicKey, rsa } = certificate;
  return rsa !== null && verify(signatureHash, Buffer.from(signedInfo), publicKey, value);
}
