import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as libxml from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { scanXml } from '../../../../src-main/documents/xml/scan-xml.ts';
import { sriProfile } from '../../../../src-main/signing/sri-profile.ts';
import { openCanonical } from '../../../../src-main/signing/verifier/canonical-document.ts';
import {
  makeDocumentParser,
  type SignedDocument,
} from '../../../../src-main/signing/verifier/signed-document.ts';
import { EXCLUSIVE, INCLUSIVE, signWithXmlCrypto } from '../../../support/import-files/foreign-signature.ts';
import { foreignInvoiceXml, signedForeignInvoice } from '../../../support/import-files/signed-invoice.ts';
import { hasShared, sharedPath } from '../../../support/shared-files.ts';
import { strangeElement, strangeNamespaces } from '../../../support/strange-xml.ts';

const parseDocument = makeDocumentParser(libxml);
const DS = sriProfile.namespaces.ds;
const inclusive = { isExclusive: false, prefixes: [] };
const signed = await signedForeignInvoice();
const byXmlCrypto = signWithXmlCrypto(foreignInvoiceXml());
const samples = hasShared
  ? ['library-signed', 'constructed'].flatMap((folder) => {
      const path = sharedPath(`samples/${folder}`);
      const names = readdirSync(path).filter((name) => name.endsWith('.signed.xml'));
      return names.map((name): [string, string] => [name, readFileSync(join(path, name), 'utf8')]);
    })
  : [];

function partsOf(document: SignedDocument, ids: readonly string[]) {
  const found = ids.map((uri) => document.find(uri));
  const canonical = (isRoot: boolean) =>
    found.map((part) =>
      part === null || part === 'ambiguous' ? part : part.isRoot === isRoot && part.canonical(inclusive),
    );
  const { certificate, signatureValue, signedInfo } = document;
  return {
    certificate: certificate.replaceAll(/\s/g, ''),
    signatureValue: signatureValue.replaceAll(/\s/g, ''),
    signedInfo,
    // The root comes last: for it the signature is taken out.
    parts: canonical(false),
    root: canonical(true),
  };
}

/** Every part of a document as its text gives it and as its tree does; the first is null where it is not plain. */
function bothOf(xml: string) {
  const parsed = parseDocument(Buffer.from(xml));
  if (parsed === null) throw new Error('the document is well-formed');
  try {
    const text = parsed.canonical() ?? '';
    const ids = ['', '#nowhere', ...[...text.matchAll(/[ :][iI][dD]="([^"]*)"/g)].map(([, id]) => `#${id}`)];
    const scanned = scanXml(text);
    const plain = scanned && openCanonical(scanned);
    const byText = plain && partsOf(plain, ids);
    const opened = parsed.open();
    return { byText, byTree: opened.ok ? partsOf(opened.document, ids) : opened };
  } finally {
    parsed.close();
  }
}

function hasCanonicalForm(xml: string): boolean {
  const parsed = parseDocument(Buffer.from(xml));
  const canonical = parsed?.canonical() ?? null;
  parsed?.close();
  return canonical !== null;
}

describe('a document by its canonical text', () => {
  it.each<[string, string]>([
    ['a document of ours', signed],
    ['one of another library', byXmlCrypto],
    ['one with other blanks', signed.replaceAll('\n', '\r\n')],
    ['a default namespace', signed.replace('<factura ', '<factura xmlns="urn:x" ')],
    [
      'an element without that namespace',
      signed.replace('<factura ', '<factura xmlns="urn:x" ').replace('<ds:KeyInfo ', '<ds:KeyInfo xmlns="" '),
    ],
    [
      'more namespaces, out of order',
      signed.replace('<factura ', '<factura xmlns:zz="urn:z" xmlns:aa="urn:a" '),
    ],
    ['a namespace stated again', signed.replace('<ds:SignedInfo', '<ds:SignedInfo xmlns:etsi="urn:other"')],
    [
      'attributes with signs in them',
      signed.replace('<ds:KeyInfo ', '<ds:KeyInfo b="1 &quot;&#10;" a="&lt;" '),
    ],
    ['comments and CDATA', signed.replace('<razonSocial>', '<!-- one --><razonSocial><![CDATA[<b>&]]>')],
    ['an id in the document', signed.replace('<detalles>', '<detalles id="x">')],
    [
      'another signature',
      signed.replace('<detalles>', '<ds:Signature xmlns:ds="urn:x"></ds:Signature><detalles>'),
    ],
    ['two elements of one id', signed.replace('<ds:KeyInfo Id="', '<ds:KeyInfo id="comprobante" Id="')],
    ...samples,
  ])('has the very parts that its tree has: %s', (_, xml) => {
    const { byText, byTree } = bothOf(xml);
    expect(byText).not.toBeNull();
    expect(byText).toEqual(byTree);
  });

  it('has the very parts that its tree has, whatever is written in it to mislead', () => {
    let plain = 0;
    const document = fc
      .oneof(fc.tuple(strangeElement, fc.constant('')), fc.tuple(fc.constant(''), strangeElement))
      .map(
        ([content, object]) =>
          `<r Id="r" ${strangeNamespaces}>${content}<s:Signature Id="s" xmlns:s="${DS}"><s:SignedInfo Id="i">` +
          `<s:CanonicalizationMethod Algorithm="${INCLUSIVE}"></s:CanonicalizationMethod></s:SignedInfo>` +
          `<s:Object Id="o">${object}</s:Object></s:Signature></r>`,
      );
    fc.assert(
      fc.property(document, (xml) => {
        if (!hasCanonicalForm(xml)) return;
        const { byText, byTree } = bothOf(xml);
        if (byText === null) return;
        plain += 1;
        expect(byText).toEqual(byTree);
      }),
      { numRuns: 2000 },
    );
    expect(plain).toBeGreaterThan(200);
  });

  it.each([
    ['the exclusive form', signWithXmlCrypto(foreignInvoiceXml(), { canonicalization: EXCLUSIVE })],
    ['a signature of another namespace', signed.replaceAll('http://www.w3.org/2000/09/xmldsig#"', 'urn:x"')],
    ['an element behind the signature', signed.replace('</factura>', '<otra></otra></factura>')],
    ['what parts inherit', signed.replace('<factura ', '<factura xml:lang="es" ')],
    ['a sign of tags in a value', signed.replace('<ds:KeyInfo ', '<ds:KeyInfo a="1 &gt; 0" ')],
    ['an instruction', signed.replace('<detalles>', '<?x y?><detalles>')],
    ['no signature', foreignInvoiceXml()],
    ['two of what is signed', signed.replace('<ds:KeyInfo ', '<ds:SignedInfo></ds:SignedInfo><ds:KeyInfo ')],
    [
      'a certificate with an element in it',
      signed.replace('<ds:X509Certificate>', '<ds:X509Certificate><b></b>'),
    ],
  ])('leaves to its tree what is not that plain: %s', (_, xml) => {
    expect(bothOf(xml).byText).toBeNull();
  });
});
