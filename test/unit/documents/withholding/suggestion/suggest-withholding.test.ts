import { describe, expect, it } from 'vitest';
import { invoiceKind } from '../../../../../src-main/documents/invoice/kind.ts';
import type { Issuer } from '../../../../../src-main/documents/parties/issuer.ts';
import { withholdingKind } from '../../../../../src-main/documents/withholding/kind.ts';
import { withholdingSuggestionBody } from '../../../../../src-main/documents/withholding/suggestion/body.ts';
import { suggestWithholding } from '../../../../../src-main/documents/withholding/suggestion/suggest-withholding.ts';
import { withholdingSuggestion } from '../../../../../src-main/documents/withholding/suggestion/withholding-suggestion.ts';
import { anInvoiceBody, type InvoiceInput } from '../../../../support/builders/invoice-body.ts';
import { anIssuer, ISSUE_DATE } from '../../../../support/builders/issued-invoice.ts';
import { aReimbursingDocument } from '../../../../support/builders/withholding-body.ts';
import { kindInTests } from '../../../../support/kinds/issue-kind.ts';

const invoices = kindInTests(invoiceKind);
const withholdings = kindInTests(withholdingKind);

const us = anIssuer().ruc;
const supplier = {
  identification_type: 'ruc',
  identification: '1790016919001',
  name: 'PAPELERÍA DEL NORTE CÍA. LTDA.',
} as const;

/** An invoice as its paper says: 100.00 and 15 % of IVA. */
function anInvoice(parts: object = {}) {
  return {
    supplier,
    number: '001-001-000000555',
    issue_date: '2026-11-19',
    authorization_number: '1911202601179001691900110010010000005551234567819',
    taxes: [{ type: 'iva', rate: 'iva_15', base: '100.00' }],
    subtotal: '100.00',
    total: '115.00',
    ...parts,
  };
}

const withholder = { isSpecialTaxpayer: false };
const context = { today: ISSUE_DATE, issuerRuc: us, withholder };

function suggested(body: object) {
  return suggestWithholding(withholdingSuggestionBody.parse(body), context);
}

function suggestion(body: object) {
  const result = suggested(body);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return withholdingSuggestion.parse(result.value);
}

const codesOf = (body: object) => {
  const result = suggested(body);
  return result.ok ? [] : result.faults.map(({ pointer, code }) => `${pointer} ${code}`);
};

/** What is suggested of an invoice read from the authority. */
function ofReceived(
  parts: Partial<InvoiceInput> = {},
  { issuer, ...body }: { issuer?: Partial<Issuer>; [request: string]: unknown } = {},
) {
  const received = invoices.issued({
    body: anInvoiceBody(parts),
    issuer: { ruc: supplier.identification, legalName: supplier.name, ...issuer },
  });
  const request = { access_key: received.identity.accessKey, kind: 'goods', ...body };
  const result = suggestWithholding(withholdingSuggestionBody.parse(request), {
    received,
    ...context,
  });
  return { received, result };
}

function ofReceivedSuggestion(...request: Parameters<typeof ofReceived>) {
  const { received, result } = ofReceived(...request);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return { received, ...withholdingSuggestion.parse(JSON.parse(JSON.stringify(result.value))) };
}

const rows = ({ withholdings: all }: { withholdings: readonly Record<string, string>[] }) =>
  all.map(({ tax, code, base, percent, value }) => `${tax} ${code}: ${base} × ${percent} = ${value}`);

