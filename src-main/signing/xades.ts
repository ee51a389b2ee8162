import { hash } from 'node:crypto';
import { ecuadorTimestamp } from '../documents/values/ecuador-time.ts';
import type { SigningKey } from './signing-key.ts';
import { sriProfile } from './sri-profile.ts';

/** What differs from one signature to the next besides the document. */
export interface SigningCircumstances {
  /** Never later than the authority's clock: it refuses signatures from the future. */
  readonly signingTime: Date;
  /** Ends every Id of the signature, `Signature-<seed>`: letters, digits, dot, dash and underscore. */
  readonly idSeed: string;
}

/** Signs documents with one key. */
export interface Signer {
  /**
   * The document with its enveloped XAdES-BES signature. Equal input, circumstances and key give equal bytes.
   * @param xml a document as our own writer makes it: canonical XML under `<?xml version="1.0" encoding="UTF-8"?>`.
   * Throws when it is anything else; rejects when the key fails.
   */
  sign(xml: string, circumstances: SigningCircumstances): Promise<string>;
}

const { namespaces, digest: digestMethod, dataObject } = sriProfile;
const NS_DS = ` xmlns:ds="${namespaces.ds}"`;
const NS_ETSI = ` xmlns:etsi="${namespaces.etsi}"`;
/** Inclusive canonical form repeats the namespaces in scope on the first element of each digested part. */
const IN_SCOPE = `${NS_DS}${NS_ETSI}`;
const DIGEST_METHOD = `<ds:DigestMethod Algorithm="${digestMethod.uri}"></ds:DigestMethod>`;

/**
 * Makes a signer of a key. Signatures are composed as canonical text by hand, so nothing is parsed and the work
 * beside the RSA operation is microseconds; what depends on the key alone is prepared here, once.
 */
export function makeSigner(key: SigningKey): Signer {
  const keyInfo = composeKeyInfo(key);
  const signingCertificate = composeSigningCertificate(key);
  return {
    async sign(xml, { signingTime, idSeed }) {
      const { root, closingTag } = assertAuthored(xml);
      if (!/^[\w.-]+$/.test(idSeed)) throw new Error('The seed of the signature ids has other characters');
      const properties = composeSignedProperties(signingCertificate, idSeed, ecuadorTimestamp(signingTime));
      const signedInfo = composeSignedInfo({
        idSeed,
        keyInfoId: keyInfo.id,
        documentDigest: digestOf(root),
        propertiesDigest: digestOf(inScope(properties)),
        keyInfoDigest: keyInfo.digest,
      });
      const value = await key.sign(Buffer.from(inScope(signedInfo)));
      const signature =
        `<ds:Signature${IN_SCOPE} Id="Signature-${idSeed}">${signedInfo}` +
        `<ds:SignatureValue Id="SignatureValue-${idSeed}">${value.toString('base64')}</ds:SignatureValue>` +
        `${keyInfo.xml}<ds:Object Id="SignatureObject-${idSeed}">` +
        `<etsi:QualifyingProperties Target="#Signature-${idSeed}">${properties}</etsi:QualifyingProperties>` +
        '</ds:Object></ds:Signature>';
      return `${xml.slice(0, -closingTag.length)}${signature}${closingTag}`;
    },
  };
}

interface AuthoredDocument {
  /** The root element, whole: its own canonical form. */
  readonly root: string;
  readonly closingTag: string;
}

const BEGINNING =
  /^<\?xml version="1\.0" encoding="UTF-8"\?>\n?(?=<([A-Za-z]+) id="(\w+)" version="[\d.]+">)/;
