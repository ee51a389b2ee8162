import { expect, it } from 'vitest';
import { creditNoteKind } from '../../../../src-main/documents/credit-note/kind.ts';
import { isAccessKey } from '../../../../src-main/documents/identifiers/access-key.ts';
import type { CreditNote } from '../../../../src-main/documents/model/credit-note.ts';
import type { Issuer } from '../../../../src-main/documents/parties/issuer.ts';
import { readDocument } from '../../../../src-main/documents/reading/read-document.ts';
import { readXml } from '../../../../src-main/documents/xml/xml-tree.ts';
import { aCreditNoteBody } from '../../../support/builders/credit-note-body.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { anInvoiceHere, contextWith } from '../../../support/builders/issued-credit-note.ts';
import { identityOf, kindInTests } from '../../../support/kinds/issue-kind.ts';
import { describeWithShared, sharedFile } from '../../../support/samples/shared-files.ts';
import { canonicalRootOf } from '../../../support/xml/xsd.ts';

const { computed } = kindInTests(creditNoteKind);

const CONSTRUCTED = 'samples/constructed/notaCredito_1.1.0.signed.xml';
const LIBRARY_SIGNED = 'samples/library-signed/credit-note.signed.xml';

const issuer: Issuer = {
  ruc: '1760013210001',
  legalName: 'EMPRESA DE PRUEBA S.A.',
  tradeName: 'PRUEBA & CÍA',
  headOfficeAddress: 'Av. Ejemplo N1-23 y Calle Dos, Quito',
  establishmentAddress: 'Av. Ejemplo N1-23 y Calle Dos, Quito',
  keepsAccounting: false,
  regime: 'general',
  softwareProviderRuc: '1790000000001',
};

const series = { establishment: '001', emissionPoint: '002' };

describeWithShared('the samples of credit notes', () => {
  it('the constructed one comes out the same, byte for byte but the padding of a quantity, when one unit comes back', () => {
    // The invoice of the sample factura_2.1.0, number 001-002-000000101: three units, of which one comes back.
    const body = anInvoiceBody({
      buyer: {
        identification_type: 'ruc',
        identification: '1760013210001',
        name: 'PRUEBAS SERVICIO DE RENTAS INTERNAS',
      },
      lines: [
        {
          code: 'A-1',
          description: 'Bien gravado 15 %',
          quantity: '3.000000',
          unit_price: '33.333333',
          taxes: [{ type: 'iva', rate: 'iva_15' }],
        },
      ],
    });
    const invoice = anInvoiceHere({
      body,
      identity: { ...series, sequential: 101, issueDate: '2026-11-20' },
    });
    const xml = creditNoteKind.writeXml({
      issuer,
      identity: identityOf('credit_note', issuer.ruc, { ...series, sequential: 11 }),
      content: computed(aCreditNoteBody(), contextWith(invoice)),
    });
    const sample = unsigned(sharedFile(CONSTRUCTED)).replace('1.000000</cantidad>', '1</cantidad>');
    expect(canonicalRootOf(xml)).toBe(canonicalRootOf(sample));
  });

  it('the constructed one is read to the cent', () => {
    const reading = readDocument(sharedFile(CONSTRUCTED));
    expect(reading).toMatchObject({
      ok: true,
      version: '1.1.0',
      document: {
        identity: { type: 'credit_note', sequential: 11, issueDate: '2026-11-20' },
        issuer,
        content: {
          buyer: { identification_type: 'ruc', identification: '1760013210001' },
          modified_document: {
            document_type: 'factura',
            number: '001-002-000000101',
            issue_date: '2026-11-20',
          },
          reason: 'Devolución de una unidad',
          lines: [{ code: 'A-1', quantity: '1', unit_price: '33.333333', discount: '0.00', net: '33.33' }],
          taxes: [{ type: 'iva', rate: 'iva_15', tariff: '15.00', base: '33.33', value: '5.00' }],
          subtotal: '33.33',
          discount: '0.00',
          iva: '5.00',
          total: '38.33',
          additional_info: [],
        },
      },
    });
  });

  it('the one a library signed is read to the cent, though its access key is none', () => {
    expect(contentOf(LIBRARY_SIGNED)).toMatchObject({
      buyer: { identification_type: 'pasaporte', identification: '9999999999', name: 'COMPRADOR' },
      modified_document: { number: '001-001-000000012', issue_date: '2024-12-19' },
      reason: 'ANULACION',
      lines: [{ code: '1', description: 'ANULACION DE PRUEBA', quantity: '1', net: '100.00' }],
      subtotal: '100.00',
      iva: '15.00',
      total: '115.00',
    });
    const [, key = ''] = /<claveAcceso>(.*)<\/claveAcceso>/.exec(sharedFile(LIBRARY_SIGNED)) ?? [];
    expect(isAccessKey(key)).toBe(false);
  });

  it('the one a library signed is computed to the same cents', () => {
    const { buyer, modified_document, reason, lines, taxes, subtotal, total } = contentOf(LIBRARY_SIGNED);
    const body = {
      buyer,
      modified_document: { number: modified_document.number, issue_date: modified_document.issue_date },
      reason,
      lines: lines.map(({ code, description, quantity, unit_price, taxes: own }) => ({
        code,
        description,
        quantity,
        unit_price,
        taxes: own.map(({ type, rate }) => ({ type, rate })),
      })),
    };
    expect(computed(body, { issueDate: '2024-12-27' })).toMatchObject({ lines, taxes, subtotal, total });
  });

  it.each(['1.0.0', '1.1.0'])('the skeleton of version %s is read with every element', (version) => {
    const reading = readDocument(sharedFile(`samples/skeletons/NotaCredito_V${version}.xml`));
    expect(reading).toMatchObject({
      ok: true,
      document: {
        content: {
          object: 'credit_note',
          modified_document: { document_type: '00', number: '000-000-000000000', issue_date: '2000-01-01' },
          reason: 'motivo0',
          lines: [
            { code: 'codigoInterno0', auxiliary_code: 'codigoAdicional0', discount: '50.00' },
            { additional_info: [{ name: 'nombre2', value: 'valor2' }, { name: 'nombre3' }] },
          ],
          taxes: [{ rate: 'iva_0', tariff: '49.50', refund: '50.00' }, { value: '50.00' }],
          compensations: [{ code: '1', rate: '49.50', value: '50.00' }, { value: '50.00' }],
          fiscal_machine: { brand: 'marca0', model: 'modelo0', serial: 'serie0' },
          additional_info: [{ name: 'nombre4', value: 'campoAdicional0' }, { name: 'nombre5' }],
        },
      },
    });
  });
});

/** What a sample says, read by the kind alone: the whole document is refused for its access key. */
function contentOf(file: string): CreditNote {
  const tree = readXml(sharedFile(file));
  if (!tree.ok) throw new Error(tree.fault);
  const identity = identityOf('credit_note', '1234567891001');
  return creditNoteKind.readXml({ root: tree.root, identity, additionalInfo: [] });
}

function unsigned(xml: string): string {
  return xml.replace(/<ds:Signature .*<\/ds:Signature>/s, '');
}
