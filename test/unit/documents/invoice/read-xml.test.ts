import { describe, expect, it } from 'vitest';
import { invoiceKind } from '../../../../src-main/documents/invoice/kind.ts';
import type { Invoice } from '../../../../src-main/documents/model/invoice.ts';
import { readDocument } from '../../../../src-main/documents/reading/read-document.ts';
import { readXml } from '../../../../src-main/documents/xml/xml-tree.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { identityOf, kindInTests } from '../../../support/kinds/issue-kind.ts';
import { describeWithShared, sharedFile } from '../../../support/samples/shared-files.ts';

function contentOf(xml: string): Invoice {
  const reading = readDocument(xml);
  if (!reading.ok) throw new Error(reading.fault);
  if (reading.document.content.object !== 'invoice') throw new Error('read as another kind');
  return reading.document.content;
}

/** What the authority's schema of each version knows beyond that of 1.0.0. */
const features = {
  '1.0.0': { withholdings: false, ofVersion2: false },
  '1.1.0': { withholdings: true, ofVersion2: false },
  '2.0.0': { withholdings: false, ofVersion2: true },
  '2.1.0': { withholdings: true, ofVersion2: true },
} as const;
type Version = keyof typeof features;

describeWithShared('the skeletons of invoices, where every element of the schema stands', () => {
  it.each<Version>(['1.0.0', '1.1.0', '2.0.0', '2.1.0'])(
    'of version %s are read with all they say',
    (version) => {
      const content = contentOf(skeleton(version));
      expect(content).toEqual(skeletonContent(features[version]));
      const plain: unknown = JSON.parse(JSON.stringify(content));
      expect(invoiceKind.content.parse(plain)).toEqual(plain);
    },
  );

  it.each<Version>(['1.1.0', '2.1.0'])(
    'of version %s keep their dummy withholding, which the tables do not know, as it is written',
    (version) => {
      const dummy = sharedFile(`samples/skeletons/factura_V${version}.xml`);
      expect(readDocument(dummy)).toMatchObject({
        ok: true,
        document: {
          content: { withholdings: expect.arrayContaining([expect.objectContaining({ type: '0' })]) },
        },
      });
    },
  );
});

describeWithShared('the samples of invoices', () => {
  it('the constructed one of version 2.1.0 is read to the cent', () => {
    const reading = readDocument(sharedFile('samples/constructed/factura_2.1.0.signed.xml'));
    expect(reading).toMatchObject({
      ok: true,
      version: '2.1.0',
      document: {
        identity: { type: 'invoice', environment: 'test', sequential: 101, issueDate: '2026-11-20' },
      },
    });
    expect(contentOf(sharedFile('samples/constructed/factura_2.1.0.signed.xml'))).toMatchObject({
      buyer: { identification_type: 'ruc', identification: '1760013210001', address: 'Salinas y Santiago' },
      lines: [
        { code: 'A-1', quantity: '3', unit_price: '33.333333', discount: '1.50', net: '98.50' },
        { taxes: [{ rate: 'iva_0', value: '0.00' }] },
      ],
      third_party_charges: [{ amount: '5.00' }],
    });
  });

  it('the constructed one of version 1.1.0, to the final consumer', () => {
    expect(contentOf(sharedFile('samples/constructed/factura_1.1.0_consumidor_final.signed.xml'))).toEqual({
      ...nothing,
      object: 'invoice',
      buyer: {
        identification_type: 'consumidor_final',
        identification: '9999999999999',
        name: 'CONSUMIDOR FINAL',
      },
      lines: [
        {
          code: 'C-3',
          description: 'Venta al mostrador',
          quantity: '1',
          unit_price: '10.00',
          discount: '0.00',
          net: '10.00',
          taxes: [{ type: 'iva', rate: 'iva_15', tariff: '15.00', base: '10.00', value: '1.50' }],
          additional_info: [],
        },
      ],
      taxes: [{ type: 'iva', rate: 'iva_15', tariff: '15.00', base: '10.00', value: '1.50' }],
      subtotal: '10.00',
      discount: '0.00',
      iva: '1.50',
      ice: '0.00',
      irbpnr: '0.00',
      total: '11.50',
      payments: [{ method: 'sin_sistema_financiero', amount: '11.50' }],
    });
  });

  it.each(['invoice.signed.xml', 'invoice.issuer-with-email.signed.xml'])(
    'the one a library signed, %s, is read by its kind, though its access key is none',
    (file) => {
      const xml = sharedFile(`samples/library-signed/${file}`);
      expect(readDocument(xml)).toMatchObject({ ok: false, fault: expect.stringContaining('claveAcceso') });
      const tree = readXml(xml);
      if (!tree.ok) throw new Error(tree.fault);
      const identity = identityOf('invoice', '1234567891001');
      const content = invoiceKind.readXml({ root: tree.root, identity, additionalInfo: [] });
      const plain: unknown = JSON.parse(JSON.stringify(content));
      expect(invoiceKind.content.parse(plain)).toEqual(plain);
      expect(content.lines.length).toBeGreaterThan(0);
      expect(content.total).toMatch(/^\d+\.\d{2}$/);
    },
  );
});

