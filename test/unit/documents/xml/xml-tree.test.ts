import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as libxml from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { readXml, type XmlTree } from '../../../../src-main/documents/xml/xml-tree.ts';
import { envelopeOf } from '../../../support/import-files/envelopes.ts';
import { signWithXmlCrypto } from '../../../support/import-files/foreign-signature.ts';
import { foreignInvoiceXml, signedForeignInvoice } from '../../../support/import-files/signed-invoice.ts';
import { hasShared, sharedPath } from '../../../support/samples/shared-files.ts';
import { strangeElement, strangeNamespaces } from '../../../support/xml/strange-xml.ts';

const signed = await signedForeignInvoice();
const documents = [
  signed,
  envelopeOf(signed, { number: '1' }),
  signWithXmlCrypto(foreignInvoiceXml()),
  ...(hasShared ? ['library-signed', 'constructed', 'envelopes'].flatMap(samplesIn) : []),
];

function samplesIn(folder: string): string[] {
  const path = sharedPath(`samples/${folder}`);
  return readdirSync(path).map((name) => readFileSync(join(path, name), 'utf8').replace(/^\uFEFF/, ''));
}

function rootOf(xml: string): XmlTree {
  const reading = readXml(xml);
  return reading.ok ? reading.root : expect.fail(reading.fault);
}

/** What a reader of documents sees, without positions. */
function plain({ name, namespace, attributes, text, children }: XmlTree): object {
  return { name, namespace, attributes, text, children: children.map(plain) };
}

/** Undefined for what libxml2 does not read, or has no canonical form. */
function canonicalOf(xml: string): string | undefined {
  let tree: libxml.XmlDocument | undefined;
  try {
    tree = libxml.XmlDocument.fromBuffer(Buffer.from(xml));
    return tree.canonicalizeToString({ mode: libxml.XmlC14NMode.XML_C14N_1_0 });
  } catch {
    return undefined;
  } finally {
    tree?.dispose();
  }
}

/** libxml2 leaves these in canonical form as they are, which is no XML then. */
const SIGN_IN_NAMESPACE = /xmlns(?::\w+)?="[^"]*&/;

/** Whether libxml2, which decides what a signature covers, reads it too; then it must have read the same. */
function isReadAlike(written: string): boolean {
  // What comes from outside was bytes: half a character is replaced.
  const xml = Buffer.from(written).toString();
  const reading = readXml(xml);
  const canonical = reading.ok ? canonicalOf(xml) : undefined;
  if (!reading.ok || canonical === undefined || SIGN_IN_NAMESPACE.test(xml)) return false;
  expect(plain(reading.root)).toEqual(plain(rootOf(canonical)));
  return true;
}

