import { createHash, verify, X509Certificate } from 'node:crypto';
import { type XmlDocument, XmlElement, type XmlNode } from 'libxml2-wasm';
import { errorMessage, type ServiceMessage } from '../soap/service-message.ts';
import { issuerNameOf, namesIssuer } from './issuer-name.ts';

const names = { ds: 'http://www.w3.org/2000/09/xmldsig#', xades: 'http://uri.etsi.org/01903/v1.3.2#' };
const inclusiveC14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const envelopedSignature = `${names.ds}enveloped-signature`;
const signedPropertiesType = 'http://uri.etsi.org/01903#SignedProperties';

/** Digests seen in authorized documents; the signature itself only in SHA-1 (technical sheet 2.34 §6.8). */
const digests: Readonly<Record<string, string>> = {
  [`${names.ds}sha1`]: 'sha1',
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
};
const signatureAlgorithms: Readonly<Record<string, string>> = { [`${names.ds}rsa-sha1`]: 'RSA-SHA1' };

/**
 * Verifies the XAdES-BES signature as the authority demands it, with libxml2's canonical form and OpenSSL; null
 * when it stands. The document is spent afterwards: its signature has been taken out to digest the rest.
 */
export function signatureFault(document: XmlDocument, receivedAt: Date): ServiceMessage | null {
  const { root } = document;
  const signatures = root.find('.//ds:Signature', names);
  const [signature] = signatures;
  if (signatures.length !== 1 || !(signature instanceof XmlElement)) {
    return invalid(`Se esperaba una firma y hay ${signatures.length}`);
  }
  if (signature.parent?.isSameNode(root) !== true || signature.next instanceof XmlElement) {
    return invalid('La firma debe ser el último elemento del comprobante');
  }
  const certificate = certificateIn(signature);
  if (certificate === null)
    return errorMessage('40', 'No se encontró un certificado X.509 legible en la firma');

  const fault =
    signedInfoFault(signature, certificate) ??
    signedPropertiesFault(signature, certificate, receivedAt) ??
    referencesFault(root, signature);
  if (fault !== null) return invalid(fault);
  return receivedAt < certificate.validFromDate || receivedAt > certificate.validToDate
    ? errorMessage('42', 'El certificado no está vigente')
    : null;
}

function invalid(detail: string): ServiceMessage {
  return errorMessage('39', detail);
}

function certificateIn(signature: XmlElement): X509Certificate | null {
  const base64 = textOf(signature, 'ds:KeyInfo/ds:X509Data/ds:X509Certificate');
  if (base64 === '') return null;
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'));
  } catch {
    return null;
  }
}

function signedInfoFault(signature: XmlElement, certificate: X509Certificate): string | null {
  const info = signature.get('ds:SignedInfo', names);
  if (info === null) return 'Falta SignedInfo';
  if (textOf(info, 'ds:CanonicalizationMethod/@Algorithm') !== inclusiveC14n) {
    return 'La canonización de SignedInfo no es la inclusiva';
  }
  const algorithm = signatureAlgorithms[textOf(info, 'ds:SignatureMethod/@Algorithm')];
  if (algorithm === undefined) return 'El algoritmo de la firma no es RSA-SHA1';
  const value = Buffer.from(textOf(signature, 'ds:SignatureValue'), 'base64');
  const signed = Buffer.from(info.canonicalizeToString(), 'utf8');
  return verify(algorithm, signed, certificate.publicKey, value)
    ? null
    : 'El valor de la firma no corresponde al contenido firmado';
}

