import { describe, expect, it } from 'vitest';
import type {
  ReimbursedDocument,
  Reimbursement,
} from '../../../../src-main/documents/model/reimbursement.ts';
import { printedReimbursement } from '../../../../src-main/documents/reimbursement/printed.ts';

/** An invoice of 100.00 taxed and 12.50 not. Say only what the test is about. */
function aReimbursedDocument(parts: Partial<ReimbursedDocument> = {}): ReimbursedDocument {
  return {
    supplier: { identification_type: 'ruc', identification: '1760013210001' },
    supplier_type: 'sociedad',
    payment_country: '593',
    document_type: 'factura',
    number: '001-001-000000123',
    issue_date: '2026-11-03',
    authorization_number: '0311202601176001321000110010010000001231234567813',
    taxes: [
      { type: 'iva', rate: 'iva_15', tariff: '15.00', base: '100.00', value: '15.00' },
      { type: 'iva', rate: 'iva_0', tariff: '0.00', base: '12.50', value: '0.00' },
    ],
    compensations: [],
    ...parts,
  };
}

function aReimbursement(...documents: ReimbursedDocument[]): Reimbursement {
  return { document_type: '41', total: '127.50', base: '112.50', tax: '15.00', documents };
}

function sectionOf(...documents: ReimbursedDocument[]) {
  const [section, ...others] = printedReimbursement(aReimbursement(...documents));
  if (!section || others.length > 0) throw new Error('a reimbursement has one section');
  return section;
}

describe('documents reimbursed, on the page', () => {
  it('are no section where there are none', () => {
    expect(printedReimbursement(undefined)).toEqual([]);
  });

  it('are a section of their own, with the three totals the document states', () => {
    expect(sectionOf(aReimbursedDocument())).toMatchObject({
      title: 'COMPROBANTES REEMBOLSADOS',
      facts: [
        { label: 'Total de comprobantes', value: '127.50' },
        { label: 'Base imponible', value: '112.50' },
        { label: 'Impuestos', value: '15.00' },
      ],
    });
  });

  it('are a row each: who issued it, what and when, its bases and taxes added up', () => {
    const abroad = aReimbursedDocument({
      supplier: { identification_type: 'exterior', identification: 'US-778' },
      document_type: '15',
      number: '001-001-000000007',
      issue_date: '2026-10-01',
      authorization_number: '1234567890',
      taxes: [],
    });
    expect(sectionOf(aReimbursedDocument(), abroad).table?.rows).toEqual([
      {
        cells: {
          supplier: '1760013210001',
          document: 'Factura',
          number: '001-001-000000123',
          date: '03/11/2026',
          base: '112.50',
          tax: '15.00',
        },
        notes: ['Autorización: 0311202601176001321000110010010000001231234567813'],
        ticket: {
          text: 'Factura 001-001-000000123',
          detail: '1760013210001 · 03/11/2026 · impuesto 15.00',
          amount: '112.50',
        },
      },
      {
        cells: {
          supplier: 'US-778',
          document: 'Comprobante de venta emitido en el exterior',
          number: '001-001-000000007',
          date: '01/10/2026',
          base: '0.00',
          tax: '0.00',
        },
        notes: ['Autorización: 1234567890'],
        ticket: {
          text: 'Comprobante de venta emitido en el exterior 001-001-000000007',
          detail: 'US-778 · 01/10/2026 · impuesto 0.00',
          amount: '0.00',
        },
      },
    ]);
  });

  it('go by their code where the tables lack it, as in an old document', () => {
    const [row] = sectionOf(aReimbursedDocument({ document_type: '99' })).table?.rows ?? [];
    expect(row?.cells.document).toBe('código 99 (desconocido)');
  });

  it('have columns that make up the width of the page, one for each cell', () => {
    const { table } = sectionOf(aReimbursedDocument());
    expect(table?.columns.reduce((total, { width }) => total + width, 0)).toBeCloseTo(1);
    expect(Object.keys(table?.rows[0]?.cells ?? {})).toEqual(table?.columns.map(({ key }) => key));
  });
});