describe('a withholding suggestion', () => {
  it('is of a stated invoice, with a support document ready to be sent', () => {
    const result = suggestion({ invoice: anInvoice(), kind: 'goods' });
    expect(result).toEqual({
      object: 'withholding_suggestion',
      issue_date: '2026-11-20',
      supplier,
      issued_to_you: null,
      support_documents: [
        {
          document_type: 'factura',
          number: '001-001-000000555',
          issue_date: '2026-11-19',
          authorization_number: '1911202601179001691900110010010000005551234567819',
          tax_support: '01',
          subtotal: '100.00',
          total: '115.00',
          taxes: [{ type: 'iva', rate: 'iva_15', base: '100.00', value: '15.00' }],
          withholdings: [
            { tax: 'renta', code: '312', base: '100.00', percent: '2.00' },
            { tax: 'iva', code: '1', base: '15.00', percent: '30.00' },
          ],
          payments: [{ method: 'otros_sistema_financiero', amount: '115.00' }],
        },
      ],
      withholdings: [
        {
          tax: 'renta',
          code: '312',
          rate: 'renta_312',
          concept: 'Transferencia de bienes muebles de naturaleza corporal',
          base: '100.00',
          percent: '2.00',
          value: '2.00',
          reason: 'Compró bienes a un proveedor del régimen general.',
          source: 'catálogo del ATS, tabla 3.10, bloque del 2026-08-06; vigente desde el 01/03/2026',
        },
        {
          tax: 'iva',
          code: '1',
          rate: 'iva_30',
          concept: '30 % (bienes)',
          base: '15.00',
          percent: '30.00',
          value: '4.50',
          reason: 'La factura cobra IVA por bienes.',
          source: 'ficha técnica 2.34, tabla 20',
        },
      ],
      total_withheld: '6.50',
      warnings: [],
    });
    const { supplier: from, support_documents } = result;
    expect(withholdings.computed({ supplier: from, support_documents })).toMatchObject({ total: '6.50' });
  });

  it.each<[string, object, readonly string[]]>([
    ['goods', { kind: 'goods' }, ['renta 312: 100.00 × 2.00 = 2.00', 'iva 1: 15.00 × 30.00 = 4.50']],
    [
      'goods of a special taxpayer',
      { kind: 'goods', special_taxpayer: true },
      ['renta 312: 100.00 × 2.00 = 2.00', 'iva 9: 15.00 × 10.00 = 1.50'],
    ],
    ['services', { kind: 'services' }, ['renta 3440: 100.00 × 3.00 = 3.00', 'iva 2: 15.00 × 70.00 = 10.50']],
    [
      'services of a special taxpayer',
      { kind: 'services', special_taxpayer: true },
      ['renta 3440: 100.00 × 3.00 = 3.00', 'iva 10: 15.00 × 20.00 = 3.00'],
    ],
    [
      'goods of an entrepreneur of the simplified regime',
      { kind: 'goods', supplier_regime: 'rimpe_emprendedor' },
      ['renta 343: 100.00 × 1.00 = 1.00', 'iva 1: 15.00 × 30.00 = 4.50'],
    ],
    [
      'services of a popular business',
      { kind: 'services', supplier_regime: 'rimpe_negocio_popular' },
      ['renta 332: 100.00 × 0.00 = 0.00', 'iva 2: 15.00 × 70.00 = 10.50'],
    ],
  ])('withholds from %s', (_what, request, expected) => {
    expect(rows(suggestion({ invoice: anInvoice(), ...request }))).toEqual(expected);
  });

  it('withholds no IVA where the invoice has none', () => {
    const invoice = anInvoice({
      taxes: [{ type: 'iva', rate: 'iva_0', base: '100.00' }],
      total: '100.00',
    });
    expect(rows(suggestion({ invoice, kind: 'services' }))).toEqual(['renta 3440: 100.00 × 3.00 = 3.00']);
  });

  it('goes by the percents of the day asked for', () => {
    const invoice = anInvoice({ issue_date: '2026-02-27' });
    const on = (issue_date: string, kind: string) => {
      const result = suggestion({ invoice, kind, issue_date });
      expect(result.issue_date).toBe(issue_date);
      return result.withholdings[0]?.percent;
    };
    expect(on('2026-02-28', 'goods')).toBe('1.75');
    expect(on('2026-03-01', 'goods')).toBe('2.00');
    expect(on('2026-02-28', 'services')).toBe('2.75');
    expect(on('2026-03-01', 'services')).toBe('3.00');
  });

  it('computes the taxes and totals from the lines where those are stated', () => {
    const { taxes: _taxes, subtotal: _subtotal, total: _total, ...rest } = anInvoice();
    const line = (unit_price: string, rate: string) => ({
      description: 'Papel',
      quantity: '2',
      unit_price,
      taxes: [{ type: 'iva', rate }],
    });
    const invoice = { ...rest, lines: [line('50', 'iva_15'), line('10', 'iva_0')] };
    const result = suggestion({ invoice, kind: 'goods' });
    expect(result.support_documents[0]).toMatchObject({
      subtotal: '120.00',
      total: '135.00',
      taxes: [
        { rate: 'iva_15', base: '100.00', value: '15.00' },
        { rate: 'iva_0', base: '20.00', value: '0.00' },
      ],
    });
    expect(rows(result)).toEqual(['renta 312: 120.00 × 2.00 = 2.40', 'iva 1: 15.00 × 30.00 = 4.50']);
  });

  it('takes the payments that are stated', () => {
    const payments = [
      { method: 'tarjeta_credito', amount: '100' },
      { method: 'sin_sistema_financiero', amount: '15', term: { length: 30, unit: 'days' } },
    ];
    expect(
      suggestion({ invoice: anInvoice({ payments }), kind: 'goods' }).support_documents[0]?.payments,
    ).toEqual([
      { method: 'tarjeta_credito', amount: '100.00' },
      { method: 'sin_sistema_financiero', amount: '15.00' },
    ]);
  });
});

