import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as libxml from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { type ScannedXml, scanXml } from '../../../../src-main/documents/xml/scan-xml.ts';
import { parseXml, readXml, type XmlTree } from '../../../../src-main/documents/xml/xml-tree.ts';
import { envelopeOf } from '../../../support/import-files/envelopes.ts';
import { signWithXmlCrypto } from '../../../support/import-files/foreign-signature.ts';
import { foreignInvoiceXml, signedForeignInvoice } from '../../../support/import-files/signed-invoice.ts';
import { hasShared, sharedPath } from '../../../support/shared-files.ts';
import { strangeElement, strangeNamespaces } from '../../../support/strange-xml.ts';

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

/** What a reader of documents sees, without places. */
function plain({ name, namespace, attributes, text, children }: XmlTree): XmlTree {
  return { name, namespace, attributes, text, children: children.map(plain) };
}

function canonicalByLibrary(xml: string): string {
  const tree = libxml.XmlDocument.fromBuffer(Buffer.from(xml));
  try {
    return tree.canonicalizeToString({ mode: libxml.XmlC14NMode.XML_C14N_1_0 });
  } finally {
    tree.dispose();
  }
}

function asWritten({ text, root }: ScannedXml): string {
  return text.slice(root.start, root.end);
}

/** Whatever the scanner reads, the whole parser reads alike, and what it calls canonical is. */
function expectAgreement(xml: string): void {
  const scanned = scanXml(xml);
  if (scanned === null) return;
  expect(plain(scanned.root)).toEqual(plain(parseXml(xml)));
  // Whether it is canonical is asked of what declares no other encoding than its own.
  const canonical = canonicalByLibrary(xml);
  if (scanned.isCanonical) expect(asWritten(scanned)).toBe(canonical);
}

