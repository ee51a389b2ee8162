import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { selfVerify } from '../../../src-main/signing/self-verify.ts';
import type { SigningKey } from '../../../src-main/signing/signing-key.ts';
import { verifySignature } from '../../../src-main/signing/verify.ts';
import { makeSigner } from '../../../src-main/signing/xades.ts';
import { companyRuc, makeTestKey } from '../../support/certificates/test-certificates.ts';
import { requireTool } from '../../support/tools/require-tool.ts';
import { verifyWithXmlsec } from '../../support/xml/xmlsec.ts';
import { canonicalFactura } from './canonical-factura.ts';

const circumstances = { signingTime: new Date('2026-11-21T03:04:05.678Z'), idSeed: '0001-a' };
const key = makeTestKey(companyRuc);
const signer = makeSigner(key);
const hasXmlsec = requireTool('xmlsec1');

describe('signing a document', () => {
  it('verifies by independent code, and gives back the document and the certificate', async () => {
    const verified = verifySignature(await signer.sign(canonicalFactura, circumstances));
    expect(verified).toEqual({
      ok: true,
      certificateDer: key.certificateDer,
      document: canonicalFactura.slice(canonicalFactura.indexOf('<factura')),
    });
  });

  it.skipIf(!hasXmlsec).each([
    ['a declaration on its own line', canonicalFactura],
    ['a declaration directly before the root', canonicalFactura.replace('?>\n', '?>')],
  ])('verifies with xmlsec1: %s', async (_, xml) => {
    expect(verifyWithXmlsec(await signer.sign(xml, circumstances))).toMatch(
      /SignedInfo References \(ok\/all\): 3\/3/,
    );
  });

  it.skipIf(!hasXmlsec)('verifies with xmlsec1 when the issuer name needs every kind of escape', async () => {
    const escaped = makeSigner(makeTestKey(companyRuc, { issuer: 'unknown' }));
    expect(verifyWithXmlsec(await escaped.sign(canonicalFactura, circumstances))).toMatch(/^OK[\s\S]*3\/3/);
  });

  it.skipIf(!hasXmlsec)('fails with xmlsec1 once a figure is changed', async () => {
    const signed = await signer.sign(canonicalFactura, circumstances);
    expect(verifyWithXmlsec(signed.replace('115.00', '815.00'))).toMatch(/FAIL/);
  });

  it('makes the same bytes twice', async () => {
    const [one, other] = await Promise.all([
      signer.sign(canonicalFactura, circumstances),
      makeSigner(key).sign(canonicalFactura, circumstances),
    ]);
    expect(one).toBe(other);
  });

  it('keeps the document as it was, with the signature as the last child of the root', async () => {
    const signed = await signer.sign(canonicalFactura, circumstances);
    const [before, after] = signed.split(/<ds:Signature .*<\/ds:Signature>/s);
    expect(`${before}${after}`).toBe(canonicalFactura);
    expect(after).toBe('</factura>');
  });

  it('writes the time in Ecuador, with its offset', async () => {
    const signed = await signer.sign(canonicalFactura, circumstances);
    expect(signed).toContain('<etsi:SigningTime>2026-11-20T22:04:05.678-05:00</etsi:SigningTime>');
  });

  it('writes the modulus and exponent of the certificate', async () => {
    const signed = await signer.sign(canonicalFactura, circumstances);
    const jwk = new X509Certificate(key.certificateDer).publicKey.export({ format: 'jwk' });
    const modulus = Buffer.from(/<ds:Modulus>([^<]*)</.exec(signed)?.[1] ?? '', 'base64');
    const exponent = Buffer.from(/<ds:Exponent>([^<]*)</.exec(signed)?.[1] ?? '', 'base64');
    expect(modulus.toString('base64url')).toBe(jwk.n);
    expect(modulus).toHaveLength(256);
    expect([...exponent]).toEqual([1, 0, 1]);
  });

  it('rejects when the key fails', async () => {
    const broken: SigningKey = { ...key, sign: () => Promise.reject(new Error('token removed')) };
    await expect(makeSigner(broken).sign(canonicalFactura, circumstances)).rejects.toThrow('token removed');
  });

  it.each([
    ['a root with another id', canonicalFactura.replace('"comprobante"', '"otro"')],
    ['a root without id', canonicalFactura.replace(' id="comprobante"', '')],
    [
      'attributes out of order',
      canonicalFactura.replace('id="comprobante" version="1.1.0"', 'version="1.1.0" id="comprobante"'),
    ],
    ['a namespace on the root', canonicalFactura.replace('version=', 'xmlns:x="u" version=')],
    ['no declaration', canonicalFactura.slice(canonicalFactura.indexOf('<factura'))],
    ['another encoding', canonicalFactura.replace('UTF-8', 'ISO-8859-1')],
    ['text after the root', `${canonicalFactura}\n`],
    ['a comment', canonicalFactura.replace('<pagos>', '<!-- --><pagos>')],
    ['CDATA', canonicalFactura.replace('CONSUMIDOR', '<![CDATA[CONSUMIDOR]]>')],
    ['an empty-element tag', canonicalFactura.replace('<pagos>', '<vacio a="b"/><pagos>')],
    ['a carriage return', canonicalFactura.replace('Amazonas', 'Amazonas\r')],
    ['an XML of two roots', `${canonicalFactura}<otro></otro>`],
  ])('refuses what our writer does not write: %s', async (_, xml) => {
    expect(xml).not.toBe(canonicalFactura);
    await expect(signer.sign(xml, circumstances)).rejects.toThrow(/can be signed/);
  });

  it('refuses to sign twice', async () => {
    const signed = await signer.sign(canonicalFactura, circumstances);
    await expect(signer.sign(signed, circumstances)).rejects.toThrow('signed already');
  });

  it('refuses a seed that would break the ids', async () => {
    await expect(signer.sign(canonicalFactura, { ...circumstances, idSeed: 'a"b' })).rejects.toThrow('seed');
  });
});

