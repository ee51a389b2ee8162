import { describe, expect, it } from 'vitest';
import { invoiceKind } from '../../../../src-main/documents/invoice/kind.ts';
import type { PrintedDocument } from '../../../../src-main/documents/printing/printed.ts';
import { anInvoiceBody, type InvoiceInput } from '../../../support/builders/invoice-body.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { issued } = kindInTests(invoiceKind);

const page = (parts: Partial<InvoiceInput>) => invoiceKind.printed(issued({ body: anInvoiceBody(parts) }));
const factLines = (facts: PrintedDocument['party']) => facts.map(({ label, value }) => `${label}: ${value}`);
const named = (parts: Partial<InvoiceInput>, title: string) =>
  page(parts).sections.find((section) => section.title === title);

const exported: NonNullable<InvoiceInput['export']> = {
  incoterm: 'CIF',
  incoterm_place: 'Miami',
  subtotal_incoterm: 'FOB',
  origin_country: '593',
  loading_port: 'Guayaquil',
  destination_port: 'Everglades',
  destination_country: '110',
  acquisition_country: '105',
};

const substitute: NonNullable<InvoiceInput['substitute_delivery_note']> = {
  origin_address: 'Bodega de Quito',
  destination_address: 'Sangolquí',
  transport_start: '2026-11-20',
  transport_end: '2026-11-21',
  carrier: { identification_type: 'cedula', identification: '1710034065', name: 'PEDRO PÁEZ' },
  plate: 'PBA-1234',
  destinations: [
    { reason: 'Venta', route: 'E35', customs_document: '055-2026-10', destination_establishment: '002' },
    { reason: 'Muestras' },
  ],
};

describe('the page of an invoice', () => {
  it('says who buys, and which delivery note and which vehicle it is about', () => {
    const { title, party } = page({
      buyer: {
        identification_type: 'cedula',
        identification: '1710034065',
        name: 'JUAN PÉREZ',
        address: 'Calle Larga 123',
        email: 'juan@example.com',
      },
      delivery_note_number: '001-001-000000123',
      plate: 'PBC-1234',
    });
    expect(title).toBe('FACTURA');
    expect(factLines(party)).toEqual([
      'Razón social / Nombres y apellidos: JUAN PÉREZ',
      'Identificación: 1710034065',
      'Fecha de emisión: 20/11/2026',
      'Dirección: Calle Larga 123',
      'Correo: juan@example.com',
      'Guía de remisión: 001-001-000000123',
      'Placa: PBC1234',
    ]);
  });

  it('says how goods leave the country, and what each cost of that comes to', () => {
    expect(factLines(named({ export: exported }, 'COMERCIO EXTERIOR')?.facts ?? [])).toEqual([
      'Incoterm: CIF',
      'Lugar: Miami',
      'Incoterm del subtotal: FOB',
      'País de origen: ECUADOR',
      'Puerto de embarque: Guayaquil',
      'Puerto de destino: Everglades',
      'País de destino: ESTADOS UNIDOS',
      'País de adquisición: COLOMBIA',
    ]);
    const { totals } = page({
      export: {
        ...exported,
        international_freight: '4',
        international_insurance: '3',
        customs_costs: '2',
        other_transport_costs: '1',
      },
    });
    expect(totals.map(({ label, amount, strong }) => [label, amount, strong]).slice(-5)).toEqual([
      ['FLETE INTERNACIONAL', '4.00', false],
      ['SEGURO INTERNACIONAL', '3.00', false],
      ['GASTOS ADUANEROS', '2.00', false],
      ['GASTOS DE TRANSPORTE OTROS', '1.00', false],
      ['VALOR TOTAL', '33.00', true],
    ]);
  });

  it('adds up what was sold, and has nothing of what it does not have', () => {
    const { sections, totals } = page({ compensations: [{ code: '1', rate: '2', value: '0.4' }] });
    expect(sections).toMatchObject([{ facts: [], table: { rows: [{ cells: { net: '20.00' } }] } }]);
    expect(totals.map(({ label, amount, strong }) => [label, amount, strong])).toEqual([
      ['SUBTOTAL 15 %', '20.00', false],
      ['SUBTOTAL SIN IMPUESTOS', '20.00', false],
      ['TOTAL DESCUENTO', '0.00', false],
      ['IVA 15 %', '3.00', false],
      ['COMPENSACIONES', '0.40', false],
      ['VALOR TOTAL', '22.60', true],
    ]);
  });

  it('says what takes the place of a delivery note: who carries what from where to whom', () => {
    const section = named(
      { substitute_delivery_note: substitute },
      'TRASLADO (SUSTITUYE A LA GUÍA DE REMISIÓN)',
    );
    expect(factLines(section?.facts ?? [])).toEqual([
      'Transportista: PEDRO PÁEZ',
      'Identificación: 1710034065',
      'Placa: PBA1234',
      'Punto de partida: Bodega de Quito',
      'Destino: Sangolquí',
      'Inicio del traslado: 20/11/2026',
      'Fin del traslado: 21/11/2026',
    ]);
    expect(section?.table?.columns.map(({ key, label, align }) => [key, label, align])).toEqual([
      ['reason', 'Motivo', 'left'],
      ['route', 'Ruta', 'left'],
      ['customs', 'Documento aduanero', 'left'],
      ['establishment', 'Estab.', 'left'],
    ]);
    expect(section?.table?.rows).toEqual([
      {
        cells: { reason: 'Venta', route: 'E35', customs: '055-2026-10', establishment: '002' },
        notes: [],
        ticket: { text: 'Venta', detail: 'E35 · 055-2026-10 · 002', amount: '' },
      },
      {
        cells: { reason: 'Muestras', route: '', customs: '', establishment: '' },
        notes: [],
        ticket: { text: 'Muestras', detail: '', amount: '' },
      },
    ]);
  });

  it('names what a seller of fuels withholds, and what is charged for others', () => {
    const { totals } = page({
      withholdings: [{ type: 'renta_0_2', value: '0.04' }],
      third_party_charges: [{ concept: 'Tasa de aeropuerto', amount: '5' }],
    });
    const amounts = totals.map(({ label, amount }) => `${label}: ${amount}`);
    expect(amounts.slice(-3, -1)).toEqual([
      'Renta: combustibles (2 por mil, a comercializadoras): 0.04',
      'Tasa de aeropuerto: 5.00',
    ]);
  });
});
