import { describe, expect, it } from 'vitest';
import { checkAnnex } from '../../../src-main/reports/annex/check-annex.ts';
import type { Annex, PurchaseRow, SaleRow } from '../../../src-main/reports/annex/rows/annex-rows.ts';
import { annexName, annexNumber } from '../../../src-main/reports/annex/rows/annex-text.ts';
import { makeFindings } from '../../../src-main/reports/annex/rows/findings.ts';

const document = {
  kind: 'purchase',
  id: '0197b1f0-aaaa-7aaa-8aaa-aaaaaaaaaaaa',
  title: 'Factura',
  number: '001-001-000000001',
} as const;
const none = { notSubject: '0.00', exempt: '0.00', zero: '0.00', taxed: '0.00', iva: '0.00', ice: '0.00' };
const amounts = { ...none, taxed: '100.00', iva: '15.00' };
const authorization = '1911202601179001691900110010010000005551234567819';
const number = { establishment: '001', emissionPoint: '001', sequential: '1' };
const withheldIva = { 10: '0.00', 20: '0.00', 30: '4.50', 50: '0.00', 70: '0.00', 100: '0.00' };

const bought: PurchaseRow = {
  document,
  taxSupport: '01',
  supplierIdType: '01',
  supplierId: '1790016919001',
  type: '01',
  isRelated: false,
  registeredOn: '2026-11-20',
  issuedOn: '2026-11-19',
  ...number,
  authorization,
  amounts,
  withheldIva,
  payments: [],
  withheldRenta: [{ code: '312', base: '100.00', percent: '2.00', value: '2.00' }],
  withholding: { ...number, authorization, issuedOn: '2026-11-21' },
  reimbursed: [],
};
const sold: SaleRow = {
  customerIdType: '04',
  customerId: '1760013210001',
  isRelated: false,
  type: '18',
  documents: 1,
  amounts,
  withheldIva: '0.00',
  withheldRenta: '0.00',
  payments: ['01'],
};
const whole: Annex = {
  ruc: '1790016919001',
  name: 'ALMACENES EJEMPLO SA',
  period: '2026-11',
  days: { from: '2026-11-01', to: '2026-11-30' },
  establishments: ['001'],
  purchases: [bought],
  sales: [sold],
  annulled: [{ document, type: '18', ...number, authorization }],
};

function codesOf(parts: Partial<Annex>): readonly string[] {
  const findings = makeFindings();
  checkAnnex({ ...whole, ...parts }, findings);
  return findings.all().map(({ code }) => code);
}

describe('an annex of transactions', () => {
  it('is right as it is', () => {
    expect(codesOf({})).toEqual([]);
  });

  it.each<[string, Partial<Annex>]>([
    ['ruc', { ruc: '1790016919002' }],
    ['legal_name', { name: 'CIA' }],
    ['establishments', { establishments: [] }],
    ['repeated', { purchases: [bought, bought] }],
    ['number', { annulled: [{ document, type: '18', ...number, sequential: '0', authorization }] }],
  ])('says %s of the whole', (code, parts) => {
    expect(codesOf(parts)).toEqual([code]);
  });

  it.each<[string, Partial<PurchaseRow>]>([
    ['document_type', { type: '06', taxSupport: '01' }],
    ['document_of_supplier', { type: '03' }],
    ['tax_support', { taxSupport: '10' }],
    ['tax_support', { taxSupport: '00' }],
    ['identification', { supplierId: '12' }],
    ['identification', { supplierId: '1790016919002' }],
    ['foreign_name', { foreignSupplier: { kind: '02', name: '' } }],
    ['number', { establishment: '000' }],
    ['authorization', { authorization: '12' }],
    [
      'registered_on',
      { registeredOn: '2026-12-01', withholding: { ...number, authorization, issuedOn: '2026-12-02' } },
    ],
    ['dates', { issuedOn: '2026-11-21' }],
    ['withheld_iva', { withheldIva: { ...withheldIva, 100: '15.00' } }],
    ['renta_code', { withheldRenta: [{ code: '31', base: '1.00', percent: '2.00', value: '0.02' }] }],
    ['withheld_before', { withholding: { ...number, authorization, issuedOn: '2026-11-18' } }],
    ['modified', { modified: { type: '01', ...number, authorization } }],
    ['reimbursed', { type: '41' }],
  ])('says %s of a purchase, and which', (code, parts) => {
    const findings = makeFindings();
    checkAnnex({ ...whole, purchases: [{ ...bought, ...parts }] }, findings);
    const found = findings.all();
    expect(found.map((finding) => finding.code)).toContain(code);
    expect(found.every((finding) => finding.document?.number === document.number)).toBe(true);
  });

  it('says that nothing was bought or sold', () => {
    const empty = { amounts: none, withheldIva: { ...withheldIva, 30: '0.00' } };
    expect(codesOf({ purchases: [{ ...bought, ...empty }] })).toEqual(['no_base']);
    expect(codesOf({ sales: [{ ...sold, amounts: none }] })).toEqual(['no_base']);
  });

  it.each<[string, Partial<SaleRow>]>([
    ['identification', { customerIdType: '07' }],
    ['identification', { customerId: '1760013210002' }],
    ['payment_missing', { payments: [] }],
    ['withheld_iva', { withheldIva: '15.01' }],
    ['foreign_name', { customerIdType: '06', foreignCustomer: { kind: '01', name: ' ' } }],
  ])('says %s of what was sold', (code, parts) => {
    expect(codesOf({ sales: [{ ...sold, ...parts }] })).toEqual([code]);
  });

  it('asks of a credit note to customers no form of payment', () => {
    expect(codesOf({ sales: [sold, { ...sold, type: '04', payments: [] }] })).toEqual([]);
  });
});

describe('the texts of the annex', () => {
  it.each([
    ['ÑUSTA & HIJOS CÍA. LTDA.', 'NUSTA Y HIJOS CIA LTDA'],
    ['  O’Neill-Pérez, (Quito)  ', 'ONeill Perez Quito'],
  ])('have %s in letters and digits', (name, written) => {
    expect(annexName(name)).toBe(written);
  });

  it('have numbers in parts, without the zeros before a sequential', () => {
    expect(annexNumber('001-002-000000120')).toEqual({
      establishment: '001',
      emissionPoint: '002',
      sequential: '120',
    });
  });
});
