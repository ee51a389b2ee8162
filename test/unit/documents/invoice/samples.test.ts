import { expect, it } from 'vitest';
import { writeInvoiceXml } from '../../../../src-main/documents/invoice/xml.ts';
import type { Issuer } from '../../../../src-main/documents/parties/issuer.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { anIdentity, computedInvoice } from '../../../support/builders/issued-invoice.ts';
import { describeWithShared, sharedFile } from '../../../support/samples/shared-files.ts';
import { canonicalRootOf } from '../../../support/xml/xsd.ts';

const issuer: Issuer = {
  ruc: '1760013210001',
  legalName: 'EMPRESA DE PRUEBA S.A.',
  tradeName: 'PRUEBA & CÍA',
  headOfficeAddress: 'Av. Ejemplo N1-23 y Calle Dos, Quito',
  keepsAccounting: false,
  regime: 'general',
  softwareProviderRuc: '1790000000001',
};

const series = { ruc: issuer.ruc, establishment: '001', emissionPoint: '002', numericCode: '12345678' };

describeWithShared('invoices that another program wrote', () => {
  it('come out the same, byte for byte but the version: a sale to a final consumer', () => {
    const body = anInvoiceBody({
      buyer: { identification_type: 'consumidor_final' },
      lines: [
        {
          code: 'C-3',
          description: 'Venta al mostrador',
          quantity: '1',
          unit_price: '10.00',
          taxes: [{ type: 'iva', rate: 'iva_15' }],
        },
      ],
    });
    const xml = writeInvoiceXml({
      issuer,
      identity: anIdentity({ ...series, sequential: 102 }),
      content: computedInvoice(body),
    });
    const sample = unsigned(sharedFile('samples/constructed/factura_1.1.0_consumidor_final.signed.xml'));
    expect(canonicalRootOf(xml)).toBe(canonicalRootOf(sample).replace('version="1.1.0"', 'version="2.1.0"'));
  });

  it('come out the same: six decimals, a discount, two rates, a term of credit and a charge of third parties', () => {
    const body = anInvoiceBody({
      buyer: {
        identification_type: 'ruc',
        identification: '1760013210001',
        name: 'PRUEBAS SERVICIO DE RENTAS INTERNAS',
        address: 'Salinas y Santiago',
      },
      lines: [
        {
          code: 'A-1',
          description: 'Bien gravado 15 %',
          unit: 'unidad',
          quantity: '3.000000',
          unit_price: '33.333333',
          discount: '1.50',
          taxes: [{ type: 'iva', rate: 'iva_15' }],
          additional_info: [{ name: 'Lote', value: 'L-77' }],
        },
        {
          code: 'B-2',
          description: 'Bien con tarifa 0 %',
          quantity: '4',
          unit_price: '5.00',
          taxes: [{ type: 'iva', rate: 'iva_0' }],
        },
      ],
      payments: [{ method: 'otros_sistema_financiero', term: { length: 30, unit: 'days' } }],
      third_party_charges: [{ concept: 'Tasa de terceros', amount: '5' }],
      additional_info: [{ name: 'Correo', value: 'cliente@example.com' }],
    });
    const xml = writeInvoiceXml({
      issuer: { ...issuer, establishmentAddress: issuer.headOfficeAddress, regime: 'rimpe_emprendedor' },
      identity: anIdentity({ ...series, sequential: 101 }),
      content: computedInvoice(body),
    });
    const sample = unsigned(sharedFile('samples/constructed/factura_2.1.0.signed.xml'));
    // That program pads one quantity with zeros and puts its own field first; the schema leaves both to taste.
    const alike = canonicalRootOf(sample)
      .replace('>3.000000<', '>3<')
      .replace(
        /(<campoAdicional nombre="RUC Proveedor">.*?<\/campoAdicional>)(.*)(<\/infoAdicional>)/,
        '$2$1$3',
      );
    expect(canonicalRootOf(xml)).toBe(alike);
  });
});

function unsigned(xml: string): string {
  return xml.replace(/<ds:Signature .*<\/ds:Signature>/s, '');
}
