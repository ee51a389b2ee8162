import { describe, expect, it } from 'vitest';
import { debitNoteKind } from '../../../../src-main/documents/debit-note/kind.ts';
import type { DebitNote } from '../../../../src-main/documents/model/debit-note.ts';
import { readDocument } from '../../../../src-main/documents/reading/read-document.ts';
import { aDebitNoteBody, aFullDebitNoteBody, aReason } from '../../../support/builders/debit-note-body.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { issued } = kindInTests(debitNoteKind);

const xmlOf = (body: unknown = aFullDebitNoteBody()) => debitNoteKind.writeXml(issued({ body }));

/** Without an element, wherever it stands. */
const without = (name: string, xml = xmlOf()) =>
  xml.replaceAll(new RegExp(`<${name}>.*?</${name}>`, 'gs'), '');

function contentOf(xml: string): DebitNote {
  const reading = readDocument(xml);
  if (!reading.ok) throw new Error(reading.fault);
  if (reading.document.content.object !== 'debit_note') throw new Error('read as another kind');
  return reading.document.content;
}

const charges = (...taxes: string[]) =>
  taxes.map((rate) => aReason({ taxes: [{ type: 'iva' as const, rate }] }));

describe('the XML of a debit note is read', () => {
  it('as it was written, but for what no XML carries: address, e-mail and the taxes of each charge', () => {
    const { content } = issued({ body: aFullDebitNoteBody() });
    const { address: _a, email: _e, ...buyer } = content.buyer;
    const reasons = content.reasons.map((reason) => ({ ...reason, taxes: [] }));
    expect(contentOf(xmlOf())).toEqual({ ...content, buyer, reasons });
  });

  it('with the tax of each charge where there is a single rate of IVA', () => {
    const body = aDebitNoteBody({ reasons: [aReason({ amount: '0.33' }), aReason({ amount: '12.4' })] });
    expect(contentOf(xmlOf(body)).reasons.map(({ taxes }) => taxes)).toEqual([
      [{ type: 'iva', rate: 'iva_15', tariff: '15.00', base: '0.33', value: '0.05' }],
      [{ type: 'iva', rate: 'iva_15', tariff: '15.00', base: '12.40', value: '1.86' }],
    ]);
  });

  it.each([
    ['two rates of IVA', charges('iva_15', 'iva_0')],
    ['an excise too', [aReason({ taxes: [...aReason().taxes, { type: 'ice', rate: 'ice_3610' }] })]],
    ['bottles too', [aReason({ taxes: [...aReason().taxes, { type: 'irbpnr', rate: 'irbpnr_5001' }] })]],
  ])('without them where there are %s', (_what, reasons) => {
    for (const { taxes } of contentOf(xmlOf(aDebitNoteBody({ reasons }))).reasons) expect(taxes).toEqual([]);
  });

  it('without them where the base of the only tax is not that of all charges', () => {
    const xml = xmlOf(aDebitNoteBody()).replace('<baseImponible>10.00<', '<baseImponible>9.00<');
    expect(contentOf(xml).reasons).toEqual([{ description: 'Interés por mora', amount: '10.00', taxes: [] }]);
  });

  it('with the tariff its table says where another system left it out', () => {
    const [reason] = contentOf(without('tarifa', xmlOf(aDebitNoteBody()))).reasons;
    expect(reason?.taxes).toMatchObject([{ tariff: '15.00', value: '1.50' }]);
  });

  it('without payments, which the schema does not ask for', () => {
    expect(contentOf(without('pagos')).payments).toEqual([]);
  });

  it.each([
    ['infoNotaDebito', 'has no head'],
    ['tipoIdentificacionComprador', 'has no <tipoIdentificacionComprador>'],
    ['razonSocialComprador', 'has no <razonSocialComprador>'],
    ['identificacionComprador', 'has no <identificacionComprador>'],
    ['codDocModificado', 'has no <codDocModificado>'],
    ['numDocModificado', 'has no <numDocModificado>'],
    ['fechaEmisionDocSustento', 'has no <fechaEmisionDocSustento>'],
    ['totalSinImpuestos', 'has no <totalSinImpuestos>'],
    ['baseImponible', 'has no <baseImponible>'],
    ['valorTotal', 'has no <valorTotal>'],
    ['formaPago', 'has no <formaPago>'],
    ['razon', 'has no <razon>'],
    ['valor', 'has no <valor>'],
  ])('never without %s: it answers why, for the log', (name, reason) => {
    expect(readDocument(without(name))).toEqual({ ok: false, fault: expect.stringContaining(reason) });
  });

  it.each([
    ['<valorTotal>', '<valorTotal>mucho', 'has no number: mucho'],
    ['<fechaEmisionDocSustento>30/10/2026', '<fechaEmisionDocSustento>2026-10-30', 'is no date'],
  ])('never with %s replaced by %s', (right, wrong, reason) => {
    expect(readDocument(xmlOf().replace(right, wrong))).toEqual({
      ok: false,
      fault: expect.stringContaining(reason),
    });
  });
});
