import { describe, expect, it } from 'vitest';
import { checkDigitOf } from '../../../../src-main/documents/identifiers/access-key.ts';
import { findingFaultCodes } from '../../../../src-main/imports/reading/findings/finding.ts';
import { companyRuc } from '../../../support/certificates/test-certificates.ts';
import { envelopeOf, soapAnswerOf } from '../../../support/import-files/envelopes.ts';
import { readImport, readImportFile } from '../../../support/import-files/read-import.ts';
import {
  foreignInvoiceXml,
  foreignKey,
  signedForeignInvoice,
} from '../../../support/import-files/signed-invoice.ts';
import { describeWithShared, sharedFile, sharedPath } from '../../../support/samples/shared-files.ts';

const signed = await signedForeignInvoice();
const ofTheFuture = await signedForeignInvoice({ version: '3.0.0' });
const key = foreignKey();
const expected = {
  kind: 'document',
  documentType: 'invoice',
  accessKey: key,
  number: '001-002-000000001',
  issueDate: '2026-11-20',
  environment: 'live',
  issuerRuc: companyRuc,
  schemaVersion: '1.1.0',
};

describe('reading the XML of one document', () => {
  it('takes a signed document without an envelope as its own bytes', async () => {
    const { recognized, findings } = await readImport(signed);
    expect(recognized).toMatchObject({ ok: true, kind: 'xml', entries: 1, ignoredEntries: 0 });
    expect(findings).toEqual([
      expect.objectContaining({ ...expected, position: 0, signedXml: Buffer.from(signed) }),
    ]);
    expect(findings[0]).not.toHaveProperty('envelope');
    expect(findings[0]).toMatchObject({ content: { content: { total: '11.50' } } });
  });

  it('takes a signed document after blank lines without them', async () => {
    const { findings } = await readImport(`\n\n  ${signed}`);
    expect(findings).toEqual([expect.objectContaining({ ...expected, signedXml: Buffer.from(signed) })]);
  });

  const envelope = { number: key, status: 'authorized', authorizedAt: '2026-11-20T15:31:09.000Z' };
  it.each([
    ['in CDATA', envelopeOf(signed, { number: key }), { ...envelope, environment: 'live' }],
    ['escaped', envelopeOf(signed, { number: key, isEscaped: true }), { ...envelope, environment: 'live' }],
    [
      'as the portal downloads it',
      envelopeOf(signed, {
        number: key,
        date: '20/11/2026 10:31:09',
        environment: null,
        dateAttributes: ' class="fechaAutorizacion"',
      }),
      envelope,
    ],
    ['with blanks around it', envelopeOf(`\n  ${signed}\n`, { number: ` ${key}\n` }), envelope],
    ['after blank lines', `\r\n\n  ${envelopeOf(signed, { number: key })}`, envelope],
    ['in a whole SOAP answer', soapAnswerOf([[signed, { number: key }]]), envelope],
    ['in an envelope in another', envelopeOf(envelopeOf(signed, { number: key }), { number: key }), envelope],
    [
      'with a number of the online scheme',
      envelopeOf(signed, { number: '2011202610310917999999900010123456789' }),
      { ...envelope, number: '2011202610310917999999900010123456789' },
    ],
    [
      'not authorized',
      envelopeOf(signed, { number: key, status: 'NO AUTORIZADO' }),
      { status: 'not_authorized' },
    ],
    ['annulled', envelopeOf(signed, { number: key, status: 'ANULADO' }), { status: 'annulled' }],
    ['in process', envelopeOf(signed, { number: key, status: 'EN PROCESO' }), { status: 'in_process' }],
    ['without a status', envelopeOf(signed, { number: key, status: '' }), { status: 'unsaid' }],
    ['with a date that is none', envelopeOf(signed, { number: key, date: '31/02/2026' }), { number: key }],
  ])('takes the same bytes out of an envelope: %s', async (_, xml, envelope) => {
    const { findings } = await readImport(xml);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ ...expected, envelope });
    expect(signedXmlOf(findings[0])).toBe(signed);
  });

  it('keeps the envelope as it was in the file', async () => {
    const xml = envelopeOf(signed, { number: key });
    const [finding] = (await readImport(xml)).findings;
    expect(envelopeBytesOf(finding)).toBe(xml);
  });

  it('gives each of several authorizations of one answer its own envelope and position', async () => {
    const second = await signedForeignInvoice({ sequential: 2 });
    const answer = soapAnswerOf([
      [signed, { number: key, status: 'NO AUTORIZADO' }],
      ['', { number: key, status: 'EN PROCESO' }],
      [second, { number: foreignKey({ sequential: 2 }) }],
    ]);
    const { findings } = await readImport(answer);
    expect(findings).toMatchObject([
      { kind: 'document', position: 0, number: '001-002-000000001', envelope: { status: 'not_authorized' } },
      { kind: 'document', position: 1, number: '001-002-000000002', envelope: { status: 'authorized' } },
    ]);
    expect(envelopeBytesOf(findings[1])).toMatch(/^<autorizacion>.*<\/autorizacion>$/s);
    expect(envelopeBytesOf(findings[1])).toContain('<secuencial>000000002');
    expect(envelopeBytesOf(findings[1])).not.toContain('<secuencial>000000001');
  });

  it('reads a lot of documents without authorizations', async () => {
    const lot = `<lote version="1.0.0"><comprobantes><comprobante><![CDATA[${signed}]]></comprobante></comprobantes></lote>`;
    expect((await readImport(lot)).findings).toMatchObject([expected]);
  });

  it('takes out a document that is an element of something else', async () => {
    const bare = signed.replace(/^<\?xml[^>]*>\s*/, '');
    const { findings } = await readImport(`<descarga><datos>x</datos>${bare}</descarga>`);
    expect(findings).toMatchObject([expected]);
    expect(signedXmlOf(findings[0])).toBe(bare);
  });
});

