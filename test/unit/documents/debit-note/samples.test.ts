import { expect, it } from 'vitest';
import { debitNoteKind } from '../../../../src-main/documents/debit-note/kind.ts';
import type { DebitNote } from '../../../../src-main/documents/model/debit-note.ts';
import type { Issuer } from '../../../../src-main/documents/parties/issuer.ts';
import { readDocument } from '../../../../src-main/documents/reading/read-document.ts';
import { readXml } from '../../../../src-main/documents/xml/xml-tree.ts';
import { aDebitNoteBodyOnHere } from '../../../support/builders/debit-note-body.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { anInvoiceHere, contextWith } from '../../../support/builders/issued-credit-note.ts';
import { identityOf, kindInTests } from '../../../support/kinds/issue-kind.ts';
import { describeWithShared, sharedFile } from '../../../support/samples/shared-files.ts';
import { canonicalRootOf } from '../../../support/xml/xsd.ts';

const { computed } = kindInTests(debitNoteKind);

const CONSTRUCTED = 'samples/constructed/notaDebito_1.0.0.signed.xml';
const LIBRARY_SIGNED = 'samples/library-signed/debit-note.signed.xml';

const issuer: Issuer = {
  ruc: '1760013210001',
  legalName: 'EMPRESA DE PRUEBA S.A.',
  tradeName: 'PRUEBA & CÍA',
  headOfficeAddress: 'Av. Ejemplo N1-23 y Calle Dos, Quito',
  keepsAccounting: false,
  regime: 'general',
  softwareProviderRuc: '1790000000001',
};

const series = { establishment: '001', emissionPoint: '002' };

const buyer = {
  identification_type: 'ruc',
  identification: '1760013210001',
  name: 'PRUEBAS SERVICIO DE RENTAS INTERNAS',
} as const;