describe('scanning XML', () => {
  it('reads documents, envelopes and answers as the whole parser does', () => {
    for (const xml of documents) expectAgreement(xml);
    expect(documents.map((xml) => scanXml(xml) !== null).filter(Boolean).length).toBeGreaterThan(1);
  });

  it('knows a signed document that is written in canonical form', () => {
    expect(scanXml(signed)).toMatchObject({ isCanonical: true, encoding: 'UTF-8' });
    expect(scanXml(signed.replaceAll('\n', '\r\n'))).toMatchObject({ isCanonical: true });
  });

  it.each([
    ['an empty element', '<a><b/></a>'],
    ['CDATA', '<a><![CDATA[<b>&]]></a>'],
    ['a character by number', '<a>&#233;</a>'],
    ['a sign that needs no name', '<a>&quot;</a>'],
    ['attributes out of order', '<a c="1" b="2"></a>'],
    ['a namespace behind an attribute', '<a b="1" xmlns="urn:a"></a>'],
    ['namespaces out of order', '<a xmlns:c="urn:c" xmlns:b="urn:b"></a>'],
    ['a namespace stated twice', '<a xmlns="urn:a"><b xmlns="urn:a"></b></a>'],
    ['a default namespace taken back where there is none', '<a xmlns=""></a>'],
    [
      'attributes out of the order of their namespaces',
      '<a xmlns:a="urn:z" xmlns:z="urn:a" a:b="1" z:b="2"></a>',
    ],
  ])('reads what is not in canonical form, and says so: %s', (_, xml) => {
    expect(scanXml(xml)).toMatchObject({ isCanonical: false });
    expectAgreement(xml);
    expect(asWritten(scanXml(xml) ?? expect.fail())).not.toBe(canonicalByLibrary(xml));
  });

  it.each([
    ['texts between elements', '<a>one<b>two</b> three <c>four</c>\n</a>'],
    ['signs that are written otherwise', '<a b="&lt;&quot;&amp;&#x9;&#xA;&#xD;">&lt;&gt;&amp;&#xD;</a>'],
    ['namespaces, changed', '<p:a xmlns="urn:a" xmlns:p="urn:p"><p:b xmlns:p="urn:q" p:c="1"></p:b></p:a>'],
    ['a default namespace taken back', '<a xmlns="urn:a"><b xmlns=""></b></a>'],
    ['attributes of several namespaces', '<a xmlns:b="urn:b" xmlns:c="urn:c" a="1" b:a="2" c:a="3"></a>'],
    ['nothing', '<a></a>'],
  ])('reads what is in canonical form, and says so: %s', (_, xml) => {
    expect(scanXml(xml)).toMatchObject({ isCanonical: true });
    expectAgreement(xml);
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
    ['a namespace declared twice', '<a xmlns:b="urn:x" xmlns:c="urn:y" xmlns:b="urn:z"></a>'],
    ['a prefix taken back', '<a xmlns:b=""></a>'],
    ['the namespace of XML as another', '<a xmlns:b="http://www.w3.org/XML/1998/namespace"></a>'],
    ['the namespace of declarations as another', '<a xmlns:b="http://www.w3.org/2000/xmlns/"></a>'],
    ['a namespace with blanks around it', '<a xmlns:b="urn:x "></a>'],
    ['a namespace that is no address', '<a xmlns="http://x y"></a>'],
    ['a namespace that depends on the place of the document', '<a xmlns="x"></a>'],
    ['a declaration of declarations', '<a xmlns:xmlns="urn:x"></a>'],
    ['what is no reference', '<a>&</a>'],
    ['a reference that only a DTD could explain', '<a>&eacute;</a>'],
    ['a character that XML does not have', '<a>&#0;</a>'],
    ['half a character', '<a>\uD83D</a>'],
    ['a control character', '<a>\u0001</a>'],
    ['the end of CDATA without its beginning', '<a>]]></a>'],
    ['no blank between attributes', '<a b="1"c="2"></a>'],
    ['a comment', '<a><!-- b --></a>'],
    ['an instruction', '<a><?b c?></a>'],
    ['an attribute that parts inherit', '<a xml:lang="es"></a>'],
    ['a value in single quotes', "<a b='1'></a>"],
    ['a blank at the end of a tag', '<a ></a >'],
    ['more elements in each other than any document has', '<a>'.repeat(65) + '</a>'.repeat(65)],
    [
      'more namespaces than anybody needs',
      `<a ${Array.from({ length: 17 }, (_, index) => `xmlns:n${index}="urn:x"`).join(' ')}></a>`,
    ],
    ['a declaration that is not at the beginning', ' <?xml version="1.0"?><a></a>'],
  ])('leaves to a whole parser, be it right or wrong: %s', (_, xml) => {
    expect(scanXml(xml)).toBeNull();
  });

  it('agrees with the whole parser on documents that somebody has been at', () => {
    const pieces = [
      '<',
      '>',
      '&',
      '"',
      ' ',
      '/',
      '<a>',
      '</a>',
      '<b/>',
      ' c="1"',
      ' xmlns:d="urn:u"',
      ']]>',
      'x:',
    ];
    const change = fc.record({
      document: fc.nat(documents.length - 1),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      taken: fc.nat(6),
      put: fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })),
    });
    fc.assert(
      fc.property(change, ({ document, at, taken, put }) => {
        const xml = documents[document] ?? '';
        const place = Math.floor(at * xml.length);
        const changed = xml.slice(0, place) + put + xml.slice(place + taken);
        const scanned = scanXml(changed);
        if (scanned) expect(plain(scanned.root)).toEqual(plain(parseXml(changed)));
        if (scanned?.isCanonical) expect(asWritten(scanned)).toBe(canonicalByLibrary(changed));
      }),
      { numRuns: 2000 },
    );
  });

  it('agrees with both parsers on what is written to mislead them', () => {
    let read = 0;
    const document = strangeElement.map((xml) => `<r ${strangeNamespaces}>${xml}</r>`);
    fc.assert(
      fc.property(fc.oneof(document, strangeElement), (xml) => {
        if (scanXml(xml)) read += 1;
        expectAgreement(xml);
      }),
      { numRuns: 4000 },
    );
    expect(read).toBeGreaterThan(400);
  });

  const attributes = (count: number) =>
    Array.from({ length: count }, (_, index) => ` n${String(index).padStart(3, '0')}="1"`).join('');
  const elementsOf: [string, (count: number) => string][] = [
    ['alone', (count) => `<a${attributes(count)}></a>`],
    ['with a namespace of its own', (count) => `<a xmlns:p="urn:p"${attributes(count - 1)}></a>`],
    ['with one that holds around it', (count) => `<a xmlns:p="urn:p"><b${attributes(count - 1)}></b></a>`],
  ];

  it.each(elementsOf)('reads 256 attributes of an element as both parsers do, and no more: %s', (_, of) => {
    expect(scanXml(of(256))).toMatchObject({ isCanonical: true });
    expectAgreement(of(256));
    expect(scanXml(of(257))).toBeNull();
  });

  it('counts only the namespaces that an element declares, where a whole parser reads it', () => {
    const [alone, own, around] = elementsOf.map(([, of]) => readXml(of(257)));
    const fault = 'More than 256 attributes in an element';
    expect([alone, own]).toEqual([
      { ok: false, fault },
      { ok: false, fault },
    ]);
    expect(around).toMatchObject({ ok: true });
  });

  it('means an attribute without a prefix, where another is called the same', () => {
    const xml = '<a xmlns:b="urn:b" c="1" b:c="2"></a>';
    expect(scanXml(xml)?.root.attributes).toEqual({ c: '1' });
    expect(parseXml(xml).attributes).toEqual({ c: '1' });
  });
});