describe('a withholding suggestion of an invoice read from the authority', () => {
  it('knows the supplier, the number, the payments and whether it was issued to the one who asks', () => {
    const buyer = { identification_type: 'ruc', identification: us, name: 'ALMACENES EJEMPLO S.A.' } as const;
    const { received, ...result } = ofReceivedSuggestion({ buyer });
    expect(result).toMatchObject({
      supplier,
      issued_to_you: true,
      support_documents: [
        {
          number: '001-001-000000001',
          issue_date: ISSUE_DATE,
          authorization_number: received.identity.accessKey,
          subtotal: received.content.subtotal,
          total: received.content.total,
          payments: [{ method: 'sin_sistema_financiero', amount: received.content.total }],
        },
      ],
    });
    const other = { ...buyer, identification: '1760013210001' };
    expect(ofReceivedSuggestion({ buyer: other }).issued_to_you).toBe(false);
  });

  it.each([
    ['rimpe_emprendedor', undefined, '343'],
    ['rimpe_negocio_popular', undefined, '332'],
    ['general', undefined, '312'],
    ['general', 'rimpe_emprendedor', '343'],
    ['rimpe_emprendedor', 'general', '312'],
  ] as const)('goes by the legend of %s, unless the caller says %s: %s', (regime, stated, code) => {
    const request = stated ? { supplier_regime: stated } : {};
    const { withholdings: all } = ofReceivedSuggestion({}, { issuer: { regime }, ...request });
    expect(all[0]?.code).toBe(code);
  });

  it('withholds on what is left after an additional discount', () => {
    const lines = [
      {
        description: 'Papel',
        quantity: '1',
        unit_price: '100',
        taxes: [{ type: 'iva' as const, rate: 'iva_15' }],
      },
    ];
    const additional_discounts = [
      { type: 'iva', rate: 'iva_15', amount: '40.00' },
    ] satisfies InvoiceInput['additional_discounts'];
    const result = ofReceivedSuggestion({ lines, additional_discounts });
    expect(result.support_documents[0]).toMatchObject({
      subtotal: '60.00',
      total: '69.00',
      taxes: [{ base: '60.00', value: '9.00' }],
    });
    expect(rows(result)).toEqual(['renta 312: 60.00 × 2.00 = 1.20', 'iva 1: 9.00 × 30.00 = 2.70']);
  });

  it('withholds nothing on the expenses it reimburses', () => {
    const reimbursement = aReimbursingDocument().reimbursement;
    const noObject = { type: 'iva' as const, rate: 'iva_no_objeto' };
    const line = (unit_price: string, tax: typeof noObject) => ({
      description: 'Gastos',
      quantity: '1',
      unit_price,
      taxes: [tax],
    });
    const lines = [line('115', noObject), line('20', { ...noObject, rate: 'iva_15' })];
    const result = ofReceivedSuggestion(
      { lines, ...(reimbursement && { reimbursement }) },
      { kind: 'services' },
    );
    expect(result.support_documents[0]).toMatchObject({
      document_type: '41',
      reimbursement: { documents: [{ number: '002-010-000000123' }] },
    });
    expect(rows(result)).toEqual([
      'renta 3440: 20.00 × 3.00 = 0.60',
      'renta 332: 115.00 × 0.00 = 0.00',
      'iva 2: 3.00 × 70.00 = 2.10',
    ]);
    const only = { lines: lines.slice(0, 1), ...(reimbursement && { reimbursement }) };
    expect(rows(ofReceivedSuggestion(only))).toEqual(['renta 332: 115.00 × 0.00 = 0.00']);
    const popular = { issuer: { regime: 'rimpe_negocio_popular' as const } };
    expect(rows(ofReceivedSuggestion(only, popular))).toEqual(['renta 332: 115.00 × 0.00 = 0.00']);
  });

  it('warns of 10 and 20 % where the business is no special taxpayer, and applies them as asked', () => {
    const asked = { invoice: anInvoice(), kind: 'goods', special_taxpayer: true };
    expect(suggestion(asked)).toMatchObject({
      withholdings: [{ code: '312' }, { code: '9' }],
      warnings: [{ code: 'not_special_taxpayer' }],
    });
    const bySpecial = suggestWithholding(withholdingSuggestionBody.parse(asked), {
      ...context,
      withholder: { isSpecialTaxpayer: true },
    });
    expect(bySpecial).toMatchObject({ ok: true, value: { warnings: [] } });
  });

  it('is paid through the financial system where an old invoice does not say how', () => {
    const { received } = ofReceived();
    const content = { ...received.content, payments: [] };
    const body = withholdingSuggestionBody.parse({
      access_key: received.identity.accessKey,
      kind: 'goods',
    });
    const result = suggestWithholding(body, {
      received: { ...received, content },
      ...context,
    });
    expect(result).toMatchObject({
      ok: true,
      value: {
        support_documents: [
          { payments: [{ method: 'otros_sistema_financiero', amount: received.content.total }] },
        ],
      },
    });
  });

  it('is none of any other document', () => {
    const received = withholdings.issued({ body: suggestedBody() });
    const body = withholdingSuggestionBody.parse({
      access_key: received.identity.accessKey,
      kind: 'goods',
    });
    expect(suggestWithholding(body, { received, ...context })).toEqual({
      ok: false,
      faults: [
        {
          pointer: '/access_key',
          code: 'not_an_invoice',
          message: 'La clave de acceso no es de una factura.',
        },
      ],
    });
  });

  function suggestedBody() {
    const { supplier: from, support_documents } = suggestion({ invoice: anInvoice(), kind: 'goods' });
    return { supplier: from, support_documents };
  }

  it('says on the key what cannot be withheld on', () => {
    const { result } = ofReceived({}, { issue_date: '2026-11-19' });
    expect(result).toMatchObject({ ok: false, faults: [{ pointer: '/access_key', code: 'date_in_future' }] });
  });
});

