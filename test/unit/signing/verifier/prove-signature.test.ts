import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RSA_SHA384, SHA384_DIGEST } from '../../../../src-main/signing/signature-algorithms.ts';
import { loadDocumentVerifier } from '../../../../src-main/signing/verifier/load-document-verifier.ts';
import { verifySignature } from '../../../../src-main/signing/verify.ts';
import { companyRuc, makeTestKey } from '../../../support/certificates/test-certificates.ts';
import {
  EXCLUSIVE,
  type ForeignSignature,
  INCLUSIVE,
  signWithXmlCrypto,
} from '../../../support/import-files/foreign-signature.ts';
import {
  foreignInvoiceXml,
  signedForeignInvoice,
  signXml,
} from '../../../support/import-files/signed-invoice.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { describeWithShared, hasShared, sharedPath } from '../../../support/samples/shared-files.ts';
import { requireTool } from '../../../support/tools/require-tool.ts';
import { verifyWithXmlsec } from '../../../support/xml/xmlsec.ts';

const verifier = await loadDocumentVerifier();
const signed = await signedForeignInvoice();
const unsigned = foreignInvoiceXml();
const sampleFolders = ['library-signed', 'constructed'].map((folder) => sharedPath(`samples/${folder}`));
const samples = hasShared
  ? sampleFolders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.signed.xml'))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    )
  : [];
const goldenFolder = join(import.meta.dirname, '../../../golden');

/** What both verifiers say, so that one cannot change without the other. */
function proveTwice(xml: string) {
  const ours = verifier.prove(Buffer.from(xml));
  const other = verifySignature(xml);
  return {
    ours: ours.ok ? { ok: true, document: ours.document, der: ours.signer.der.toString('hex') } : ours,
    other: other.ok
      ? { ok: true, document: other.document, der: other.certificateDer.toString('hex') }
      : other,
  };
}

function expectAgreement(xml: string, expected: object): void {
  const { ours, other } = proveTwice(xml);
  expect(ours).toEqual(other);
  expect(ours).toMatchObject(expected);
}

describe('proving the signature of a document', () => {
  it('agrees with the other verifier on a document of ours, to the last byte of what is covered', () => {
    expectAgreement(signed, { ok: true });
  });

  it.skipIf(!requireTool('xmlsec1'))('agrees with xmlsec1 on what it proves and on what it does not', () => {
    const tampered = signed.replace('11.50', '91.50');
    expect(verifyWithXmlsec(signed)).toMatch(/^OK/);
    expect(verifyWithXmlsec(tampered)).not.toMatch(/^OK/);
    expect(verifier.prove(Buffer.from(tampered))).toMatchObject({ ok: false, fault: 'digest_mismatch' });
  });

  const sha512 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512';
  it.each<[string, ForeignSignature]>([
    ['SHA-1, inclusive', {}],
    ['SHA-1 with SHA-256 digests', { digest: 'http://www.w3.org/2001/04/xmlenc#sha256' }],
    [
      'SHA-256, exclusive',
      {
        signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
        digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
        canonicalization: EXCLUSIVE,
      },
    ],
    ['SHA-384, inclusive', { signature: RSA_SHA384, digest: SHA384_DIGEST }],
    [
      'SHA-512, exclusive',
      { signature: sha512, digest: 'http://www.w3.org/2001/04/xmlenc#sha512', canonicalization: EXCLUSIVE },
    ],
    ['inclusive with comments', { canonicalization: `${INCLUSIVE}#WithComments` }],
    ['exclusive with comments', { canonicalization: `${EXCLUSIVE}WithComments` }],
  ])('proves a signature of another library with %s', (_, request) => {
    expectAgreement(signWithXmlCrypto(unsigned, request), { ok: true });
    expectAgreement(signWithXmlCrypto(unsigned, request).replace('11.50', '91.50'), {
      ok: false,
      fault: 'digest_mismatch',
    });
  });

  it.each([
    ['comments and instructions around the root', `<!-- a --><?b c?>${bodyOf(unsigned)}<?d e?><!-- f -->`],
    ['comments inside', unsigned.replace('<detalles>', '<!-- detalle --><detalles><!-- 1 -->')],
    ['namespaces on the root', unsigned.replace('<factura', '<factura xmlns:xsi="urn:x"')],
    ['a default namespace', unsigned.replace('<factura', '<factura xmlns="urn:factura"')],
    [
      'CDATA, characters by number and odd blanks',
      unsigned.replace('Café', '<![CDATA[Caf&]]>&#xe9;&#x9; &#xD;'),
    ],
    ['breaks of Windows', unsigned.replaceAll('\n', '\r\n')],
    [
      'attributes in any order and quotes',
      unsigned.replace(/id="comprobante" version="1.1.0"/, "version='1.1.0'  id = 'comprobante'"),
    ],
  ])('proves a document with %s', (_, xml) => {
    expectAgreement(signWithXmlCrypto(xml), { ok: true });
    expectAgreement(signWithXmlCrypto(xml, { canonicalization: EXCLUSIVE }), { ok: true });
  });
});