describe('reading XML in other encodings', () => {
  it.each([
    ['a byte order mark', Buffer.from(`\ufeff${signed}`)],
    ['UTF-16, little end first', Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le').swap16()],
    ['ISO-8859-1', Buffer.from(declared('ISO-8859-1'), 'latin1')],
    ['windows-1252', Buffer.from(declared('windows-1252'), 'latin1')],
    ['what is more than it declares', Buffer.from(declared('US-ASCII'), 'latin1')],
  ])('gives a document with %s in UTF-8, and says so in its declaration', async (_, bytes) => {
    const { findings } = await readImport(bytes);
    expect(findings).toMatchObject([expected]);
    expect(signedXmlOf(findings[0])).toBe(signed);
  });

  it('reads an envelope in ISO-8859-1 with a document that declares it too', async () => {
    const xml = envelopeOf(declared('ISO-8859-1'), { number: key }).replace('UTF-8', 'ISO-8859-1');
    const { findings } = await readImport(Buffer.from(xml, 'latin1'));
    expect(findings).toMatchObject([{ ...expected, envelope: { environment: 'live' } }]);
    expect(signedXmlOf(findings[0])).toBe(signed);
  });

  it.each([
    ['bytes that are not UTF-8', Buffer.from(signed, 'latin1')],
    ['an encoding nobody knows', Buffer.from(declared('EBCDIC-ES'))],
  ])('does not guess at %s', async (_, bytes) => {
    const { findings } = await readImport(bytes);
    expect(findings).toMatchObject([
      { kind: 'fault', code: 'unreadable_xml', params: { reason: 'encoding' } },
    ]);
  });

  function declared(encoding: string): string {
    return signed.replace('UTF-8', encoding);
  }
});

describe('what cannot become a document', () => {
  const identified = {
    documentType: 'invoice',
    accessKey: key,
    number: '001-002-000000001',
    issueDate: '2026-11-20',
  };
  const other = foreignKey({ sequential: 7 });
  it.each([
    ['XML cut in the middle', signed.slice(0, 900), { code: 'unreadable_xml' }],
    [
      'a DOCTYPE',
      signed.replace('<factura', '<!DOCTYPE factura [<!ENTITY a "b">]><factura'),
      { code: 'unreadable_xml', params: { reason: 'not_well_formed' } },
    ],
    [
      'an envelope that is cut',
      envelopeOf(signed, { number: key }).slice(0, -20),
      { code: 'unreadable_xml' },
    ],
    [
      'a document cut inside its envelope',
      envelopeOf(signed.slice(0, 900), { number: key }),
      { code: 'unreadable_xml', params: { reason: 'not_well_formed' } },
    ],
    [
      'a document without a part',
      signed.replace(/<dirMatriz>.*<\/dirMatriz>/, ''),
      { code: 'unreadable_xml', params: { reason: 'incomplete' }, ...identified },
    ],
    [
      'a figure that is none',
      signed.replace('<importeTotal>11.50', '<importeTotal>once'),
      { code: 'unreadable_xml', params: { reason: 'incomplete' }, ...identified },
    ],
    ['a page of the web', '<html><body><p>Iniciar sesión</p></body></html>', { code: 'not_a_document' }],
    ['another XML', '<note><to>Ana</to></note>', { code: 'not_a_document' }],
    [
      'an authorization without its document',
      envelopeOf('', { number: key }),
      { code: 'not_a_document', accessKey: key },
    ],
    [
      'an authorization of something else',
      envelopeOf('<proforma/>', { number: key }),
      { code: 'not_a_document' },
    ],
    [
      'a version that was never published',
      ofTheFuture,
      { code: 'unsupported_version', params: { version: '3.0.0' }, ...identified },
    ],
    [
      'a key with a wrong check digit',
      signed.replace(key, `${key.slice(0, -1)}${(Number(key.at(-1)) + 1) % 10}`),
      { code: 'invalid_access_key', params: { field: 'claveAcceso' } },
    ],
    [
      'a key of another number',
      signed.replace(key, other),
      { code: 'invalid_access_key', params: { field: 'secuencial' }, accessKey: other },
    ],
    [
      'a key of another day',
      signed.replace('20/11/2026', '19/11/2026'),
      { code: 'invalid_access_key', params: { field: 'fechaEmision' } },
    ],
    [
      'a key of another issuer',
      signed.replace(`<ruc>${companyRuc}`, '<ruc>0999999999001'),
      { code: 'invalid_access_key', params: { field: 'ruc' } },
    ],
    [
      'a key of the other environment',
      signed.replace('<ambiente>2', '<ambiente>1'),
      { code: 'invalid_access_key', params: { field: 'ambiente' } },
    ],
    [
      'a document that nobody signed',
      foreignInvoiceXml(),
      { code: 'not_importable', params: { reason: 'unsigned' }, ...identified },
    ],
    [
      'an authorization of another document',
      envelopeOf(signed, { number: other }),
      { code: 'authorization_mismatch', params: { field: 'numeroAutorizacion' }, ...identified },
    ],
    [
      'an authorization of the other environment',
      envelopeOf(signed, { number: key, environment: 'PRUEBAS' }),
      { code: 'authorization_mismatch', params: { field: 'ambiente' }, ...identified },
    ],
    [
      'an XML of 501 documents',
      `<lote>${'<c><![CDATA[<factura/>]]></c>'.repeat(501)}</lote>`,
      { code: 'entry_too_large', params: { documents: '501' } },
    ],
    ['an XML over 1 MiB', `${signed}${' '.repeat(1024 * 1024)}`, { code: 'entry_too_large' }],
  ])('says what is wrong with %s', async (_, xml, fault) => {
    const { recognized, findings } = await readImport(xml);
    expect(recognized).toMatchObject({ ok: true, kind: 'xml' });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ kind: 'fault', position: 0, ...fault });
  });

  it('has an example of every code of a fault here or in the listings', () => {
    expect(findingFaultCodes).toEqual([
      ...['unreadable_xml', 'not_a_document', 'entry_too_large', 'invalid_access_key'],
      ...['unsupported_version', 'not_importable', 'authorization_mismatch'],
    ]);
  });

  it('keeps codes that no table has as they are written, leading zeros included', async () => {
    const strange = signed
      .replace('<tipoIdentificacionComprador>05', '<tipoIdentificacionComprador>44')
      .replaceAll('<codigoPorcentaje>4<', '<codigoPorcentaje>0000<');
    const [finding] = (await readImport(strange)).findings;
    expect(finding).toMatchObject({
      kind: 'document',
      content: {
        content: {
          buyer: { identification_type: '44' },
          taxes: [{ type: 'iva', rate: '0000', value: '1.50' }],
        },
      },
    });
    const ofNoTax = signed.replaceAll('<codigo>2<', '<codigo>09<');
    const [other] = (await readImport(ofNoTax)).findings;
    expect(other).toMatchObject({ content: { content: { taxes: [{ type: '09', rate: '4' }] } } });
  });

  it('reports no date of a key that no calendar has', async () => {
    const digits = `31022026${key.slice(8, 48)}`;
    const accessKey = `${digits}${checkDigitOf(digits)}`;
    const [finding] = (await readImport(await signedForeignInvoice({ accessKey }))).findings;
    expect(finding).toMatchObject({ code: 'invalid_access_key', accessKey, issueDate: '2026-11-20' });
  });

  it('does not take a document without a key for one with a wrong key', async () => {
    const xml = signed.replace(/<claveAcceso>\d*<\/claveAcceso>/, '');
    const [finding] = (await readImport(xml)).findings;
    expect(finding).toMatchObject({ code: 'unreadable_xml', params: { reason: 'incomplete' } });
    expect(finding).not.toHaveProperty('accessKey');
  });
});