describeWithShared('the samples of debit notes', () => {
  it('the constructed one comes out the same, byte for byte, when its invoice was issued here', () => {
    const invoice = anInvoiceHere({
      body: anInvoiceBody({ buyer }),
      identity: { ...series, sequential: 101, issueDate: '2026-11-20' },
    });
    const body = aDebitNoteBodyOnHere({ buyer, payments: [{ method: 'sin_sistema_financiero' }] });
    const xml = debitNoteKind.writeXml({
      issuer,
      identity: identityOf('debit_note', issuer.ruc, { ...series, sequential: 12 }),
      content: computed(body, contextWith(invoice)),
    });
    expect(canonicalRootOf(xml)).toBe(canonicalRootOf(unsigned(sharedFile(CONSTRUCTED))));
  });

  it('the constructed one is read to the cent, and written again as it was', () => {
    const reading = readDocument(sharedFile(CONSTRUCTED));
    if (!reading.ok) throw new Error(reading.fault);
    expect(reading).toEqual({
      ok: true,
      version: '1.0.0',
      document: {
        identity: identityOf('debit_note', issuer.ruc, { ...series, sequential: 12 }),
        issuer,
        content: {
          object: 'debit_note',
          buyer,
          modified_document: {
            document_type: 'factura',
            number: '001-002-000000101',
            issue_date: '2026-11-20',
          },
          reasons: [
            {
              description: 'Interés por mora',
              amount: '10.00',
              taxes: [{ type: 'iva', rate: 'iva_15', tariff: '15.00', base: '10.00', value: '1.50' }],
            },
          ],
          taxes: [{ type: 'iva', rate: 'iva_15', tariff: '15.00', base: '10.00', value: '1.50' }],
          subtotal: '10.00',
          iva: '1.50',
          ice: '0.00',
          irbpnr: '0.00',
          total: '11.50',
          payments: [{ method: 'sin_sistema_financiero', amount: '11.50' }],
          compensations: [],
          additional_info: [],
        },
      },
    });
    const content = contentOf(CONSTRUCTED);
    const xml = debitNoteKind.writeXml({ ...reading.document, content });
    expect(canonicalRootOf(xml)).toBe(canonicalRootOf(unsigned(sharedFile(CONSTRUCTED))));
  });

  it('the one a library signed is read to the cent; one of its charges bears no tax, and none says which', () => {
    expect(contentOf(LIBRARY_SIGNED)).toEqual({
      object: 'debit_note',
      buyer: { identification_type: 'pasaporte', identification: '9999999999', name: 'COMPRADOR' },
      modified_document: { document_type: 'factura', number: '001-001-000000012', issue_date: '2024-12-19' },
      reasons: [
        { description: 'INTERESES', amount: '0.66', taxes: [] },
        { description: 'GASTO DE COBRANZA', amount: '15.65', taxes: [] },
      ],
      taxes: [{ type: 'iva', rate: 'iva_15', tariff: '15.00', base: '15.65', value: '2.35' }],
      subtotal: '16.31',
      iva: '2.35',
      ice: '0.00',
      irbpnr: '0.00',
      total: '18.66',
      payments: [],
      compensations: [],
      additional_info: [],
    });
  });

  it('the one a library signed is computed to the same cents, its interest not being subject to IVA', () => {
    const { reasons, modified_document, taxes, ...read } = contentOf(LIBRARY_SIGNED);
    const [interest, collection] = reasons;
    const body = {
      buyer: read.buyer,
      modified_document: { number: modified_document.number, issue_date: modified_document.issue_date },
      reasons: [
        { ...interest, taxes: [{ type: 'iva', rate: 'iva_no_objeto' }] },
        { ...collection, taxes: [{ type: 'iva', rate: 'iva_15' }] },
      ],
      payments: [{ method: 'otros_sistema_financiero' }],
    };
    const { subtotal, iva, total, ...rest } = computed(body, { issueDate: '2024-12-27' });
    expect({ subtotal, iva, total }).toEqual({ subtotal: '16.31', iva: '2.35', total: '18.66' });
    expect(rest.taxes).toEqual([
      { type: 'iva', rate: 'iva_no_objeto', tariff: '0.00', base: '0.66', value: '0.00' },
      ...taxes,
    ]);
  });

  it('the skeleton, the only version, is read with every element', () => {
    const reading = readDocument(sharedFile('samples/skeletons/NotaDebito_V1.0.0.xml'));
    const tax = {
      type: 'iva',
      rate: 'iva_0',
      tariff: '49.50',
      base: '50.00',
      value: '50.00',
      refund: '50.00',
    };
    const payment = {
      method: 'sin_sistema_financiero',
      amount: '50.00',
      term: { length: 50, unit: 'days' },
    };
    const compensation = { code: '1', rate: '49.50', value: '50.00' };
    expect(reading).toMatchObject({
      ok: true,
      document: {
        issuer: {
          keepsAccounting: true,
          specialTaxpayerResolution: 'contribuyente',
          withholdingAgentResolution: '0',
          regime: 'rimpe_emprendedor',
        },
        content: {
          object: 'debit_note',
          buyer: {
            identification_type: 'ruc',
            identification: 'identificacionCompra',
            name: 'razonSocialComprador0',
          },
          modified_document: { document_type: '00', number: '000-000-000000000', issue_date: '2000-01-01' },
          reasons: [
            { description: 'razon0', amount: '50.00', taxes: [] },
            { description: 'razon1', amount: '50.00', taxes: [] },
          ],
          taxes: [tax, tax],
          subtotal: '0.00',
          iva: '100.00',
          total: '50.00',
          // The schema lets the list of payments repeat, and the skeleton does.
          payments: [payment, payment, payment, payment],
          compensations: [compensation, compensation],
          fiscal_machine: { brand: 'marca0', model: 'modelo0', serial: 'serie0' },
          additional_info: [
            { name: 'nombre0', value: 'campoAdicional0' },
            { name: 'nombre1', value: 'campoAdicional1' },
          ],
        },
      },
    });
  });
});

/** What a sample says, read by the kind alone: access keys of some samples are none. */
function contentOf(file: string): DebitNote {
  const tree = readXml(sharedFile(file));
  if (!tree.ok) throw new Error(tree.fault);
  const identity = identityOf('debit_note', issuer.ruc);
  return debitNoteKind.readXml({ root: tree.root, identity, additionalInfo: [] });
}

function unsigned(xml: string): string {
  return xml.replace(/<ds:Signature .*<\/ds:Signature>/s, '');
}
