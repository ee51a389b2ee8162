import { hash, verify } from 'node:crypto';
import type { SignatureFaultCode } from '../verify.ts';
import type { ParsedDocument, SignedDocument, SignedPart } from './signed-document.ts';
import { parseSignedInfo, type SignedInfo, type SignedReference } from './signed-info.ts';
import { parseSignedProperties, type SignedProperties } from './signed-properties.ts';
import type { SignerCertificate } from './signer-certificates.ts';

/** Whether a signature proves its document; the same judgement as `verifySignature`, by other means. */
export type ProvenSignature =
  | {
      readonly ok: true;
      readonly signer: SignerCertificate;
      /** `SigningTime` as it is written; null when it is missing. */
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

export interface ProvingTools {
  /** Null for what is not well-formed. */
  readonly parse: (xml: Uint8Array) => ParsedDocument | null;
  readonly readCertificate: (base64: string) => SignerCertificate | null;
}

/**
 * Verifies an enveloped XAdES-BES signature of any signer: every reference and the signature value with the
 * certificate in KeyInfo, that the document itself and the signed properties are among the references, and that the
 * properties name that very certificate (XAdES §7.2.2).
 *
 * @param signedXml UTF-8
 */
export function proveSignature(
  signedXml: Uint8Array,
  { parse, readCertificate }: ProvingTools,
): ProvenSignature {
  const parsed = parse(signedXml);
  if (parsed === null) return { ok: false, fault: 'unreadable' };
  try {
    const opened = parsed.open();
    if (!opened.ok) return opened;
    const signer = readCertificate(opened.document.certificate);
    return signer === null ? { ok: false, fault: 'certificate_missing' } : prove(opened.document, signer);
  } finally {
    parsed.close();
  }
}

function prove(document: SignedDocument, signer: SignerCertificate): ProvenSignature {
  const { signedInfo } = document;
  const info = signedInfo === null ? null : parseSignedInfo(signedInfo);
  if (signedInfo === null || info === null) return { ok: false, fault: 'unsupported' };
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
  const parts = references.map((reference) => ({ reference, part: document.find(reference.uri) }));
  if (parts.some(({ part }) => part === 'ambiguous')) return { ok: false, fault: 'unsupported' };
  const failed = ({ uri }: SignedReference): CheckedReferences => ({
    ok: false,
    fault: 'digest_mismatch',
    reference: uri,
  });
  const isOfRoot = ({ part }: { readonly part: SignedPart | 'ambiguous' | null }) =>
    part !== null && part !== 'ambiguous' && part.isRoot;
  let root: string | null = null;
  let properties: SignedProperties | null = null;
  for (const { reference, part } of [...parts.filter((one) => !isOfRoot(one)), ...parts.filter(isOfRoot)]) {
    if (part === null || part === 'ambiguous') return failed(reference);
    // A digest of the root with the signature in it cannot be known before it is signed.
    if (part.isRoot && !reference.isEnveloped) return failed(reference);
    const { canonicalization } = reference;
    const canonical = part.canonical(canonicalization);
    if (canonical === null) return { ok: false, fault: 'unsupported' };
    if (!hash(reference.hash, canonical, 'buffer').equals(reference.digest)) return failed(reference);
    if (part.isRoot) root ??= canonical;
    else properties ??= parseSignedProperties(canonical);
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