describeWithShared("the authority's sample files", () => {
  const bare = 'constructed/factura_2.1.0.signed.xml';
  it.each([
    ['envelopes/autorizado-cdata.xml', 'test'],
    ['envelopes/autorizado-escapado.xml', 'test'],
    ['envelopes/autorizado-portal-estilo-antiguo.xml', undefined],
    ['soap/autorizacion-autorizado-60.xml', 'test'],
  ])('give the same signed document: %s', async (name, environment) => {
    const { findings } = await readImportFile(sharedPath(`samples/${name}`));
    expect(findings).toMatchObject([
      {
        kind: 'document',
        number: '001-002-000000101',
        envelope: { status: 'authorized', authorizedAt: '2026-11-20T15:31:09.000Z' },
      },
    ]);
    expect(findings[0]).toHaveProperty('signedXml', Buffer.from(sharedFile(`samples/${bare}`)));
    const [finding] = findings;
    expect(finding?.kind === 'document' && finding.envelope?.environment).toBe(environment);
  });

  it.each([
    ['constructed/notaCredito_1.1.0.signed.xml', 'credit_note'],
    ['constructed/notaDebito_1.0.0.signed.xml', 'debit_note'],
    ['constructed/guiaRemision_1.1.0.signed.xml', 'delivery_note'],
    ['constructed/comprobanteRetencion_2.0.0.signed.xml', 'withholding'],
    ['constructed/factura_1.1.0_consumidor_final.signed.xml', 'invoice'],
  ])('are read without an envelope: %s', async (name, documentType) => {
    const { findings } = await readImportFile(sharedPath(`samples/${name}`));
    expect(findings).toMatchObject([{ kind: 'document', documentType, issueDate: '2026-11-20' }]);
  });

  it('keep a code that no table has, as a bank withheld with', async () => {
    const sample = sharedFile('samples/constructed/comprobanteRetencion_2.0.0.signed.xml')
      .replace('<codigoPorcentaje>4<', '<codigoPorcentaje>0000<')
      .replace('<parteRel>', '<tipoSujetoRetenido>09</tipoSujetoRetenido><parteRel>');
    const [finding] = (await readImport(sample)).findings;
    expect(finding).toMatchObject({
      kind: 'document',
      documentType: 'withholding',
      content: {
        content: {
          supplier_type: '09',
          support_documents: [{ taxes: [{ type: 'iva', rate: '0000', tariff: '15.00', value: '15.00' }] }],
        },
      },
    });
  });

  it.each([
    ['constructed/liquidacionCompra_1.1.0.xml', 'not_importable'],
    ['library-signed/invoice.signed.xml', 'invalid_access_key'],
    ['library-signed/delivery-guide.signed.xml', 'invalid_access_key'],
    ['skeletons/factura_V2.1.0.xml', 'unsupported_version'],
    ['soap/autorizacion-vacia.xml', 'not_a_document'],
    ['soap/recepcion-devuelta-35.xml', 'not_a_document'],
    ['soap/consulta-autorizado.xml', 'not_a_document'],
  ])('are distinguished from documents: %s', async (name, code) => {
    const { findings } = await readImportFile(sharedPath(`samples/${name}`));
    expect(findings).toMatchObject([{ kind: 'fault', code }]);
  });
});

function signedXmlOf(finding: unknown): string {
  return textIn(finding, 'signedXml');
}

function envelopeBytesOf(finding: unknown): string {
  const envelope =
    typeof finding === 'object' && finding !== null && 'envelope' in finding && finding.envelope;
  return textIn(envelope, 'bytes');
}

function textIn(value: unknown, name: string): string {
  const found = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const bytes = found.find(([key]) => key === name)?.[1];
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString('utf8') : '';
}

describeWithShared('an envelope with blank lines before its declaration', () => {
  it('is read as any other', async () => {
    const file = sharedFile('../cases/08-blank-lines-before-the-declaration.xml');
    const { findings } = await readImport(file);
    expect(findings.map(({ kind }) => kind)).toEqual(['document']);
    expect(findings[0]).toMatchObject({ envelope: { status: 'authorized' } });
  });
});