const { issued } = kindInTests(invoiceKind);
const xml = invoiceKind.writeXml(
  issued({
    body: anInvoiceBody({
      payments: [{ method: 'tarjeta_credito', amount: '23.00', term: { length: 30, unit: 'days' } }],
    }),
  }),
);

/** Without an element, wherever it stands. */
const without = (name: string) => xml.replaceAll(new RegExp(`<${name}>.*?</${name}>`, 'gs'), '');

describe('an invoice of another system', () => {
  it.each([
    ['<plazo>0</plazo>', undefined],
    ['<plazo>0.00</plazo>', undefined],
    ['<plazo>45.00</plazo>', { length: 45, unit: 'days' }],
    ['<plazo>10000</plazo>', undefined],
    ['', undefined],
  ])('may say its term as %j', (term, read) => {
    const [payment] = contentOf(xml.replace('<plazo>30</plazo>', term)).payments;
    expect(payment?.term).toEqual(read);
  });

  it.each([
    ['dias', 'days'],
    ['DÍAS', 'days'],
    ['Día', 'days'],
    ['semanas', 'weeks'],
    ['Meses', 'months'],
    ['mes', 'months'],
    ['Años', 'years'],
    ['anios', 'years'],
    ['cuotas', 'days'],
  ])('may call the unit of a term %s', (word, unit) => {
    const [payment] = contentOf(xml.replace('>dias<', `>${word}<`)).payments;
    expect(payment?.term).toEqual({ length: 30, unit });
  });

  it.each([
    ['01', 'sin_sistema_financiero'],
    ['20', 'otros_sistema_financiero'],
    ['02', 'otros_sistema_financiero'],
    ['14', 'otros_sistema_financiero'],
  ])('may be paid by %s, also of the table of before 2016', (code, method) => {
    const [payment] = contentOf(xml.replace('<formaPago>19<', `<formaPago>${code}<`)).payments;
    expect(payment?.method).toBe(method);
  });

  it.each(['pagos', 'propina', 'dirEstablecimiento', 'direccionComprador', 'codigoPrincipal', 'moneda'])(
    'may leave %s out',
    (name) => {
      expect(readDocument(without(name)).ok).toBe(true);
    },
  );

  it('may pad its amounts and quantities otherwise', () => {
    const padded = xml
      .replace('<cantidad>2</cantidad>', '<cantidad>2.000000</cantidad>')
      .replace('<precioUnitario>10.00<', '<precioUnitario>10<')
      .replace('<importeTotal>23.00<', '<importeTotal> 23.0 <');
    expect(contentOf(padded)).toEqual(contentOf(xml));
  });

  it('may have details that say nothing', () => {
    const details =
      '<detallesAdicionales><detAdicional nombre="Lote" valor=" "/><detAdicional nombre="" valor="x"/>' +
      '<detAdicional nombre=" Talla " valor="M"/><detAdicional/></detallesAdicionales>';
    const [line] = contentOf(xml.replace('<impuestos>', `${details}<impuestos>`)).lines;
    expect(line?.additional_info).toEqual([{ name: 'Talla', value: 'M' }]);
  });

  it.each([
    ['totalSinImpuestos', 'has no <totalSinImpuestos>'],
    ['totalDescuento', 'has no <totalDescuento>'],
    ['importeTotal', 'has no <importeTotal>'],
    ['razonSocialComprador', 'has no <razonSocialComprador>'],
    ['identificacionComprador', 'has no <identificacionComprador>'],
    ['tipoIdentificacionComprador', 'has no <tipoIdentificacionComprador>'],
    ['descripcion', 'has no <descripcion>'],
    ['cantidad', 'has no <cantidad>'],
    ['precioUnitario', 'has no <precioUnitario>'],
    ['precioTotalSinImpuesto', 'has no <precioTotalSinImpuesto>'],
    ['codigoPorcentaje', 'has no <codigoPorcentaje>'],
    ['baseImponible', 'has no <baseImponible>'],
    ['valor', 'has no <valor>'],
    ['formaPago', 'has no <formaPago>'],
  ])('is not read without %s', (name, reason) => {
    expect(readDocument(without(name))).toEqual({ ok: false, fault: expect.stringContaining(reason) });
  });

  it.each([
    ['<importeTotal>23.00', '<importeTotal>23,00', 'has no number: 23,00'],
    ['<importeTotal>23.00', '<importeTotal>1e3', 'has no number: 1e3'],
    ['<cantidad>2<', '<cantidad>dos<', 'has no number: dos'],
    ['<plazo>30<', '<plazo>treinta<', 'has no number: treinta'],
  ])('is not read with %s replaced by %s', (right, wrong, reason) => {
    expect(readDocument(xml.replace(right, wrong))).toEqual({
      ok: false,
      fault: expect.stringContaining(reason),
    });
  });
});