/** The certificate named in the signed properties must be the one that signed, at a time already past. */
function signedPropertiesFault(
  signature: XmlElement,
  certificate: X509Certificate,
  receivedAt: Date,
): string | null {
  const signing = signature.get(
    'ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties',
    names,
  );
  if (signing === null) return 'Faltan las propiedades firmadas XAdES';
  const cert = signing.get('xades:SigningCertificate/xades:Cert', names);
  if (cert === null) return 'Falta SigningCertificate';
  const algorithm = digests[textOf(cert, 'xades:CertDigest/ds:DigestMethod/@Algorithm')];
  if (algorithm === undefined) return 'Resumen desconocido en CertDigest';
  if (digest(algorithm, certificate.raw) !== textOf(cert, 'xades:CertDigest/ds:DigestValue')) {
    return 'CertDigest no corresponde al certificado';
  }
  const serial = textOf(cert, 'xades:IssuerSerial/ds:X509SerialNumber');
  if (!/^\d+$/u.test(serial) || BigInt(serial) !== BigInt(`0x${certificate.serialNumber}`)) {
    return 'X509SerialNumber no corresponde al certificado';
  }
  const issuer = textOf(cert, 'xades:IssuerSerial/ds:X509IssuerName');
  if (!namesIssuer(issuer, certificate)) {
    return `X509IssuerName es «${issuer}» y debería ser «${issuerNameOf(certificate)}»`;
  }
  const signedAt = Date.parse(textOf(signing, 'xades:SigningTime'));
  if (Number.isNaN(signedAt)) return 'SigningTime no es una fecha';
  return signedAt > receivedAt.getTime() ? 'La hora de la firma es posterior a la del servidor' : null;
}

/** The three references: the document, the signed properties and the key. */
function referencesFault(root: XmlElement, signature: XmlElement): string | null {
  const references = signature.find('ds:SignedInfo/ds:Reference', names);
  const toDocument = references.filter((reference) => uriOf(reference) === '#comprobante');
  const toProperties = references.filter((it) => textOf(it, '@Type') === signedPropertiesType);
  const keyInfoId = textOf(signature, 'ds:KeyInfo/@Id');
  const toKey = references.filter((reference) => keyInfoId !== '' && uriOf(reference) === `#${keyInfoId}`);
  if (references.length !== 3 || toDocument.length !== 1 || toProperties.length !== 1 || toKey.length !== 1) {
    return 'La firma no tiene las tres referencias: comprobante, propiedades firmadas y certificado';
  }
  if (textOf(root, '@id') !== 'comprobante') return 'La raíz no tiene id="comprobante"';

  const properties = signature.get('.//xades:SignedProperties', names);
  const keyInfo = signature.get('ds:KeyInfo', names);
  const [propertiesReference] = toProperties;
  if (properties === null || keyInfo === null || propertiesReference === undefined) return 'Firma incompleta';
  if (uriOf(propertiesReference) !== `#${textOf(properties, '@Id')}`) {
    return 'La referencia a SignedProperties apunta a otro lugar';
  }
  const parts: readonly (readonly [string, readonly XmlNode[], XmlNode, readonly string[]])[] = [
    ['SignedProperties', toProperties, properties, []],
    ['KeyInfo', toKey, keyInfo, []],
    ['comprobante', toDocument, root, [envelopedSignature]],
  ];
  for (const [name, [reference], target, transforms] of parts) {
    if (reference === undefined) return `Falta la referencia a ${name}`;
    const stated = reference
      .find('ds:Transforms/ds:Transform/@Algorithm', names)
      .map(({ content }) => content);
    if (stated.join(' ') !== transforms.join(' ')) return `Transformaciones inesperadas en ${name}`;
    const algorithm = digests[textOf(reference, 'ds:DigestMethod/@Algorithm')];
    if (algorithm === undefined) return `Resumen desconocido en ${name}`;
    const expected = textOf(reference, 'ds:DigestValue');
    // The document comes last: to digest it the signature leaves the tree, which frees nothing read before.
    if (target === root) signature.remove();
    if (digest(algorithm, target.canonicalizeToString()) !== expected) {
      return `El resumen de ${name} no corresponde a su contenido`;
    }
  }
  return null;
}

function uriOf(reference: XmlNode): string {
  return textOf(reference, '@URI');
}

function textOf(node: XmlNode, path: string): string {
  return node.get(path, names)?.content.trim() ?? '';
}

function digest(algorithm: string, content: string | Buffer): string {
  return createHash(algorithm).update(content).digest('base64');
}
