import { expect, it } from 'vitest';
import { proformaSlip } from '../../../../src-main/counter/proformas/proforma-slip.ts';
import { pageIn } from '../../../../src-main/documents/printing/page-language.ts';
import { type PrintableProforma, printedProforma } from '../../../../src-main/documents/proforma/printed.ts';
import { aLine, anInvoiceBody, type InvoiceInput } from '../../../support/builders/invoice-body.ts';
import { anIssuer, computedInvoice } from '../../../support/builders/issued-invoice.ts';

function aProforma(
  body: Partial<InvoiceInput> = {},
  parts: Partial<PrintableProforma> = {},
): PrintableProforma {
  return {
    environment: 'live',
    ...{ establishment: '001', emissionPoint: '002', sequential: 123 },
    ...{ issueDate: '2026-11-20', validUntil: '2026-12-05' },
    issuer: anIssuer({ largeTaxpayerResolution: 'NAC-1' }),
    content: computedInvoice(anInvoiceBody(body)),
    ...parts,
  };
}

it('a proforma is headed as one, says until when it holds, and has nothing that only an invoice has', () => {
  const page = printedProforma(aProforma());
  expect(page).toMatchObject({
    title: 'PROFORMA, sin valor tributario',
    number: 'P-001-002-000123',
    accessKey: '',
    issueDate: '20/11/2026',
    payments: [],
    additionalInfo: [],
  });
  expect(page.party).toContainEqual({ label: 'Válida hasta', value: '05/12/2026' });
  expect(page.totals.at(-1)).toMatchObject({ label: 'VALOR TOTAL', amount: '23.00' });
});

it('for somebody known by name alone has no identification', () => {
  const body = { buyer: { identification_type: 'consumidor_final' } } as const;
  const { party } = printedProforma(aProforma(body, { recipientName: 'Maestro Juan' }));
  expect(party.map(({ label }) => label)).not.toContain('Identificación');
  expect(party[0]).toEqual({ label: 'Cliente', value: 'Maestro Juan' });
});

it('has how it is paid where that was agreed on', () => {
  const payments = [{ method: 'sin_sistema_financiero', term: { length: 30, unit: 'days' } }] as const;
  const page = printedProforma(aProforma({ payments: [...payments] }));
  expect(page.payments).toMatchObject([{ amount: '23.00', term: '30 días' }]);
});

it('is in English too where pages are', () => {
  const { printed } = pageIn('en', { printed: printedProforma(aProforma()), status: {} });
  expect(printed.title).toBe('PROFORMA, sin valor tributario / Quotation, not a tax document');
  expect(printed.party[0]?.label).toBe('Cliente / Customer');
});

it('on a roll says the same, in both languages, however long', () => {
  const lines = Array.from({ length: 1000 }, (_, index) => aLine({ description: `Producto ${index}` }));
  const page = printedProforma(aProforma({ lines }));
  const slip = proformaSlip(page, { footerLegend: 'Gracias' });
  expect(slip.title).toBe(page.title);
  expect(slip.subtitles[0]).toBe('No. P-001-002-000123');
  expect(slip.lines.length).toBeLessThanOrEqual(2000);
  expect(slip.lines).toContainEqual({
    kind: 'amount',
    label: 'VALOR TOTAL',
    amount: '$ 23000.00',
    strong: true,
  });
  expect(slip.en?.title).toContain('Quotation');
});