describe('signatures that prove nothing', () => {
  const [, body = '', signature = ''] = /(<factura .*)(<ds:Signature .*<\/ds:Signature>)/s.exec(signed) ?? [];
  const second = signature
    .replaceAll(/Id="([^"]*)"/g, 'Id="$1-2"')
    .replaceAll(/URI="#S([^"]*)"/g, 'URI="#S$1-2"');

  it.each([
    ['nothing', '', 'unreadable'],
    ['text that is not XML', 'hola', 'unreadable'],
    ['XML cut in the middle', signed.slice(0, 900), 'unreadable'],
    ['a DOCTYPE', signed.replace('<factura', '<!DOCTYPE factura [<!ENTITY a "b">]><factura'), 'unreadable'],
    ['a prefix that nothing declares', signed.replace('<detalles>', '<detalles><x:y/>'), 'unreadable'],
    ['no signature', unsigned, 'no_signature'],
    [
      'an instruction after the signature',
      signed.replace('</factura>', '<?y z?></factura>'),
      'digest_mismatch',
    ],
    [
      'an instruction after no signature',
      unsigned.replace('</factura>', '<x/><?y z?></factura>'),
      'no_signature',
    ],
    [
      'something after the signature',
      signed.replace('</ds:Signature>', '</ds:Signature><x/>'),
      'no_signature',
    ],
    [
      'another certificate',
      signed.replace(/<ds:X509Certificate>[^<]*/, '<ds:X509Certificate>AAAA'),
      'certificate_missing',
    ],
    ['no certificate', signed.replace(/<ds:X509Data>.*<\/ds:X509Data>/s, ''), 'certificate_missing'],
    [
      'a changed signature value',
      signed.replace(/(SignatureValue[^>]*>\s*)(....)/, '$1AAAA'),
      'signature_mismatch',
    ],
    ['a secret instead of a key', signed.replace('xmldsig#rsa-sha1', 'xmldsig#hmac-sha1'), 'unsupported'],
    ['an unknown canonicalization', signed.replace(INCLUSIVE, 'urn:c14n'), 'unsupported'],
    ['a changed figure', signed.replace('<importeTotal>11.50', '<importeTotal>91.50'), 'digest_mismatch'],
    ['a changed time', signed.replace(/<etsi:SigningTime>2026/, '<etsi:SigningTime>2025'), 'digest_mismatch'],
    ['a reference to nothing', signed.replace('URI="#comprobante"', 'URI="#otro"'), 'digest_mismatch'],
  ])('says what is wrong with %s', (_, xml, fault) => {
    expectAgreement(xml, { ok: false, fault });
  });

  it.each([
    [
      'the document moved into a forged one',
      `<factura version="1.1.0"><importeTotal>1</importeTotal>${body}</factura>${signature}</factura>`,
    ],
    [
      'a forged one of the same id before it',
      `<factura id="comprobante" version="1.1.0"><importeTotal>1</importeTotal>${body}</factura>${signature}</factura>`,
    ],
    [
      'the signature of another document',
      foreignInvoiceXml({ sequential: 2 }).replace('</factura>', `${signature}</factura>`),
    ],
    ['a second signature before the first', `${body}${second}${signature}</factura>`],
    ['the same signature twice', `${body}${signature}${signature}</factura>`],
    ['two lists of what is signed', signed.replace(/<ds:SignedInfo .*<\/ds:SignedInfo>/s, '$&$&')],
    ['an id that stands twice', signed.replace('<detalles>', '<detalles Id="comprobante">')],
    [
      'an element put in by an id of the properties',
      signed.replace('<detalles>', `<detalles Id="${idOf(signature)}">`),
    ],
  ])('is not misled by %s', (_, xml) => {
    const { ours, other } = proveTwice(xml);
    expect(ours.ok).toBe(false);
    expect(other.ok).toBe(false);
  });

  it.each<[string, ForeignSignature, string]>([
    [
      'leaves the document out',
      { documentPath: "//*[local-name(.)='infoTributaria']" },
      'document_not_covered',
    ],
    ['has no properties', { propertiesPath: null }, 'properties_not_covered'],
    ['names another certificate', { certDigest: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }, 'certificate_mismatch'],
  ])('does not take a signature that %s', (_, request, fault) => {
    expectAgreement(signWithXmlCrypto(unsigned, request), { ok: false, fault });
  });

  it('does not take a document that has no canonical form, whatever is signed in it', () => {
    for (const namespace of ['otra', '../otra', '#otra', 'http://a b']) {
      const xml = signed.replace('<detalles>', `<detalles xmlns:x="${namespace}">`);
      expect(verifier.prove(Buffer.from(xml)).ok, namespace).toBe(false);
    }
    const relative = signed.replace('<detalles>', '<detalles xmlns="otra">');
    expect(verifier.prove(Buffer.from(relative))).toEqual({ ok: false, fault: 'unsupported' });
  });

  it('does not take a signature that covers itself', () => {
    const xml = signWithXmlCrypto(unsigned, { isEnveloped: false });
    expectAgreement(xml, { ok: false, fault: 'digest_mismatch' });
  });

  it('takes the signature out once, however often the document is referred to', () => {
    const named = unsigned.replace('</factura>', '<Signature/></factura>');
    const xml = signWithXmlCrypto(named, { documentReferences: 3 });
    expectAgreement(xml, { ok: true });
    for (let round = 0; round < 50; round += 1) {
      expect(verifier.prove(Buffer.from(xml))).toMatchObject({ ok: true });
      expect(verifier.prove(Buffer.from(signed))).toMatchObject({ ok: true });
    }
  });

  it('gives up a signature with more references than anybody makes', () => {
    const [reference = ''] = /<ds:Reference .*?<\/ds:Reference>/s.exec(signed) ?? [];
    const many = signed.replace(reference, reference.repeat(40));
    expect(verifier.prove(Buffer.from(many))).toEqual({ ok: false, fault: 'unsupported' });
  });

  it('does not blow up an XML of nested entities', () => {
    const levels = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);
    const bomb = `<!DOCTYPE factura [<!ENTITY l0 "lol">${levels.join('')}]><factura>&l12;</factura>`;
    expect(verifier.prove(Buffer.from(bomb))).toEqual({ ok: false, fault: 'unreadable' });
  });

  it('frees what it takes: many documents are proven in the memory of one', () => {
    const large = signWithXmlCrypto(unsigned.replace('Café', 'Café'.repeat(20_000)));
    for (let round = 0; round < 400; round += 1) {
      expect(verifier.prove(Buffer.from(large)).ok).toBe(true);
      expect(verifier.prove(Buffer.from(large.slice(0, -30))).ok).toBe(false);
      expect(verifier.prove(Buffer.from(large.replace('11.50', '91.50'))).ok).toBe(false);
    }
  });
});

