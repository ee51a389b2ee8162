import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SignedXml } from 'xml-crypto';
import {
  RSA_SHA384,
  RsaSha384,
  SHA384_DIGEST,
  Sha384,
} from '../../../src-main/signing/signature-algorithms.ts';
import { verifySignature } from '../../../src-main/signing/verify.ts';
import { makeSigner } from '../../../src-main/signing/xades.ts';
import { companyRuc, makeTestKey, securityDataPair } from '../../support/certificates/test-certificates.ts';
import { canonicalFactura } from './canonical-factura.ts';

const samples = join(import.meta.dirname, '../../../../shared/sri/samples');
const signedSamples = ['library-signed', 'constructed'].flatMap((folder) =>
  signedFilesIn(join(samples, folder)),
);
if (signedSamples.length === 0) console.warn(`SKIPPED: the SRI samples are not at ${samples}`);

const circumstances = { signingTime: new Date('2026-11-21T03:04:05Z'), idSeed: '7' };

describe('verifying the signatures of others', () => {
  it.skipIf(signedSamples.length === 0).each(signedSamples)('verifies the sample %s', (file) => {
    expect(verifySignature(readFileSync(join(samples, file), 'utf8'))).toMatchObject({ ok: true });
  });

  it.skipIf(signedSamples.length === 0).each(signedSamples)(
    'finds a changed figure in the sample %s',
    (file) => {
      const xml = readFileSync(join(samples, file), 'utf8');
      const tampered = xml.replace(/<secuencial>\d/, '<secuencial>9');
      expect(tampered).not.toBe(xml);
      expect(verifySignature(tampered)).toMatchObject({
        ok: false,
        fault: 'digest_mismatch',
        reference: '#comprobante',
      });
    },
  );

  const INCLUSIVE = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
  const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
  it.each([
    [
      'SHA-1, inclusive',
      'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
      'http://www.w3.org/2000/09/xmldsig#sha1',
      INCLUSIVE,
    ],
    [
      'SHA-1 with SHA-256 digests',
      'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
      'http://www.w3.org/2001/04/xmlenc#sha256',
      INCLUSIVE,
    ],
    [
      'SHA-256, exclusive',
      'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      'http://www.w3.org/2001/04/xmlenc#sha256',
      EXCLUSIVE,
    ],
    ['SHA-384, inclusive', RSA_SHA384, SHA384_DIGEST, INCLUSIVE],
    [
      'SHA-512, exclusive',
      'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
      'http://www.w3.org/2001/04/xmlenc#sha512',
      EXCLUSIVE,
    ],
  ])('verifies a signature with %s', (_, signature, digest, canonicalization) => {
    const signed = signWithXmlCrypto({ signature, digest, canonicalization });
    expect(verifySignature(signed)).toMatchObject({ ok: true });
    expect(verifySignature(signed.replace('115.00', '915.00'))).toMatchObject({ ok: false });
  });

  it('does not accept a signature that leaves the document out', () => {
    const signed = signWithXmlCrypto({ documentPath: "//*[local-name(.)='infoTributaria']" });
    expect(verifySignature(signed)).toEqual({ ok: false, fault: 'document_not_covered' });
  });

  it('does not accept a signature without signed properties', () => {
    const signed = signWithXmlCrypto({ propertiesPath: null });
    expect(verifySignature(signed)).toEqual({ ok: false, fault: 'properties_not_covered' });
  });

  it('does not accept signed properties that name another certificate', () => {
    const signed = signWithXmlCrypto({ certDigest: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' });
    expect(verifySignature(signed)).toEqual({ ok: false, fault: 'certificate_mismatch' });
  });

  it('does not accept an authentic document wrapped in a forged one', async () => {
    const signed = await makeSigner(makeTestKey(companyRuc)).sign(canonicalFactura, circumstances);
    const [, body = '', signature = ''] =
      /(<factura .*)(<ds:Signature .*<\/ds:Signature>)/s.exec(signed) ?? [];
    const forged = `<factura version="1.1.0"><importeTotal>1</importeTotal>${body}</factura>${signature}</factura>`;
    expect(verifySignature(forged)).toMatchObject({ ok: false });
  });

  it.each([
    ['an unsigned document', canonicalFactura, 'no_signature'],
    ['text that is not XML', 'hola', 'unreadable'],
    ['nothing', '', 'unreadable'],
    ['XML cut in the middle', canonicalFactura.slice(0, 900), 'unreadable'],
    ['a DOCTYPE', canonicalFactura.replace('\n', '<!DOCTYPE factura [<!ENTITY a "b">]>'), 'unreadable'],
    [
      'an empty signature',
      canonicalFactura.replace('</factura>', `${emptySignature('')}</factura>`),
      'certificate_missing',
    ],
    [
      'a certificate that is none',
      canonicalFactura.replace('</factura>', `${emptySignature('AAAA')}</factura>`),
      'certificate_missing',
    ],
  ])('says what is wrong with %s', (_, xml, fault) => {
    expect(verifySignature(xml)).toEqual({ ok: false, fault });
  });

  it('does not accept algorithms outside its list', async () => {
    const signed = await makeSigner(makeTestKey(companyRuc)).sign(canonicalFactura, circumstances);
    const hmac = signed.replace('xmldsig#rsa-sha1', 'xmldsig#hmac-sha1');
    expect(verifySignature(hmac)).toEqual({ ok: false, fault: 'unsupported' });
  });

  it('does not accept content after the signature', async () => {
    const signed = await makeSigner(makeTestKey(companyRuc)).sign(canonicalFactura, circumstances);
    const extended = signed.replace('</ds:Signature>', '</ds:Signature><extra></extra>');
    expect(verifySignature(extended)).toEqual({ ok: false, fault: 'no_signature' });
  });
});

function emptySignature(certificate: string): string {
  return `<s:Signature xmlns:s="http://www.w3.org/2000/09/xmldsig#"><s:KeyInfo><s:X509Data><s:X509Certificate>${certificate}</s:X509Certificate></s:X509Data></s:KeyInfo></s:Signature>`;
}

function signedFilesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.signed.xml'))
    .map((name) => relative(samples, join(folder, name)));
}

interface ForeignSignature {
  readonly signature?: string;
  readonly digest?: string;
  readonly canonicalization?: string;
  readonly documentPath?: string;
  readonly propertiesPath?: string | null;
  readonly certDigest?: string;
}

/** A signature of another maker: no KeyInfo reference, other prefixes and elements for its namespaces. */
function signWithXmlCrypto(request: ForeignSignature): string {
  const {
    signature = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    digest = 'http://www.w3.org/2000/09/xmldsig#sha1',
    canonicalization = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
    documentPath = '/*',
    propertiesPath = "//*[local-name(.)='SignedProperties']",
  } = request;
  const pair = securityDataPair(companyRuc);
  const certificate = pair.der.toString('base64').replace(/.{64}/g, '$&\n');
  const sha1 = 'http://www.w3.org/2000/09/xmldsig#sha1';
  const certDigest = request.certDigest ?? createHash('sha1').update(pair.der).digest('base64');
  const signedXml = new SignedXml({
    privateKey: pair.pair.privateKeyPem,
    publicCert: `-----BEGIN CERTIFICATE-----\n${certificate.trim()}\n-----END CERTIFICATE-----\n`,
    signatureAlgorithm: signature,
    canonicalizationAlgorithm: canonicalization,
    objects: [
      {
        content: `<xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"><xades:SignedProperties Id="props"><xades:SignedSignatureProperties><xades:SigningCertificate><xades:Cert><xades:CertDigest><DigestMethod xmlns="http://www.w3.org/2000/09/xmldsig#" Algorithm="${sha1}"/><DigestValue xmlns="http://www.w3.org/2000/09/xmldsig#">${certDigest}</DigestValue></xades:CertDigest></xades:Cert></xades:SigningCertificate></xades:SignedSignatureProperties></xades:SignedProperties></xades:QualifyingProperties>`,
      },
    ],
  });
  signedXml.HashAlgorithms[SHA384_DIGEST] = Sha384;
  signedXml.SignatureAlgorithms[RSA_SHA384] = RsaSha384;
  const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
  signedXml.addReference({
    xpath: documentPath,
    digestAlgorithm: digest,
    transforms: [enveloped, canonicalization],
  });
  if (propertiesPath !== null) {
    signedXml.addReference({
      xpath: propertiesPath,
      digestAlgorithm: digest,
      transforms: [canonicalization],
    });
  }
  signedXml.computeSignature(canonicalFactura, { location: { reference: '/*', action: 'append' } });
  return signedXml.getSignedXml();
}
