import { createHash, X509Certificate } from 'node:crypto';
import { type Reference, SignedXml } from 'xml-crypto';
import { type LocatedSignature, locateSignature } from './locate-signature.ts';
import { RSA_SHA384, RsaSha384, SHA384_DIGEST, Sha384 } from './signature-algorithms.ts';

const signatureFaultCodes = [
  /** Not well-formed XML, or with a DOCTYPE. */
  'unreadable',
  /** The last child of the root is not a signature. */
  'no_signature',
  'certificate_missing',
  /** An algorithm that neither the SRI nor common signers use, or a signature that breaks XML-DSig. */
  'unsupported',
  /** The references do not cover the whole document. */
  'document_not_covered',
  'properties_not_covered',
  /** A part was changed after signing. */
  'digest_mismatch',
  'signature_mismatch',
  /** The certificate is not the one that the signed properties name. */
  'certificate_mismatch',
] as const;
export type SignatureFaultCode = (typeof signatureFaultCodes)[number];

/** Whether a signature proves its document. Says nothing of the certificate's validity or of who may sign. */
export type VerifiedSignature =
  | {
      readonly ok: true;
      readonly certificateDer: Buffer;
      /** The canonical document that the signature covers: what may be trusted, without the signature. */
      readonly document: string;
    }
  | {
      readonly ok: false;
      readonly fault: SignatureFaultCode;
      /** The URI of the reference that failed, for `digest_mismatch`. */
      readonly reference?: string;
    };

/** The canonicalizations that may transform a reference; both kinds, as other signers use either. */
const CANONICALIZATIONS = [
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/2001/10/xml-exc-c14n#WithComments',
];

/**
 * Verifies the enveloped signature of any signer, independently of ours, with xml-crypto: every reference and the
 * signature value with the certificate in KeyInfo; that the document itself and the signed properties are among
 * the references; and that the signed properties name that very certificate (XAdES §7.2.2).
 */
export function verifySignature(xml: string): VerifiedSignature {
  const located = locateSignature(xml);
  if (!located.ok) return located;
  const certificate = certificateOf(located.value);
  if (certificate === null) return { ok: false, fault: 'certificate_missing' };
  const checked = check(xml, located.value, certificate);
  if (!checked.ok) return checked;
  const { references } = checked;
  const document = references.find((reference) => coversDocument(reference, located.value))?.signedReference;
  if (document === undefined) return { ok: false, fault: 'document_not_covered' };
  const properties = references.find(coversProperties)?.signedReference;
  if (properties === undefined) return { ok: false, fault: 'properties_not_covered' };
  if (!namesCertificate(properties, certificate)) return { ok: false, fault: 'certificate_mismatch' };
  return { ok: true, certificateDer: certificate.raw, document };
}

function certificateOf({ certificate }: LocatedSignature): X509Certificate | null {
  if (certificate === null) return null;
  try {
    return new X509Certificate(Buffer.from(certificate, 'base64'));
  } catch {
    return null;
  }
}

type Checked =
  | { readonly ok: true; readonly references: readonly Reference[] }
  | Extract<VerifiedSignature, { ok: false }>;

function check(xml: string, { signatureXml }: LocatedSignature, certificate: X509Certificate): Checked {
  try {
    const signedXml = new SignedXml({ publicCert: certificate.publicKey });
    signedXml.HashAlgorithms[SHA384_DIGEST] = Sha384;
    signedXml.SignatureAlgorithms[RSA_SHA384] = RsaSha384;
    signedXml.loadSignature(signatureXml);
    const isProven = signedXml.checkSignature(xml);
    const references = signedXml.getReferences();
    return isProven ? { ok: true, references } : mismatch(references);
  } catch (error) {
    // xml-crypto throws both for a wrong signature value and for what it does not support.
    const isWrong = error instanceof Error && error.message.startsWith('invalid signature');
    return { ok: false, fault: isWrong ? 'signature_mismatch' : 'unsupported' };
  }
}

function mismatch(references: readonly Reference[]): Checked {
  const failed = references.find((reference) => reference.validationError !== undefined);
  return { ok: false, fault: 'digest_mismatch', reference: failed?.uri ?? '' };
}

/** The root by its id, or the whole document (""), through nothing that could leave parts of it out. */
function coversDocument({ uri, transforms }: Reference, { rootId }: LocatedSignature): boolean {
  const isRoot = uri === '' || (rootId !== null && uri === `#${rootId}`);
  return (
    isRoot &&
    transforms.every((transform) => transform === ENVELOPED || CANONICALIZATIONS.includes(transform))
  );
}

const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

/** By what was digested, not by the reference's Type: that attribute is only the signer's word. */
function coversProperties({ signedReference }: Reference): boolean {
  return /^<(?:[\w.-]+:)?SignedProperties[\s>]/.test(signedReference ?? '');
}

const DIGEST_NAMES: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/09/xmldsig#sha1': 'sha1',
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
  [SHA384_DIGEST]: 'sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
};

/** The method and value of a digest, one after the other, under any prefix. */
const DIGEST =
  /<(?:[\w.-]+:)?DigestMethod[^>]* Algorithm="(?<method>[^"]*)"[^>]*>.*?<(?:[\w.-]+:)?DigestValue[^>]*>(?<value>[^<]*)</s;

/** The first CertDigest is the signer's (XAdES 1.3.2 §7.2.2). */
function namesCertificate(properties: string, certificate: X509Certificate): boolean {
  const { method = '', value = '' } = DIGEST.exec(properties)?.groups ?? {};
  const name = DIGEST_NAMES[method];
  if (name === undefined) return false;
  return createHash(name).update(certificate.raw).digest().equals(Buffer.from(value, 'base64'));
}
