import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuableKinds, kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { invoiceKind } from '../../../../src-main/documents/invoice/kind.ts';
import { readDocument } from '../../../../src-main/documents/reading/read-document.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { goldenCases, readGoldenXml } from '../../../support/samples/golden.ts';
import { describeWithShared, sharedFile } from '../../../support/samples/shared-files.ts';

const { issued } = kindInTests(invoiceKind);

const invoice = issued({
  body: anInvoiceBody({ additional_info: [{ name: 'Caja', value: '3' }] }),
  issuer: {
    regime: 'rimpe_emprendedor',
    specialTaxpayerResolution: '5368',
    withholdingAgentResolution: '1',
    largeTaxpayerResolution: 'NAC-GCFOIOC21-00000868-E',
    softwareProviderRuc: '1790000000001',
  },
});
const xml = invoiceKind.writeXml(invoice);

/** Every golden XML of every kind, with its path. */
const goldens = issuableKinds
  .map(({ type }) => type.replace('_', '-'))
  .flatMap((folder) =>
    goldenCases(folder).map((name) => [`${folder}/${name}`, readGoldenXml(folder, name)] as const),
  );

describe('a document', () => {
  it.each(goldens)('is read from its XML and written again byte by byte: %s', (_name, golden) => {
    const reading = readDocument(golden);
    if (!reading.ok) throw new Error(reading.fault);
    const { document } = reading;
    expect(kindOf(document.identity.type).writeXml(document)).toBe(golden);
  });

  it.each(goldens)('is read to something its resource takes: %s', (_name, golden) => {
    const reading = readDocument(golden);
    if (!reading.ok) throw new Error(reading.fault);
    const { identity, content } = reading.document;
    const plain: unknown = JSON.parse(JSON.stringify(content));
    expect(kindOf(identity.type).content.parse(plain)).toEqual(plain);
  });

  it('reports who issued it and what it is', () => {
    const { buyer, ...content } = invoice.content;
    const { email: _left, ...read } = buyer;
    expect(readDocument(xml)).toEqual({
      ok: true,
      version: '2.1.0',
      document: { ...invoice, content: { ...content, buyer: read } },
    });
  });

  it.each([
    ['general', 'general'],
    ['CONTRIBUYENTE RÉGIMEN RIMPE', 'rimpe_emprendedor'],
    ['CONTRIBUYENTE NEGOCIO POPULAR - RÉGIMEN RIMPE', 'rimpe_negocio_popular'],
    ['CONTRIBUYENTE RÉGIMEN MICROEMPRESAS', 'general'],
  ])('of the regime %s', (legend, regime) => {
    const other = xml.replace('CONTRIBUYENTE RÉGIMEN RIMPE', legend);
    expect(readDocument(other)).toMatchObject({ ok: true, document: { issuer: { regime } } });
  });

  it.each([
    ['1', 'test'],
    ['2', 'live'],
  ])('of the environment %s', (code, environment) => {
    const other = xml.replace('<ambiente>1<', `<ambiente>${code}<`);
    expect(readDocument(other)).toMatchObject({ ok: true, document: { identity: { environment } } });
  });
});

describe('the same document, written otherwise,', () => {
  const inner = xml.replace('<?xml version="1.0" encoding="UTF-8"?>', '');

  it.each([
    ['with a byte order mark', `\ufeff${xml}`],
    ['without a declaration', inner],
    ['with lines and indents', xml.replaceAll('><', '>\r\n  <')],
    ['with comments and instructions', xml.replace('<infoFactura>', '<!-- caja 3 --><?pos 3?><infoFactura>')],
    [
      'with its text in CDATA',
      xml.replace('>Cuaderno universitario<', '><![CDATA[Cuaderno universitario]]><'),
    ],
    ['with empty elements for what it does not say', xml.replace('<infoFactura>', '<infoFactura><placa/>')],
    [
      'in a prefixed namespace',
      inner.replaceAll(/<(\/?)(?=[a-zA-Z])/g, '<$1f:').replace('<f:factura', '<f:factura xmlns:f="urn:f"'),
    ],
    [
      'signed',
      xml.replace(
        '</factura>',
        '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#">x</ds:Signature></factura>',
      ),
    ],
  ])('is the same %s', (_how, other) => {
    expect(readDocument(other)).toEqual(readDocument(xml));
  });

  it('knows the program’s own fields by their names in any case, and leaves out those that say nothing', () => {
    const other = xml
      .replace('nombre="RUC Proveedor"', 'nombre="ruc proveedor"')
      .replace('nombre="Gran Contribuyente"', 'nombre=" GRAN CONTRIBUYENTE "')
      .replace(
        '</infoAdicional>',
        '<campoAdicional nombre="Mesa"> </campoAdicional><campoAdicional>x</campoAdicional></infoAdicional>',
      );
    expect(readDocument(other)).toEqual(readDocument(xml));
  });
});