/** What most invoices do not say. */
const nothing = {
  tip: '0.00',
  subsidy: '0.00',
  withholdings: [],
  withheld_iva: '0.00',
  withheld_renta: '0.00',
  third_party_charges: [],
  compensations: [],
  additional_info: [],
};

/** A skeleton whose two withholdings have a code that exists. */
function skeleton(version: Version): string {
  return sharedFile(`samples/skeletons/factura_V${version}.xml`).replaceAll(
    '<codigo>4</codigo>\n            <codigoPorcentaje>0<',
    '<codigo>4</codigo>\n            <codigoPorcentaje>3<',
  );
}

function skeletonContent({ withholdings, ofVersion2 }: (typeof features)[Version]): Invoice {
  const amount = '50.00';
  const tax = { type: 'iva', rate: 'iva_0', tariff: '49.50', base: amount, value: amount } as const;
  const compensation = { code: '1', rate: '49.50', value: amount };
  const payment = {
    method: 'sin_sistema_financiero',
    amount,
    term: { length: 50, unit: 'days' },
  } as const;
  const line = (index: number): Invoice['lines'][number] => ({
    code: `codigoPrincipal${index}`,
    auxiliary_code: `codigoAuxiliar${index}`,
    description: `descripcion${index}`,
    unit: `unidadMedida${index}`,
    quantity: '50',
    unit_price: amount,
    unsubsidized_price: amount,
    discount: amount,
    net: amount,
    taxes: [tax, tax],
    additional_info: [2 * index, 2 * index + 1].map((n) => ({ name: `nombre${n}`, value: `valor${n}` })),
  });
  const reimbursed = {
    supplier: { identification_type: 'ruc', identification: 'identificacionProvee' },
    supplier_type: 'persona_natural',
    payment_country: '000',
    document_type: '00',
    number: '000-000-000000000',
    issue_date: '2000-01-01',
    authorization_number: '0000000000',
    taxes: [tax, tax],
    compensations: [compensation, compensation],
  } as const;
  const destination = (index: number) => ({
    reason: `motivoTraslado${index}`,
    customs_document: `docAduaneroUnico${index}`,
    destination_establishment: '000',
    route: `ruta${index}`,
  });
  const total = { ...tax, additional_discount: '0.00', refund: amount };
  return {
    object: 'invoice',
    buyer: {
      identification_type: 'ruc',
      identification: 'identificacionCompra',
      name: 'razonSocialComprador0',
      address: 'direccionComprador0',
    },
    lines: [line(0), line(1)],
    taxes: [total, total],
    subtotal: amount,
    discount: '0.00',
    iva: '100.00',
    ice: '0.00',
    irbpnr: '0.00',
    tip: amount,
    total: amount,
    subsidy: amount,
    payments: [payment, payment],
    plate: 'placa0',
    delivery_note_number: '000-000-000000000',
    export: {
      incoterm: 'A',
      incoterm_place: 'lugarIncoTerm0',
      origin_country: '000',
      loading_port: 'puertoEmbarque0',
      destination_port: 'puertoDestino0',
      destination_country: '000',
      acquisition_country: '000',
      subtotal_incoterm: 'A',
      international_freight: amount,
      international_insurance: amount,
      customs_costs: amount,
      other_transport_costs: amount,
    },
    reimbursement: {
      document_type: '00',
      total: amount,
      base: amount,
      tax: amount,
      documents: [reimbursed, reimbursed].map((document) => ({
        ...document,
        taxes: [...document.taxes],
        compensations: [...document.compensations],
      })),
    },
    withholdings: withholdings
      ? [
          { type: 'iva_100', value: amount },
          { type: 'iva_100', value: amount },
        ]
      : [],
    // Stated by every version, whether it knows of what or not.
    withheld_iva: amount,
    withheld_renta: amount,
    ...(ofVersion2 && {
      substitute_delivery_note: {
        origin_address: 'dirPartida0',
        destination_address: 'dirDestinatario0',
        transport_start: '2000-01-01',
        transport_end: '2000-01-01',
        carrier: {
          identification_type: 'ruc',
          identification: 'rucTransportista0',
          name: 'razonSocialTransportista0',
        },
        plate: 'placa1',
        destinations: [destination(0), destination(1)],
      },
    }),
    third_party_charges: ofVersion2
      ? [
          { concept: 'concepto0', amount },
          { concept: 'concepto1', amount },
        ]
      : [],
    negotiable: { notification_email: 'correo0' },
    compensations: [compensation, compensation],
    fiscal_machine: { brand: 'marca0', model: 'modelo0', serial: 'serie0' },
    additional_info: [
      { name: 'nombre4', value: 'campoAdicional0' },
      { name: 'nombre5', value: 'campoAdicional1' },
    ],
  };
}