describe('any change to a signed document', () => {
  const documents = [
    signed,
    signWithXmlCrypto(unsigned, { canonicalization: EXCLUSIVE }),
    ...samples.slice(0, 4),
  ];
  const changed = fc
    .record({
      xml: fc.constantFrom(...documents),
      at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      text: fc.oneof(
        fc.string({ maxLength: 3 }),
        fc.constantFrom('<', '</', '/>', ' ', '\n', '<!-- -->', '&amp;', '<x/>', ' Id="comprobante"', '0'),
      ),
      removed: fc.nat(30),
    })
    .map(({ xml, at, text, removed }) => {
      const start = Math.floor(at * xml.length);
      return { xml, changed: xml.slice(0, start) + text + xml.slice(start + removed) };
    });

  it('is judged as the other verifier judges it', () => {
    fc.assert(
      fc.property(changed, ({ changed }) => {
        const { ours, other } = proveTwice(changed);
        expect(ours.ok).toBe(other.ok);
        if (ours.ok) expect(ours).toEqual(other);
      }),
      propertyRuns(40),
    );
  });
});

describeWithShared('the signed samples', () => {
  it('are proven as the other verifier proves them', () => {
    expect(samples.length).toBeGreaterThan(10);
    for (const xml of samples) {
      expectAgreement(xml, { ok: true });
      expectAgreement(xml.replace(/<secuencial>\d/, '<secuencial>9'), {
        ok: false,
        fault: 'digest_mismatch',
        reference: '#comprobante',
      });
    }
  });
});

describe('documents of our own', () => {
  it('are proven, each of the golden ones once it is signed', async () => {
    const files = existsSync(goldenFolder)
      ? readdirSync(goldenFolder, { recursive: true, encoding: 'utf8' })
      : [];
    // An annex is signed by nobody.
    const documents = files.filter((name) => name.endsWith('.xml') && !name.startsWith('transaction-annex'));
    expect(documents.length).toBeGreaterThan(5);
    const key = makeTestKey(companyRuc);
    for (const name of documents) {
      const xml = readFileSync(join(goldenFolder, name), 'utf8');
      const proven = verifier.prove(Buffer.from(await signXml(xml, key)));
      expect({ name, fault: proven.ok ? null : proven.fault }).toEqual({ name, fault: null });
    }
  });
});

function bodyOf(xml: string): string {
  return xml.replace(/^<\?xml[^>]*>\s*/, '');
}

function idOf(signature: string): string {
  return /SignedProperties[^>]* Id="([^"]*)"/.exec(signature)?.[1] ?? '';
}