describe('what is none of the six documents', () => {
  it.each([
    ['nothing', '', 'root element'],
    ['a space', ' \n', 'root element'],
    ['a text', 'hola', 'text'],
    ['JSON', '{"factura":1}', 'text'],
    ['an element not closed', xml.slice(0, -20), 'unclosed'],
    ['two roots', `${xml}<otro/>`, ''],
    ['an entity that is not declared', xml.replace('Cuaderno', '&xxe;'), 'undefined entity'],
    ['a control character', xml.replace('Cuaderno', '\u0001'), 'character'],
    ['HTML', '<html><body>Request Rejected</body></html>', '<html> is none of the six documents'],
    [
      'an envelope',
      `<autorizacion><comprobante><![CDATA[${xml}]]></comprobante></autorizacion>`,
      '<autorizacion> is none of the six documents',
    ],
    ['the root in capitals', xml.replaceAll('factura', 'FACTURA'), '<FACTURA> is none of the six documents'],
    ['a root alone', '<factura/>', '<factura> has no <infoTributaria>'],
    ['no head', xml.replaceAll('infoFactura', 'cabecera'), '<factura> has no head'],
    [
      'the head of another',
      xml.replaceAll('infoFactura', 'infoNotaDebito'),
      '<factura> has no <infoFactura>',
    ],
  ])('is refused, with a reason for the log: %s', (_what, text, reason) => {
    const reading = readDocument(text);
    expect(reading).toEqual({ ok: false, fault: expect.stringContaining(reason) });
    expect(reading.ok ? '' : reading.fault).not.toBe('');
  });

  it.each([
    ['a document type', '<!DOCTYPE factura>'],
    ['entities of its own', '<!DOCTYPE factura [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>'],
    ['an external entity', '<!DOCTYPE factura [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
  ])('is refused with %s', (_what, doctype) => {
    expect(readDocument(xml.replace('<factura', `${doctype}<factura`))).toEqual({
      ok: false,
      fault: expect.stringContaining('document type declaration'),
    });
  });

  it('is refused when it is nested without end', () => {
    const deep = '<a>'.repeat(100_000);
    expect(readDocument(xml.replace('</factura>', `${deep}</factura>`))).toEqual({
      ok: false,
      fault: expect.stringContaining('Nested deeper'),
    });
  });

  it.each([
    ['plain names', (index: number) => `a${index}`],
    ['names of other letters', (index: number) => `ñ${index}`],
  ])('is refused when an element has attributes without end, with %s', (_what, nameOf) => {
    const many = Array.from({ length: 1000 }, (_, index) => `${nameOf(index)}="1"`).join(' ');
    expect(readDocument(xml.replace('</factura>', `<a ${many}></a></factura>`))).toEqual({
      ok: false,
      fault: expect.stringContaining('256 attributes'),
    });
  });
});

describe('a document is refused', () => {
  const key = invoice.identity.accessKey;

  it.each(['claveAcceso', 'ambiente', 'estab', 'ptoEmi', 'secuencial', 'ruc', 'razonSocial', 'dirMatriz'])(
    'without %s',
    (name) => {
      const [, head = ''] = /(<infoTributaria>.*<\/infoTributaria>)/.exec(xml) ?? [];
      const other = xml.replace(head, head.replace(new RegExp(`<${name}>.*</${name}>`), ''));
      expect(readDocument(other)).toEqual({ ok: false, fault: `<infoTributaria> has no <${name}>` });
    },
  );

  it.each([
    ['a digit too few', key.slice(1)],
    ['a digit too many', `${key}0`],
    ['another check digit', key.slice(0, -1) + ((Number(key.at(-1)) + 1) % 10)],
    ['a letter', `A${key.slice(1)}`],
  ])('when its access key has %s', (_what, wrong) => {
    expect(readDocument(xml.replace(key, wrong))).toEqual({
      ok: false,
      fault: `claveAcceso is no access key: ${wrong}`,
    });
  });

  it.each(['2026-11-20', '20/11/26', '32/11/2026', '30/02/2026', '20/11/1999', '20/11/2026/1', 'ayer'])(
    'when it is issued on %s, which is no date',
    (wrong) => {
      expect(readDocument(xml.replace('>20/11/2026<', `>${wrong}<`))).toEqual({
        ok: false,
        fault: `<fechaEmision> is no date: ${wrong}`,
      });
    },
  );

  it.each(['uno', '-1', '1.5', '1234567890'])('when its sequential is %s', (wrong) => {
    expect(readDocument(xml.replace('>000000001<', `>${wrong}<`))).toEqual({
      ok: false,
      fault: `secuencial is no number: ${wrong}`,
    });
  });
});

describe('any document that was damaged', () => {
  const runs = propertyRuns(50);
  const golden = fc.constantFrom(...goldens.map(([, text]) => text));
  const place = fc.double({ min: 0, max: 1, noNaN: true });

  it('is read or refused, but never throws: an element lost, renamed, doubled or filled with anything', () => {
    const damage = fc.oneof(
      fc.constant(''),
      fc.constantFrom('<nada></nada>', '<placa>X</placa>', '<detalles></detalles>', '<codigo>2</codigo>'),
      fc.string().map((text) => `<valor>${text.replaceAll(/[<&]/g, '')}</valor>`),
      fc.constant(undefined),
    );
    fc.assert(
      fc.property(golden, place, damage, (text, at, replacement) => {
        const elements = [...text.matchAll(/<([a-zA-Z]+)>[^<]*<\/\1>/g)];
        const element = elements[Math.floor(at * (elements.length - 1))];
        const [whole = ''] = element ?? [];
        const index = element?.index ?? 0;
        const damaged =
          text.slice(0, index) + (replacement ?? whole + whole) + text.slice(index + whole.length);
        expect(typeof readDocument(damaged).ok).toBe('boolean');
      }),
      runs,
    );
  });

  it('is read or refused, but never throws: the text of an element changed', () => {
    const junk = fc.oneof(
      fc.string(),
      fc.constantFrom('-0', '1e400', '9'.repeat(400), '٣', '__proto__', '  '),
    );
    fc.assert(
      fc.property(golden, place, junk, (text, at, value) => {
        const texts = [...text.matchAll(/>([^<]+)</g)];
        const found = texts[Math.floor(at * (texts.length - 1))];
        const index = (found?.index ?? 0) + 1;
        const [, old = ''] = found ?? [];
        const changed = text.slice(0, index) + value.replaceAll(/[<&]/g, '') + text.slice(index + old.length);
        expect(typeof readDocument(changed).ok).toBe('boolean');
      }),
      runs,
    );
  });

  it('is read or refused, but never throws: cut off, or with characters lost in the middle', () => {
    fc.assert(
      fc.property(golden, place, fc.nat(50), (text, at, length) => {
        const index = Math.floor(at * (text.length - 1));
        expect(typeof readDocument(text.slice(0, index) + text.slice(index + length)).ok).toBe('boolean');
        expect(readDocument(text.slice(0, index)).ok).toBe(false);
      }),
      runs,
    );
  });
});

describeWithShared('the skeletons of every version of every schema', () => {
  it.each([
    'factura_V1.0.0',
    'factura_V2.0.0',
    'LiquidacionCompra_V1.0.0',
    'LiquidacionCompra_V1.1.0',
    'NotaCredito_V1.0.0',
    'NotaCredito_V1.1.0',
    'NotaDebito_V1.0.0',
    'GuiaRemision_V1.0.0',
    'GuiaRemision_V1.1.0',
    'ComprobanteRetencion_V1.0.0',
    'ComprobanteRetencion_V2.0.0',
  ])('are read to something the resource takes: %s', (name) => {
    const reading = readDocument(sharedFile(`samples/skeletons/${name}.xml`));
    if (!reading.ok) throw new Error(reading.fault);
    const { identity, content } = reading.document;
    const plain: unknown = JSON.parse(JSON.stringify(content));
    expect(kindOf(identity.type).content.parse(plain)).toEqual(plain);
  });
});
