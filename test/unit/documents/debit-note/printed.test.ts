import { describe, expect, it } from 'vitest';
import { debitNoteKind } from '../../../../src-main/documents/debit-note/kind.ts';
import { aDebitNoteBody, aFullDebitNoteBody } from '../../../support/builders/debit-note-body.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { issued } = kindInTests(debitNoteKind);

const printed = (body: unknown) =>
  debitNoteKind.printed(
    issued({ body, issuer: { softwareProviderRuc: '1790000000001', largeTaxpayerResolution: 'NAC-1-E' } }),
  );

const lines = (facts: readonly { label: string; value: string }[]) =>
  facts.map(({ label, value }) => `${label}: ${value}`);

const totalsOf = (page: ReturnType<typeof printed>) =>
  page.totals.map(({ label, amount, strong }) => `${strong ? '* ' : ''}${label} ${amount}`);

describe('the page of a debit note', () => {
  const page = printed(aFullDebitNoteBody());

  it('begins with the buyer and the invoice it is about', () => {
    expect(page).toMatchObject({ title: 'NOTA DE DÉBITO', number: '001-001-000000001' });
    expect(lines(page.party)).toEqual([
      'Razón social / Nombres y apellidos: JUAN PÉREZ',
      'Identificación: 1710034065',
      'Fecha de emisión: 20/11/2026',
      'Dirección: Calle Larga 123, Cuenca',
      'Correo: juan.perez@example.com',
      'Comprobante que se modifica: Factura 002-001-000000456',
      'Fecha de emisión del comprobante: 30/10/2026',
    ]);
  });

  it('has a row for each charge, before taxes', () => {
    expect(page.sections).toHaveLength(1);
    const [section] = page.sections;
    expect(section?.table?.columns.map(({ label }) => label)).toEqual(['Razón de la modificación', 'Valor']);
    expect(section?.table?.columns.reduce((total, { width }) => total + width, 0)).toBeCloseTo(1);
    expect(section?.table?.rows.map(({ cells }) => cells)).toEqual([
      { description: 'Interés por mora de 45 días', amount: '18.37' },
      { description: 'Gastos de cobranza', amount: '25.00' },
      { description: 'Botellas que no se devolvieron, caja de 24', amount: '6.00' },
    ]);
    expect(section?.table?.rows[1]?.ticket).toEqual({
      text: 'Gastos de cobranza',
      detail: '',
      amount: '25.00',
    });
  });

  it('adds up by rate, before excises, to the total', () => {
    expect(totalsOf(page)).toEqual([
      'SUBTOTAL 0 % 18.37',
      'SUBTOTAL 15 % 31.00',
      'SUBTOTAL SIN IMPUESTOS 49.37',
      'ICE 1.58',
      'IVA 15 % 4.89',
      'DEVOLUCIÓN IVA 2.00',
      'IRBPNR 0.48',
      '* VALOR TOTAL 54.32',
    ]);
  });

  it('says how it is paid, and ends with the additional information', () => {
    expect(page.payments).toEqual([
      { method: 'Sin utilización del sistema financiero', amount: '20.00' },
      { method: 'Tarjeta de crédito', amount: '34.32', term: '3 meses' },
    ]);
    expect(lines(page.additionalInfo)).toEqual([
      'Cartera: Cobranzas Norte',
      'Gran Contribuyente: NAC-1-E',
      'RUC Proveedor: 1790000000001',
    ]);
  });

  it('shows a compensation among the totals', () => {
    const body = aDebitNoteBody({ compensations: [{ code: '1', rate: '2', value: '0.20' }] });
    expect(totalsOf(printed(body))).toEqual([
      'SUBTOTAL 15 % 10.00',
      'SUBTOTAL SIN IMPUESTOS 10.00',
      'IVA 15 % 1.50',
      'COMPENSACIONES 0.20',
      '* VALOR TOTAL 11.30',
    ]);
  });

  it('takes the bases of the taxes for its subtotals when no charge says its taxes, as in XML of several', () => {
    const document = issued({ body: aFullDebitNoteBody() });
    const reasons = document.content.reasons.map((reason) => ({ ...reason, taxes: [] }));
    const read = debitNoteKind.printed({ ...document, content: { ...document.content, reasons } });
    expect(totalsOf(read).slice(0, 3)).toEqual([
      'SUBTOTAL 0 % 18.37',
      'SUBTOTAL 15 % 32.58',
      'SUBTOTAL SIN IMPUESTOS 49.37',
    ]);
  });
});
