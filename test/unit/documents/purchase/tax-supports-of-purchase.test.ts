import { describe, expect, it } from 'vitest';
import { typedDocumentTypes } from '../../../../src-main/documents/purchase/purchase-body.ts';
import {
  proposedTaxSupport,
  taxSupportsOfPurchase,
} from '../../../../src-main/documents/purchase/tax-supports-of-purchase.ts';
import { taxSupportCodes } from '../../../../src-main/documents/tables/tax-support-codes.ts';

const issue_date = '2026-11-20';
const codesOf = (content: Parameters<typeof taxSupportsOfPurchase>[0]) =>
  taxSupportsOfPurchase(content).map(({ code }) => code);
const reimbursed = {
  supplier: { identification_type: 'ruc', identification: '1790016919001' },
  supplier_type: 'sociedad',
  payment_country: '593',
  document_type: 'factura',
  number: '001-001-000000001',
  issue_date,
  authorization_number: '1234567890',
  compensations: [],
  taxes: [{ type: 'iva' as const, rate: 'iva_15', base: '100.00', value: '15.00' }],
};
const reimbursement = { documents: [reimbursed] };

describe('the tax support of a purchase', () => {
  it.each([
    ['factura', '01'],
    ['nota_credito', '01'],
    ['nota_debito', '01'],
    ['12', '01'],
    ['nota_venta', '02'],
    ['15', '02'],
    ['19', '02'],
    ['20', '02'],
    // Codes that no form offers come in files.
    ['42', '12'],
    ['45', '09'],
  ])('of a %s begins as %s', (document_type, code) => {
    expect(proposedTaxSupport({ document_type, issue_date }, undefined)).toBe(code);
  });

  it.each(typedDocumentTypes)('of a %s that somebody types is one that the annex admits', (document_type) => {
    const content = { document_type, issue_date };
    for (const latest of [undefined, ...taxSupportCodes.map(({ code }) => code)]) {
      expect(codesOf(content)).toContain(proposedTaxSupport(content, latest));
    }
  });

  it('is that of the purchase before, where this kind of document admits it', () => {
    expect(proposedTaxSupport({ document_type: 'factura', issue_date }, '06')).toBe('06');
    expect(proposedTaxSupport({ document_type: 'nota_venta', issue_date }, '06')).toBe('02');
    expect(proposedTaxSupport({ document_type: 'nota_venta', issue_date }, '07')).toBe('07');
  });

  it('is one in force on the day of the document', () => {
    const old = { document_type: 'factura', issue_date: '2014-05-02' };
    expect(codesOf(old)).toContain('00');
    expect(codesOf({ ...old, issue_date })).not.toContain('00');
    expect(proposedTaxSupport(old, undefined)).toBe('01');
    expect(proposedTaxSupport({ ...old, document_type: '42' }, undefined)).toBe('00');
  });

  it('of a reimbursement is one that the annex admits of reimbursements', () => {
    expect(codesOf({ document_type: 'factura', issue_date })).toContain('08');
    expect(codesOf({ document_type: 'factura', issue_date, reimbursement })).not.toContain('08');
  });

  it('of a kind that the annex does not have is any', () => {
    expect(codesOf({ document_type: 'guia_remision', issue_date })).toEqual([]);
    expect(proposedTaxSupport({ document_type: 'guia_remision', issue_date }, undefined)).toBe('01');
  });
});