describe('reading XML', () => {
  it('reads documents, envelopes and answers as libxml2 does', () => {
    expect(documents.every(isReadAlike)).toBe(true);
  });

  it.each([
    ['an empty element', '<a><b/></a>'],
    ['CDATA', '<a><![CDATA[<b>&]]></a>'],
    [
      'characters by number and by name',
      '<a b="&lt;&quot;&amp;&#x9;&#xA;&#xD;">&#233;&quot;&lt;&gt;&amp;</a>',
    ],
    ['texts between elements', '<a>one<b>two</b> three <c>four</c>\n</a>'],
    ['breaks of Windows', '<a b="1\r\n2">1\r\n2\r3</a>'],
    ['namespaces, changed', '<p:a xmlns="urn:a" xmlns:p="urn:p"><p:b xmlns:p="urn:q" p:c="1"></p:b></p:a>'],
    ['a default namespace taken back', '<a xmlns="urn:a"><b xmlns=""></b></a>'],
    ['attributes of several namespaces', '<a xmlns:b="urn:b" xmlns:c="urn:c" a="1" b:a="2" c:a="3"></a>'],
    ['a comment', '<a><!-- b --></a>'],
    ['an instruction', '<a><?b c?></a>'],
    ['values in single quotes, blanks in tags', "<a b = '1'  c='2' ></a >"],
    ['an attribute that parts inherit', '<a xml:lang="es"></a>'],
  ])('reads it as libxml2 does: %s', (_, xml) => {
    expect(isReadAlike(xml)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a text', 'hola'],
    ['an element that does not end', '<a><b></b>'],
    ['another that is closed', '<a><b></a></b>'],
    ['two roots', '<a></a><b></b>'],
    ['a text behind the root', '<a></a>x'],
    ['a document type', '<!DOCTYPE a><a></a>'],
    ['a prefix that nothing declares', '<a><x:b></x:b></a>'],
    ['an attribute of such a prefix', '<a x:b="1"></a>'],
    ['an attribute twice', '<a b="1" b="2"></a>'],
    ['an attribute twice, by other prefixes', '<a xmlns:b="urn:x" xmlns:c="urn:x" b:d="1" c:d="2"></a>'],
    ['the namespace of XML as another', '<a xmlns:b="http://www.w3.org/XML/1998/namespace"></a>'],
    ['the namespace of declarations as another', '<a xmlns:b="http://www.w3.org/2000/xmlns/"></a>'],
    ['what is no reference', '<a>&</a>'],
    ['a reference that only a DTD could explain', '<a>&eacute;</a>'],
    ['a character that XML does not have', '<a>&#0;</a>'],
    ['a control character', '<a>\u0001</a>'],
    ['the end of CDATA without its beginning', '<a>]]></a>'],
    ['no blank between attributes', '<a b="1"c="2"></a>'],
    ['a declaration that is not at the beginning', ' <?xml version="1.0"?><a></a>'],
  ])('refuses %s', (_, xml) => {
    expect(readXml(xml)).toMatchObject({ ok: false });
  });

  it('agrees with libxml2 on documents that somebody has changed', () => {
    const pieces = ['<', '>', '&', '"', ' ', '/', '<a>', '</a>', '<b/>', ' c="1"', ']]>', 'x:'];
    const change = fc.record({
      document: fc.nat(documents.length - 1),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      taken: fc.nat(6),
      put: fc.oneof(fc.constantFrom(...pieces, ' xmlns:d="urn:u"'), fc.string({ maxLength: 3 })),
    });
    fc.assert(
      fc.property(change, ({ document, at, taken, put }) => {
        const xml = documents[document] ?? '';
        const index = Math.floor(at * xml.length);
        isReadAlike(xml.slice(0, index) + put + xml.slice(index + taken));
      }),
      { numRuns: 1000 },
    );
  });

  it('agrees with libxml2 on what is written to mislead one of the two', () => {
    let read = 0;
    const document = strangeElement.map((xml) => `<r ${strangeNamespaces}>${xml}</r>`);
    fc.assert(
      fc.property(fc.oneof(document, strangeElement), (xml) => {
        if (isReadAlike(xml)) read += 1;
      }),
      { numRuns: 4000 },
    );
    expect(read).toBeGreaterThan(400);
  });

  it('knows where each element is written', () => {
    const xml = '<?xml version="1.0"?>\r\n<a b=">"><!-- <c> --><c d="1"/>\r\n<e><![CDATA[<e>]]></e ></a>\n';
    const { start, end, children } = rootOf(xml);
    expect(xml.slice(start, end)).toBe(xml.slice(xml.indexOf('<a'), -1));
    expect(children.map((child) => xml.slice(child.start, child.end))).toEqual([
      '<c d="1"/>',
      '<e><![CDATA[<e>]]></e >',
    ]);
  });

  it('refuses more elements in each other, and more attributes, than any document has', () => {
    const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    const attributes = (count: number) =>
      Array.from({ length: count }, (_, index) => ` n${index}="1"`).join('');
    expect(readXml(nested(64))).toMatchObject({ ok: true });
    expect(readXml(nested(65))).toMatchObject({ ok: false });
    expect(readXml(`<a${attributes(256)}/>`)).toMatchObject({ ok: true });
    expect(readXml(`<a xmlns:p="urn:p"><b${attributes(256)}/></a>`)).toMatchObject({ ok: true });
    const fault = 'More than 256 attributes in an element';
    expect(readXml(`<a${attributes(257)}/>`)).toEqual({ ok: false, fault });
    expect(readXml(`<a xmlns:p="urn:p"${attributes(256)}/>`)).toEqual({ ok: false, fault });
  });

  it('means an attribute without a prefix, where another is called the same', () => {
    expect(rootOf('<a xmlns:b="urn:b" c="1" b:c="2"></a>').attributes).toEqual({ c: '1' });
    expect(rootOf('<a xmlns:b="urn:b" b:c="2" c="1"></a>').attributes).toEqual({ c: '1' });
  });
});
