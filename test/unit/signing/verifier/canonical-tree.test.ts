import * as libxml from 'libxml2-wasm';
import { expect, it } from 'vitest';
import { readXml } from '../../../../src-main/documents/xml/xml-tree.ts';
import { readCanonical } from '../../../../src-main/signing/verifier/canonical-tree.ts';
import { makeDocumentParser } from '../../../../src-main/signing/verifier/signed-document.ts';
import { signedForeignInvoice } from '../../../support/import-files/signed-invoice.ts';

const parse = makeDocumentParser(libxml);

function canonicalOf(xml: string): string {
  const parsed = parse(Buffer.from(xml));
  if (parsed === null) throw new Error('it is well-formed');
  try {
    return parsed.canonical();
  } finally {
    parsed.close();
  }
}

it.each([
  ['a signed document', await signedForeignInvoice()],
  ['texts between elements', '<a>one<b>two</b> three <b/>four<c><d>five</d></c>\n</a>'],
  [
    'characters that are written otherwise',
    '<a b="&lt;&quot;&amp;&#9;&#10;&#13;&gt;">&lt;&gt;&amp;&#13;&amp;lt;</a>',
  ],
  ['CDATA and comments', '<a><!-- x --><![CDATA[<b>&]]>y</a>'],
  [
    'namespaces, changed and taken back',
    '<a xmlns="urn:a" xmlns:p="urn:p"><p:b xmlns:p="urn:q" p:c="1"><d xmlns=""/></p:b></a>',
  ],
  ['an instruction', '<a><?x <y>?><b/></a>'],
  ['nothing', '<a></a>'],
])('reads what is in canonical form as it is read otherwise: %s', (_, xml) => {
  const canonical = canonicalOf(xml);
  expect(readCanonical(canonical)).toEqual(readXml(canonical));
  expect(readCanonical(canonical).ok).toBe(true);
});

it.each(['', 'text', '<a>', '<a></a> ', '<a></a><b></b>', '<a><b></a></b>', ' <a></a>'])(
  'leaves what is no element, or more than one, to the other reader: %j',
  (text) => {
    expect(readCanonical(text)).toEqual(readXml(text));
  },
);