describe('nothing is suggested', () => {
  it.each<[string, object, readonly string[]]>([
    [
      'of an invoice of tomorrow',
      { invoice: anInvoice({ issue_date: '2026-11-21' }) },
      ['/invoice/issue_date date_in_future'],
    ],
    [
      'of an invoice later than the withholding',
      { invoice: anInvoice(), issue_date: '2026-11-18' },
      ['/invoice/issue_date date_in_future'],
    ],
    [
      'at a rate of another time',
      { invoice: anInvoice({ taxes: [{ type: 'iva', rate: 'iva_12', base: '100' }] }) },
      ['/invoice/taxes/0/rate rate_not_in_force'],
    ],
    [
      'of a total below the subtotal',
      { invoice: anInvoice({ total: '99' }) },
      ['/invoice/total totals_mismatch'],
    ],
    [
      'on a day whose percent nobody knows',
      {
        invoice: anInvoice({
          issue_date: '2019-01-02',
          taxes: [{ type: 'iva', rate: 'iva_0', base: '100' }],
        }),
        kind: 'services',
        issue_date: '2019-01-03',
      },
      ['/issue_date not_in_force'],
    ],
  ])('%s', (_what, body, faults) => {
    expect(codesOf({ kind: 'goods', ...body })).toEqual(faults);
  });
});
