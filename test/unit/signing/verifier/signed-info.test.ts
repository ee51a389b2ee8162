import { describe, expect, it } from 'vitest';
import { parseSignedInfo } from '../../../../src-main/signing/verifier/signed-info.ts';

const DS = 'http://www.w3.org/2000/09/xmldsig#';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const enveloped = `<ds:Transform Algorithm="${DS}enveloped-signature"/>`;
const exclusive = `<ds:Transform Algorithm="${EXCLUSIVE}"><e:InclusiveNamespaces xmlns:e="${EXCLUSIVE}" PrefixList="a b"/></ds:Transform>`;

function reference({ uri = 'URI="#comprobante"', transforms = '', hash = 'sha1' } = {}): string {
  const list = transforms && `<ds:Transforms>${transforms}</ds:Transforms>`;
  const digest = `<ds:DigestMethod Algorithm="${DS}${hash}"/><ds:DigestValue>AQID</ds:DigestValue>`;
  return `<ds:Reference ${uri}>${list}${digest}</ds:Reference>`;
}

function signedInfo(
  references: string,
  { name = 'ds:SignedInfo', namespace = DS, method = 'rsa-sha1' } = {},
) {
  return `<${name} xmlns:ds="${namespace}"><ds:SignatureMethod Algorithm="${DS}${method}"/>${references}</${name}>`;
}

const covered = {
  uri: '#comprobante',
  isEnveloped: false,
  canonicalization: { isExclusive: false, prefixes: [] },
  hash: 'sha1',
  digest: Buffer.from([1, 2, 3]),
};

describe('what a signature says it covers', () => {
  it.each([
    ['without transforms', reference(), covered],
    ['the whole document', reference({ uri: 'URI=""' }), { ...covered, uri: '' }],
    ['without the signature', reference({ transforms: enveloped }), { ...covered, isEnveloped: true }],
    [
      'in an exclusive form',
      reference({ transforms: exclusive }),
      { ...covered, canonicalization: { isExclusive: true, prefixes: ['a', 'b'] } },
    ],
    [
      'without the signature, in an exclusive form',
      reference({ transforms: enveloped + exclusive }),
      { ...covered, isEnveloped: true, canonicalization: { isExclusive: true, prefixes: ['a', 'b'] } },
    ],
  ])('is read: %s', (_what, one, expected) => {
    expect(parseSignedInfo(signedInfo(one))).toEqual({ signatureHash: 'sha1', references: [expected] });
  });

  it('is at most eight parts', () => {
    expect(parseSignedInfo(signedInfo(reference().repeat(8)))?.references).toHaveLength(8);
    expect(parseSignedInfo(signedInfo(reference().repeat(9)))).toBeNull();
  });

  it.each([
    ['nothing', signedInfo('')],
    ['text that is not XML', 'hola'],
    ['another element', signedInfo(reference(), { name: 'ds:Manifest' })],
    ['another namespace', signedInfo(reference(), { namespace: 'urn:x' })],
    ['an unknown signature', signedInfo(reference(), { method: 'rsa-md5' })],
    ['a part without address', signedInfo(reference({ uri: '' }))],
    ['a part outside the document', signedInfo(reference({ uri: 'URI="http://malo.example/#comprobante"' }))],
    ['an address that says nothing', signedInfo(reference({ uri: 'URI="#"' }))],
    ['an address that ends its quotes', signedInfo(reference({ uri: `URI="#a'b"` }))],
    ['one part of two with an unknown digest', signedInfo(reference() + reference({ hash: 'md5' }))],
    ['an unknown transform', signedInfo(reference({ transforms: '<ds:Transform Algorithm="urn:x"/>' }))],
    ['two canonical forms', signedInfo(reference({ transforms: exclusive + exclusive }))],
    ['a transform after the canonical form', signedInfo(reference({ transforms: exclusive + enveloped }))],
  ])('is not taken: %s', (_what, canonical) => {
    expect(parseSignedInfo(canonical)).toBeNull();
  });
});
