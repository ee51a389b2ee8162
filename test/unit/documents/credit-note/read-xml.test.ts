import { describe, expect, it } from 'vitest';
import { creditNoteKind } from '../../../../src-main/documents/credit-note/kind.ts';
import { readDocument } from '../../../../src-main/documents/reading/read-document.ts';
import {
  aCreditNoteBodyOnElsewhere,
  aFullCreditNoteBody,
} from '../../../support/builders/credit-note-body.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { issued } = kindInTests(creditNoteKind);

/** A note of every field, with a change in its XML. */
function read(change: (xml: string) => string, body: unknown = aFullCreditNoteBody()) {
  return readDocument(change(creditNoteKind.writeXml(issued({ body }))));
}

describe('the XML of a credit note', () => {
  it('brings back all but the buyer’s address and e-mail and the units', () => {
    const document = issued({ body: aFullCreditNoteBody() });
    const { address: _a, email: _e, ...buyer } = document.content.buyer;
    const lines = document.content.lines.map(({ unit: _u, ...line }) => line);
    expect(read((xml) => xml)).toEqual({
      ok: true,
      version: '1.1.0',
      document: { ...document, content: { ...document.content, buyer, lines } },
    });
  });

  it('of another system may leave the discount and the tariff of a line out', () => {
    const reading = read(
      (xml) => xml.replace('<descuento>0.00</descuento>', '').replace('<tarifa>15.00</tarifa>', ''),
      aCreditNoteBodyOnElsewhere(),
    );
    expect(reading).toMatchObject({
      ok: true,
      document: { content: { lines: [{ discount: '0.00', taxes: [{ tariff: '0.00' }] }], discount: '0.00' } },
    });
  });

  it('says no tariff of a rate whose lines differ in it', () => {
    const [line] = aCreditNoteBodyOnElsewhere().lines;
    const withExcise = (tariff: string) => ({
      ...line,
      taxes: [
        { type: 'iva', rate: 'iva_15' },
        { type: 'ice', rate: 'ice_3023', tariff },
      ],
    });
    const body = { ...aCreditNoteBodyOnElsewhere(), lines: [withExcise('10'), withExcise('20')] };
    const reading = read((xml) => xml, body);
    expect(reading).toMatchObject({
      document: { content: { taxes: [{ tariff: '15.00' }, { base: '20.00' }] } },
    });
    if (!reading.ok || reading.document.content.object !== 'credit_note') throw new Error('not read');
    expect(reading.document.content.taxes[1]?.tariff).toBeUndefined();
  });

  it.each([
    ['its head', (xml: string) => xml.replaceAll('infoNotaCredito', 'infoFactura'), 'infoNotaCredito'],
    ['its reason', (xml: string) => xml.replace(/<motivo>.*<\/motivo>/, ''), 'motivo'],
    [
      'a date of the document it modifies',
      (xml: string) => xml.replace('<fechaEmisionDocSustento>30/10/2026', '<fechaEmisionDocSustento>2026'),
      'fechaEmisionDocSustento',
    ],
    [
      'a number as an amount',
      (xml: string) => xml.replace('<valorModificacion>126.24', '<valorModificacion>mucho'),
      'mucho',
    ],
  ])('is not read without %s', (_what, change, named) => {
    const reading = read(change);
    expect(reading.ok ? 'read' : reading.fault).toContain(named);
  });
});