/** An empty-element tag outside attribute values: canonical form writes start and end. */
const EMPTY_ELEMENT = /<[A-Za-z][^<>"]*(?:"[^"<]*"[^<>"]*)*\/>/;

/**
 * Signing rests on the document being its own canonical form, so a document that our writer did not make is a bug
 * of the caller: another root, namespaces, declarations, comments, CDATA, carriage returns, a signature already there.
 */
function assertAuthored(xml: string): AuthoredDocument {
  const beginning = BEGINNING.exec(xml);
  const closingTag = `</${beginning?.[1]}>`;
  if (beginning === null || beginning[2] !== sriProfile.documentId || !xml.endsWith(closingTag)) {
    throw new Error(`Only a document whose root has id="${sriProfile.documentId}" can be signed`);
  }
  const root = xml.slice(beginning[0].length);
  const foreign = root.includes('\r') || has(root, '!', '<!') || has(root, '?', '<?');
  if (foreign || (root.includes('/>') && EMPTY_ELEMENT.test(root))) {
    throw new Error('Only canonical XML can be signed');
  }
  if (has(root, ':Signature', '<ds:Signature')) throw new Error('The document is signed already');
  return { root, closingTag };
}

/** What begins with `<` is sought only where its rare part is: stopping at each tag took half of the composing. */
function has(xml: string, rarePart: string, whole: string): boolean {
  return xml.includes(rarePart) && xml.includes(whole);
}

interface KeyInfo {
  readonly id: string;
  readonly xml: string;
  readonly digest: string;
}

/** Its id depends on the certificate alone, so that text and digest are the same for every document. */
function composeKeyInfo({ certificate, certificateDer }: SigningKey): KeyInfo {
  const { rsa } = certificate;
  if (rsa === null) throw new Error('The signing key is not RSA');
  const id = `Certificate-${hash('sha1', certificateDer, 'hex').slice(0, 16)}`;
  const xml =
    `<ds:KeyInfo Id="${id}"><ds:X509Data><ds:X509Certificate>${certificateDer.toString('base64')}` +
    '</ds:X509Certificate></ds:X509Data><ds:KeyValue><ds:RSAKeyValue>' +
    `<ds:Modulus>${rsa.modulus.toString('base64')}</ds:Modulus>` +
    `<ds:Exponent>${rsa.exponent.toString('base64')}</ds:Exponent>` +
    '</ds:RSAKeyValue></ds:KeyValue></ds:KeyInfo>';
  return { id, xml, digest: digestOf(inScope(xml)) };
}

function composeSigningCertificate({ certificate, certificateDer }: SigningKey): string {
  return (
    `<etsi:SigningCertificate><etsi:Cert><etsi:CertDigest>${DIGEST_METHOD}` +
    `<ds:DigestValue>${digestOf(certificateDer)}</ds:DigestValue></etsi:CertDigest><etsi:IssuerSerial>` +
    `<ds:X509IssuerName>${escapeText(certificate.validatorIssuer)}</ds:X509IssuerName>` +
    `<ds:X509SerialNumber>${certificate.serialNumber}</ds:X509SerialNumber>` +
    '</etsi:IssuerSerial></etsi:Cert></etsi:SigningCertificate>'
  );
}

function composeSignedProperties(signingCertificate: string, idSeed: string, signingTime: string): string {
  return (
    `<etsi:SignedProperties Id="SignedProperties-${idSeed}"><etsi:SignedSignatureProperties>` +
    `<etsi:SigningTime>${signingTime}</etsi:SigningTime>${signingCertificate}` +
    '</etsi:SignedSignatureProperties><etsi:SignedDataObjectProperties>' +
    `<etsi:DataObjectFormat ObjectReference="#DocumentRef-${idSeed}">` +
    `<etsi:Description>${dataObject.description}</etsi:Description>` +
    `<etsi:MimeType>${dataObject.mimeType}</etsi:MimeType>` +
    '</etsi:DataObjectFormat></etsi:SignedDataObjectProperties></etsi:SignedProperties>'
  );
}

interface SignedInfoParts {
  readonly idSeed: string;
  readonly keyInfoId: string;
  readonly documentDigest: string;
  readonly propertiesDigest: string;
  readonly keyInfoDigest: string;
}

function composeSignedInfo(parts: SignedInfoParts): string {
  const { idSeed, keyInfoId, documentDigest, propertiesDigest, keyInfoDigest } = parts;
  return (
    `<ds:SignedInfo Id="SignedInfo-${idSeed}">` +
    `<ds:CanonicalizationMethod Algorithm="${sriProfile.canonicalization}"></ds:CanonicalizationMethod>` +
    `<ds:SignatureMethod Algorithm="${sriProfile.signature}"></ds:SignatureMethod>` +
    `<ds:Reference Id="DocumentRef-${idSeed}" URI="#${sriProfile.documentId}"><ds:Transforms>` +
    `<ds:Transform Algorithm="${sriProfile.envelopedTransform}"></ds:Transform></ds:Transforms>` +
    `${composeDigest(documentDigest)}</ds:Reference>` +
    `<ds:Reference Id="SignedPropertiesRef-${idSeed}" Type="${sriProfile.signedPropertiesType}"` +
    ` URI="#SignedProperties-${idSeed}">${composeDigest(propertiesDigest)}</ds:Reference>` +
    `<ds:Reference Id="CertificateRef-${idSeed}" URI="#${keyInfoId}">${composeDigest(keyInfoDigest)}` +
    '</ds:Reference></ds:SignedInfo>'
  );
}

function composeDigest(value: string): string {
  return `${DIGEST_METHOD}<ds:DigestValue>${value}</ds:DigestValue>`;
}

/** The canonical form of one of our elements that stands inside Signature. */
function inScope(element: string): string {
  const nameEnd = element.indexOf(' ');
  return `${element.slice(0, nameEnd)}${IN_SCOPE}${element.slice(nameEnd)}`;
}

function digestOf(data: string | Uint8Array): string {
  return hash(digestMethod.node, data, 'base64');
}

/** Canonical escapes of text (XML C14N 1.0 §2.3). */
function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#xD;');
}
