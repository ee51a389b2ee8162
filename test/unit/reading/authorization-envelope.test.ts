import { describe, expect, it } from 'vitest';
import { readXml, textOf } from '../../../src-main/documents/xml/xml-tree.ts';
import { authorizationEnvelope } from '../../../src-main/reading/authorization-envelope.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const number = '1'.repeat(49);

describe('the envelope of an authorized document', () => {
  it.each([
    ['a plain one', `${DECLARATION}\n<factura>Ñandú &amp; Cía</factura>`],
    [
      'one with a CDATA of its own',
      `${DECLARATION}<factura><a><![CDATA[x]]></a><b><![CDATA[]]]]></b></factura>`,
    ],
    ['one whose comment ends like CDATA', `${DECLARATION}<factura><!-- ]]>]]> --></factura>`],
  ])('gives back the bytes of %s', (_, signed) => {
    const bytes = authorizationEnvelope({
      environment: 'live',
      number,
      authorizedAt: '2026-11-20T10:31:09-05:00',
      signedXml: Buffer.from(signed),
    });
    const reading = readXml(Buffer.from(bytes).toString());
    expect(reading.ok && textOf(reading.root, 'comprobante')).toBe(signed);
    expect(Buffer.from(bytes).toString()).toContain(`<comprobante><![CDATA[${DECLARATION}`);
  });

  it.each([
    ['2026-11-20T10:31:09-05:00', '2026-11-20T10:31:09-05:00'],
    ['2026-11-20T10:31:09.120-05:00', '2026-11-20T10:31:09.120-05:00'],
    ['2026-11-20T15:31:09+00:00', '2026-11-20T15:31:09+00:00'],
    ['2026-11-20T15:31:09.000Z', '2026-11-20T10:31:09-05:00'],
  ])('says the date %s as %s', (authorizedAt, written) => {
    const signedXml = Buffer.from(`${DECLARATION}<factura/>`);
    const bytes = authorizationEnvelope({ environment: 'test', number, authorizedAt, signedXml });
    const text = Buffer.from(bytes).toString();
    expect(text).toContain(`<fechaAutorizacion>${written}</fechaAutorizacion>\n<ambiente>PRUEBAS</ambiente>`);
  });

  it('is UTF-8 also around a document that is not', () => {
    const signedXml = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><factura>Ñandú</factura>',
      'latin1',
    );
    const authorizedAt = '2026-11-20T10:31:09-05:00';
    const bytes = authorizationEnvelope({ environment: 'live', number, authorizedAt, signedXml });
    expect(Buffer.from(bytes).toString()).toContain('<factura>Ñandú</factura>]]></comprobante>');
  });
});
