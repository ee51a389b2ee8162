import { createHash } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import {
  RSA_SHA384,
  RsaSha384,
  SHA384_DIGEST,
  Sha384,
} from '../../../src-main/signing/signature-algorithms.ts';
import { companyRuc, securityDataPair } from '../certificates/test-certificates.ts';

/** A signature as another maker's library writes it. */
export interface ForeignSignature {
  readonly signature?: string;
  readonly digest?: string;
  readonly canonicalization?: string;
  /** XPath of what is signed instead of the document. */
  readonly documentPath?: string;
  /** How often the document is referred to. */
  readonly documentReferences?: number;
  /** False to sign as if the signature would stand elsewhere. */
  readonly isEnveloped?: boolean;
  /** XPath of the signed properties, or null to sign none. */
  readonly propertiesPath?: string | null;
  readonly certDigest?: string;
}

export const INCLUSIVE = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
export const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const SHA1 = 'http://www.w3.org/2000/09/xmldsig#sha1';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

/** Signs with xml-crypto: no reference to KeyInfo, other prefixes and elements for its namespaces than ours. */
export function signWithXmlCrypto(xml: string, request: ForeignSignature = {}): string {
  const {
    signature = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    digest = SHA1,
    canonicalization = INCLUSIVE,
    documentPath = '/*',
    propertiesPath = "//*[local-name(.)='SignedProperties']",
  } = request;
  const pair = securityDataPair(companyRuc);
  const certificate = pair.der.toString('base64').replace(/.{64}/g, '$&\n');
  const signedXml = new SignedXml({
    privateKey: pair.pair.privateKeyPem,
    publicCert: `-----BEGIN CERTIFICATE-----\n${certificate.trim()}\n-----END CERTIFICATE-----\n`,
    signatureAlgorithm: signature,
    canonicalizationAlgorithm: canonicalization,
    objects: [{ content: propertiesOf(request.certDigest ?? sha1Of(pair.der)) }],
  });
  signedXml.HashAlgorithms[SHA384_DIGEST] = Sha384;
  signedXml.SignatureAlgorithms[RSA_SHA384] = RsaSha384;
  const { documentReferences = 1, isEnveloped = true } = request;
  const transforms = [...(isEnveloped ? [ENVELOPED] : []), canonicalization];
  for (let count = 0; count < documentReferences; count += 1) {
    signedXml.addReference({ xpath: documentPath, digestAlgorithm: digest, transforms });
  }
  if (propertiesPath !== null) {
    const transforms = [canonicalization];
    signedXml.addReference({ xpath: propertiesPath, digestAlgorithm: digest, transforms });
  }
  signedXml.computeSignature(xml, { location: { reference: '/*', action: 'append' } });
  return signedXml.getSignedXml();
}

function sha1Of(der: Uint8Array): string {
  return createHash('sha1').update(der).digest('base64');
}

function propertiesOf(certDigest: string): string {
  return `<xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"><xades:SignedProperties Id="props"><xades:SignedSignatureProperties><xades:SigningCertificate><xades:Cert><xades:CertDigest><DigestMethod xmlns="http://www.w3.org/2000/09/xmldsig#" Algorithm="${SHA1}"/><DigestValue xmlns="http://www.w3.org/2000/09/xmldsig#">${certDigest}</DigestValue></xades:CertDigest></xades:Cert></xades:SigningCertificate></xades:SignedSignatureProperties></xades:SignedProperties></xades:QualifyingProperties>`;
}