/** Every signed part, changed by itself: what our own check and the independent one must answer. */
const tamperings: readonly (readonly [string, RegExp, string, string, string])[] = [
  ['the document', /115\.00<\/importeTotal>/, '815.00</importeTotal>', 'document_digest', 'digest_mismatch'],
  ['an attribute of the document', /nombre="Nota/, 'nombre="nota', 'document_digest', 'digest_mismatch'],
  ['the signing time', /2026-11-20T22/, '2026-11-20T21', 'properties_digest', 'digest_mismatch'],
  [
    'the serial number of the certificate',
    /X509SerialNumber>\d/,
    'X509SerialNumber>9',
    'properties_digest',
    'digest_mismatch',
  ],
  ['the exponent in KeyInfo', /AQAB/, 'AQAC', 'key_info_digest', 'digest_mismatch'],
  ['a digest', /<ds:DigestValue>[^<]{4}/, '<ds:DigestValue>AAAA', 'document_digest', 'digest_mismatch'],
  ['the id of SignedInfo', /SignedInfo Id="S/, 'SignedInfo Id="T', 'signature_value', 'signature_mismatch'],
  [
    'the signature value',
    /(<ds:SignatureValue [^>]*>)[^<]{4}/,
    '$1AAAA',
    'signature_value',
    'signature_mismatch',
  ],
];

describe('checking what we have signed', () => {
  it('finds nothing wrong with a fresh signature', async () => {
    expect(selfVerify(await signer.sign(canonicalFactura, circumstances), key)).toEqual({ ok: true });
  });

  it.each(tamperings)(
    'finds a change in %s, as the independent check does',
    async (_, part, change, own, other) => {
      const signed = await signer.sign(canonicalFactura, circumstances);
      const tampered = signed.replace(part, change);
      expect(tampered).not.toBe(signed);
      expect(selfVerify(tampered, key)).toEqual({ ok: false, fault: own });
      expect(verifySignature(tampered)).toMatchObject({ ok: false, fault: other });
    },
  );

  it('finds a device that signs with another key', async () => {
    const stranger = makeTestKey(companyRuc, { keyLabel: 'stranger' });
    const confused: SigningKey = { ...key, sign: (data) => stranger.sign(data) };
    const signed = await makeSigner(confused).sign(canonicalFactura, circumstances);
    expect(selfVerify(signed, key)).toEqual({ ok: false, fault: 'signature_value' });
    expect(verifySignature(signed)).toEqual({ ok: false, fault: 'signature_mismatch' });
  });

  it('finds a document signed with another certificate', async () => {
    const stranger = makeTestKey(companyRuc, { keyLabel: 'stranger' });
    const signed = await makeSigner(stranger).sign(canonicalFactura, circumstances);
    expect(selfVerify(signed, key)).toEqual({ ok: false, fault: 'certificate' });
  });

  it.each([
    ['nothing', ''],
    ['an unsigned document', canonicalFactura],
    ['a document cut in the middle', canonicalFactura.slice(0, 500)],
  ])('finds no signature in %s', (_, xml) => {
    expect(selfVerify(xml, key)).toEqual({ ok: false, fault: 'layout' });
  });
});
