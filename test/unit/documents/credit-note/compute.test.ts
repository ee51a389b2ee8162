import { describe, expect, it } from 'vitest';
import { creditedQuantities } from '../../../../src-main/documents/credit-note/credited-quantities.ts';
import { creditNoteKind } from '../../../../src-main/documents/credit-note/kind.ts';
import type { ComputeContext } from '../../../../src-main/documents/model/document-kind.ts';
import { invoice } from '../../../../src-main/documents/model/invoice.ts';
import {
  aCreditLine,
  aCreditNoteBody,
  aCreditNoteBodyOnElsewhere,
  aFullCreditNoteBody,
  type CreditLineInput,
  type CreditNoteInput,
  INVOICE_ID,
} from '../../../support/builders/credit-note-body.ts';
import { aBuyer, aLine, anInvoiceBody, type InvoiceInput } from '../../../support/builders/invoice-body.ts';
import { anInvoiceHere, contextWith } from '../../../support/builders/issued-credit-note.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { computed, codesOf, faultsOf } = kindInTests(creditNoteKind);

const iva15 = { type: 'iva', rate: 'iva_15' } as const;

/** The context of a note on an invoice of these parts, issued here. */
function on(parts: Partial<InvoiceInput>, creditBalance?: string): Pick<ComputeContext, 'documents'> {
  const body = anInvoiceBody(parts);
  return contextWith(anInvoiceHere({ body, ...(creditBalance !== undefined && { creditBalance }) }));
}

/** A note of these lines. */
function of(...lines: CreditLineInput[]): CreditNoteInput {
  return aCreditNoteBody({ lines });
}

describe('a credit note on an invoice issued here', () => {
  it('takes everything but the quantity from the line of its code', () => {
    const line = aLine({
      auxiliary_code: 'F010401',
      unit: 'saco',
      quantity: '3',
      unit_price: '8.123456',
      unsubsidized_price: '9.00',
      taxes: [{ type: 'iva', rate: 'iva_5' }],
      additional_info: [{ name: 'Lote', value: 'L-77' }],
    });
    expect(computed(of({ code: 'A-1', quantity: '2.50' }), on({ lines: [line] })).lines).toEqual([
      {
        code: 'A-1',
        auxiliary_code: 'F010401',
        description: 'Cuaderno universitario',
        unit: 'saco',
        quantity: '2.5',
        unit_price: '8.123456',
        discount: '0.00',
        net: '20.31',
        unsubsidized_price: undefined,
        taxes: [{ type: 'iva', rate: 'iva_5', tariff: '5.00', base: '20.31', value: '1.02' }],
        additional_info: [{ name: 'Lote', value: 'L-77' }],
      },
    ]);
  });

  it('goes to the buyer of the invoice and names it', () => {
    const note = computed(aCreditNoteBody(), on({}));
    expect(note).toMatchObject({
      buyer: aBuyer(),
      modified_document: {
        document_type: 'factura',
        number: '001-001-000000123',
        issue_date: '2026-11-03',
        document_id: INVOICE_ID,
      },
      reason: 'Devolución de una unidad',
      subtotal: '10.00',
      iva: '1.50',
      total: '11.50',
    });
    expect(creditNoteKind.summary(note)).toMatchObject({
      counterparty: { identification: '1760013210001', email: 'comprador@example.com' },
      others: [],
      subtotal: '10.00',
      taxTotal: '1.50',
      total: '11.50',
      credits: { documentId: INVOICE_ID, amount: '11.50' },
    });
  });

  it('may name it by its number: its buyer and its lines are known all the same', () => {
    const body = aCreditNoteBody({
      modified_document: { number: '001-001-000000123', issue_date: '2026-11-03' },
    });
    expect(computed(body, on({}))).toEqual(computed(aCreditNoteBody(), on({})));
  });

  it('may then say the same buyer again, and keeps what it says', () => {
    const buyer = {
      identification_type: 'ruc',
      identification: '1760013210001',
      name: 'SRI',
      email: 'devoluciones@example.com',
    } as const;
    const modified_document = { number: '001-001-000000123', issue_date: '2026-11-03' };
    expect(computed(aCreditNoteBody({ modified_document, buyer }), on({})).buyer).toEqual(buyer);
  });

  it('may give a line in full too, with a price of its own', () => {
    const body = of({ code: 'A-1', quantity: '1' }, aCreditLine({ description: 'Rebaja', unit_price: '5' }));
    expect(computed(body, on({}))).toMatchObject({ subtotal: '15.00', total: '17.25' });
  });

  it('is taxed as the day of the invoice was, whatever the rate is today', () => {
    const body = anInvoiceBody({ lines: [aLine({ taxes: [{ type: 'iva', rate: 'iva_12' }] })] });
    const here = anInvoiceHere({ body, identity: { issueDate: '2024-03-31' } });
    const full = aCreditLine({ taxes: [{ type: 'iva', rate: 'iva_12' }] });
    expect(computed(of({ code: 'A-1', quantity: '1' }, full), contextWith(here))).toMatchObject({
      subtotal: '20.00',
      iva: '2.40',
    });
    expect(codesOf(of(aCreditLine()), contextWith(here))).toEqual([
      '/lines/0/taxes/0/rate rate_not_in_force',
    ]);
  });
});

describe('the discount of a credited line', () => {
  const lines = [aLine({ quantity: '3', unit_price: '10.00', discount: '1.00' })];

  it.each([
    ['a part of the units', '1', '0.33', '9.67'],
    ['a part in six decimals', '0.000001', '0.00', '0.00'],
    ['two parts of three', '2', '0.67', '19.33'],
    ['all of them', '3', '1.00', '29.00'],
  ])('is its share, for %s', (_what, quantity, discount, net) => {
    expect(computed(of({ code: 'A-1', quantity }), on({ lines })).lines).toMatchObject([{ discount, net }]);
  });

  it('is given back whole when the units come back line by line', () => {
    const one = { code: 'A-1', quantity: '1' };
    const note = computed(of(one, one, one), on({ lines }));
    expect(note.lines.map(({ discount }) => discount)).toEqual(['0.33', '0.34', '0.33']);
    expect(note).toMatchObject({ subtotal: '29.00', discount: '1.00' });
  });

  it('is never more than what the units are worth', () => {
    const free = [aLine({ quantity: '2', unit_price: '0.0049', discount: '0.01' })];
    expect(computed(of({ code: 'A-1', quantity: '1' }), on({ lines: free })).lines).toMatchObject([
      { discount: '0.00', net: '0.00' },
    ]);
  });

  it('carries its share of the additional discount of its rate, which no credit note has an element for', () => {
    const invoice = {
      lines: [
        aLine({ code: 'A', quantity: '3', unit_price: '10.00' }),
        aLine({ code: 'B', quantity: '1', unit_price: '60.00', discount: '20.00' }),
        aLine({ code: 'C', quantity: '1', unit_price: '5.00', taxes: [{ type: 'iva', rate: 'iva_0' }] }),
      ],
      additional_discounts: [{ type: 'iva', rate: 'iva_15', amount: '1.00' } as const],
    };
    const all = ['A', 'B', 'C'].map((code) => ({ code, quantity: code === 'A' ? '3' : '1' }));
    const note = computed(of(...all), on(invoice));
    // 1.00 over nets of 30.00 and 40.00: 0.43 and 0.57. (30 + 40 − 1) × 1.15 + 5 = 84.35.
    expect(note.lines.map(({ discount, net }) => [discount, net])).toEqual([
      ['0.43', '29.57'],
      ['20.57', '39.43'],
      ['0.00', '5.00'],
    ]);
    expect(note.total).toBe('84.35');
    expect(anInvoiceHere({ body: anInvoiceBody(invoice) }).creditBalance).toBe('84.35');
    expect(computed(of({ code: 'A', quantity: '1' }), on(invoice)).lines[0]?.discount).toBe('0.14');
  });
});

describe('the excises of a credited line', () => {
  const ofTaxes = (...taxes: InvoiceInput['lines'][number]['taxes']) => ({
    lines: [aLine({ quantity: '4', unit_price: '10.00', taxes: [iva15, ...taxes] })],
  });

  it.each<[string, Partial<InvoiceInput>, object]>([
    ['a percent', ofTaxes({ type: 'ice', rate: 'ice_3101' }), { base: '10.00', value: '1.00' }],
    ['an amount per unit', ofTaxes({ type: 'ice', rate: 'ice_3011' }), { base: '1.00', value: '0.16' }],
    ['a bottle', ofTaxes({ type: 'irbpnr', rate: 'irbpnr_5001' }), { base: '1.00', value: '0.02' }],
    [
      'a tariff of its own year',
      ofTaxes({ type: 'ice', rate: 'ice_3053', tariff: '0.20' }),
      { tariff: '0.20', base: '1.00', value: '0.20' },
    ],
    [
      'a base that was stated',
      ofTaxes({ type: 'ice', rate: 'ice_3053', tariff: '0.20', base: '12.50' }),
      { base: '3.13', value: '0.63' },
    ],
    [
      'a value that was stated',
      ofTaxes({ type: 'ice', rate: 'ice_3011', value: '0.33' }),
      { tariff: '0.16', base: '1.00', value: '0.08' },
    ],
    [
      'a percent on the price before an additional discount',
      {
        ...ofTaxes({ type: 'ice', rate: 'ice_3101' }),
        additional_discounts: [{ type: 'iva', rate: 'iva_15', amount: '8.00' }],
      },
      { base: '10.00', value: '1.00' },
    ],
  ])('keep what they were charged on: %s', (_what, invoice, tax) => {
    const note = computed(of({ code: 'A-1', quantity: '1' }), on(invoice));
    expect(note.lines[0]?.taxes[1]).toMatchObject(tax);
    const all = computed(of({ code: 'A-1', quantity: '4' }), on(invoice));
    expect(all.total).toBe(anInvoiceHere({ body: anInvoiceBody(invoice) }).creditBalance);
  });
});

describe('lines of one code', () => {
  const lines = [
    aLine({ quantity: '2', unit_price: '10.00' }),
    aLine({ code: 'B-2', quantity: '9', unit_price: '1.00' }),
    aLine({ quantity: '0', unit_price: '99.00' }),
    aLine({ quantity: '3', unit_price: '8.00', discount: '3.00' }),
  ];

  it('are taken from in the order of the invoice', () => {
    const note = computed(of({ code: 'A-1', quantity: '1' }, { code: 'A-1', quantity: '3' }), on({ lines }));
    expect(note.lines.map(({ quantity, unit_price, net }) => [quantity, unit_price, net])).toEqual([
      ['1', '10.00', '10.00'],
      ['1', '10.00', '10.00'],
      ['2', '8.00', '14.00'],
    ]);
  });

  it('have between them what a note may credit', () => {
    expect(codesOf(of({ code: 'A-1', quantity: '5' }), on({ lines }))).toEqual([]);
    const body = of(
      { code: 'A-1', quantity: '4' },
      { code: 'A-1', quantity: '1.000001' },
      { code: 'A-1', quantity: '1' },
      { code: 'A-1', quantity: '0.000001' },
    );
    expect(codesOf(body, on({ lines }))).toEqual([
      '/lines/1/quantity quantity_over_line',
      '/lines/3/quantity quantity_over_line',
    ]);
    expect(faultsOf(body, on({ lines }))[0]?.message).toBe(
      'De este código a la factura le quedan 1 por acreditar.',
    );
  });

  it('are taken after what earlier notes took, so that their parts of a discount make the whole', () => {
    // 30.00 less a discount of 1.00 in three units: 0.33, 0.34 and 0.33.
    const body = anInvoiceBody({
      lines: [
        aLine({ quantity: '3', unit_price: '10', discount: '1', taxes: [{ type: 'iva', rate: 'iva_0' }] }),
      ],
    });
    const note = (earlier: string) => {
      const invoice = anInvoiceHere({ body, creditedQuantities: new Map([['A-1', earlier]]) });
      return computed(of({ code: 'A-1', quantity: '1' }), contextWith(invoice)).total;
    };
    expect([note('0'), note('1'), note('2')]).toEqual(['9.67', '9.66', '9.67']);
  });

  it('are spoken of by what is left to credit, when that does not suffice either', () => {
    const invoice = anInvoiceHere({ creditBalance: '0.00', creditedQuantities: new Map([['A-1', '2']]) });
    expect(codesOf(of({ code: 'A-1', quantity: '1' }), contextWith(invoice))).toEqual([
      '/lines credit_exceeds_balance',
    ]);
  });

  it('are still there when their price was lowered: the goods did not come back', () => {
    const invoice = anInvoiceHere();
    if (invoice.content.object !== 'invoice') throw new Error('an invoice');
    const [sold] = invoice.content.lines;
    const rebate = computed(
      of(aCreditLine({ code: 'A-1', quantity: '2', unit_price: '0.10' })),
      contextWith(invoice),
    );
    const back = computed(of({ code: 'A-1', quantity: '1' }), contextWith(invoice));
    expect(sold?.code).toBe('A-1');
    expect(creditedQuantities(invoice.content, [rebate])).toEqual(new Map());
    expect(creditedQuantities(invoice.content, [rebate, back])).toEqual(new Map([['A-1', '1']]));
  });

  it('are never refused for a cent that rounding made', () => {
    // Two units of 0.10 and 15 % are 0.23; each alone is 0.12.
    const body = anInvoiceBody({ lines: [aLine({ quantity: '2', unit_price: '0.10' })] });
    const one = of({ code: 'A-1', quantity: '1' });
    const second = { creditBalance: '0.11', creditedQuantities: new Map([['A-1', '1']]) };
    expect(computed(one, contextWith(anInvoiceHere({ body }))).total).toBe('0.12');
    expect(computed(one, contextWith(anInvoiceHere({ body, ...second })))).toMatchObject({
      total: '0.10',
      lines: [{ discount: '0.01' }],
    });
    const tooLittle = { ...second, creditBalance: '0.05' };
    expect(codesOf(one, contextWith(anInvoiceHere({ body, ...tooLittle })))).toEqual([
      '/lines credit_exceeds_balance',
    ]);
  });

  it('leave nothing to credit when earlier notes took all', () => {
    const invoice = anInvoiceHere({ creditedQuantities: new Map([['A-1', '1.5']]) });
    expect(codesOf(of({ code: 'A-1', quantity: '0.5' }), contextWith(invoice))).toEqual([]);
    expect(codesOf(of({ code: 'A-1', quantity: '0.6' }), contextWith(invoice))).toEqual([
      '/lines/0/quantity quantity_over_line',
    ]);
  });
});

describe('a credit note on an invoice of another system', () => {
  it('says its buyer and its lines in full', () => {
    const note = computed(aFullCreditNoteBody());
    // 4 × 8.123456 − 1.20 = 31.293824; 31.29 × 5 % = 1.56; 89.90 × 15 % = 13.49; less the refund of 10.00.
    expect(note).toMatchObject({
      subtotal: '121.19',
      discount: '1.20',
      iva: '15.05',
      total: '126.24',
      taxes: [
        { rate: 'iva_5', base: '31.29', value: '1.56' },
        { rate: 'iva_15', base: '89.90', value: '13.49', refund: '10.00' },
      ],
    });
    expect(creditNoteKind.summary(note)).not.toHaveProperty('credits');
  });

  it('subtracts the compensation of an invoice of 2016', () => {
    const body = aCreditNoteBodyOnElsewhere({
      modified_document: { number: '002-001-000000456', issue_date: '2016-10-30' },
      lines: [aCreditLine({ quantity: '10', taxes: [{ type: 'iva', rate: 'iva_14' }] })],
      compensations: [{ code: '1', rate: '2', value: '2.00' }],
    });
    expect(computed(body)).toMatchObject({
      iva: '14.00',
      compensations: [{ code: '1', rate: '2.00', value: '2.00' }],
      total: '112.00',
    });
  });

  it('takes a buyer kept locally', () => {
    const id = '0197b1f0-1111-7111-8111-111111111111';
    const party = { identification_type: 'cedula', identification: '1712345675', name: 'ANA' } as const;
    const body = aCreditNoteBodyOnElsewhere({ buyer: { customer_id: id } });
    expect(computed(body, { customers: new Map([[id, party]]) }).buyer).toEqual(party);
    expect(creditNoteKind.references(creditNoteKind.body.parse(body))).toEqual([
      { kind: 'customer', id },
      { kind: 'invoice_number', number: '002-001-000000456' },
    ]);
  });
});

describe('a credit note is refused', () => {
  const refund = { rate: 'iva_15', value: '1.50' } as const;
  const byNumber = { number: '001-001-000000123', issue_date: '2026-11-03' };
  const finalConsumer = { buyer: { identification_type: 'consumidor_final' } as const };
  const elsewhere = aCreditNoteBodyOnElsewhere;

  it.each<[string, unknown, Pick<ComputeContext, 'documents'> | undefined, readonly string[]]>([
    [
      'on an invoice that is not here',
      aCreditNoteBody(),
      undefined,
      ['/modified_document/document_id not_found'],
    ],
    [
      'on an invoice that is not authorized',
      aCreditNoteBody(),
      contextWith(anInvoiceHere({ authorized: false })),
      ['/modified_document/document_id invoice_not_authorized'],
    ],
    [
      'on an invoice later than itself, and of nobody',
      elsewhere({
        modified_document: { number: '002-001-000000456', issue_date: '2026-11-21' },
        buyer: undefined,
      }),
      undefined,
      ['/modified_document/issue_date date_in_future', '/buyer required'],
    ],
    [
      'on an invoice to the final consumer',
      aCreditNoteBody(),
      on(finalConsumer, '0.00'),
      ['/modified_document/document_id consumidor_final_no_credit'],
    ],
    [
      'on an invoice to the final consumer, by its number',
      aCreditNoteBody({ modified_document: byNumber }),
      on(finalConsumer, '0.00'),
      ['/modified_document/number consumidor_final_no_credit'],
    ],
    [
      'to the final consumer',
      { ...elsewhere(), ...finalConsumer },
      undefined,
      ['/buyer/identification_type invalid_value'],
    ],
    [
      'with a buyer and the id of an invoice',
      aCreditNoteBody({ buyer: elsewhere().buyer }),
      on({}),
      ['/buyer buyer_not_allowed'],
    ],
    [
      'without the buyer of another system’s invoice',
      elsewhere({ buyer: undefined }),
      undefined,
      ['/buyer required'],
    ],
    [
      'to somebody else than the invoice',
      aCreditNoteBody({
        modified_document: byNumber,
        buyer: { identification_type: 'cedula', identification: '1712345675', name: 'ANA' },
      }),
      on({}),
      ['/buyer/identification invalid_value'],
    ],
    [
      'to a buyer who is not kept here',
      elsewhere({ buyer: { customer_id: '0197b1f0-2222-7222-8222-222222222222' } }),
      undefined,
      ['/buyer/customer_id not_found'],
    ],
    [
      'with the code of a line of another system’s invoice',
      elsewhere({ lines: [aCreditLine(), { code: 'A-1', quantity: '1' }] }),
      undefined,
      ['/lines/1 not_allowed_here'],
    ],
    [
      'with a code the invoice has not',
      of({ code: 'Z-9', quantity: '1' }),
      on({}),
      ['/lines/0/code not_found'],
    ],
    [
      'with more units than the invoice has',
      of({ code: 'A-1', quantity: '3' }),
      on({}),
      ['/lines/0/quantity quantity_over_line'],
    ],
    ['over what is left to credit', aCreditNoteBody(), on({}, '11.49'), ['/lines credit_exceeds_balance']],
    [
      'at a rate the day of the invoice did not know',
      elsewhere({ lines: [aCreditLine({ taxes: [{ type: 'iva', rate: 'iva_12' }] })] }),
      undefined,
      ['/lines/0/taxes/0/rate rate_not_in_force'],
    ],
    [
      'with a refund to somebody without a cédula',
      elsewhere({ iva_refunds: [refund] }),
      undefined,
      ['/iva_refunds cedula_required'],
    ],
    [
      'with a refund larger than the IVA, of a rate it has not, or twice',
      {
        ...aFullCreditNoteBody(),
        iva_refunds: [{ rate: 'iva_15', value: '13.50' }, { rate: 'iva_0', value: '0' }, refund],
      },
      undefined,
      [
        '/iva_refunds/0/value refund_over_iva',
        '/iva_refunds/1/rate unknown_in_document',
        '/iva_refunds/2/rate repeated',
      ],
    ],
    [
      'with compensations larger than its total',
      elsewhere({ compensations: [{ code: '1', rate: '2.00', value: '11.51' }] }),
      undefined,
      ['/lines below_zero'],
    ],
    [
      'over what the authority takes',
      elsewhere({ lines: [aCreditLine({ unit_price: '200000000' })] }),
      undefined,
      ['/lines total_over_limit'],
    ],
  ])('%s', (_what, body, context, faults) => {
    expect(codesOf(body, context)).toEqual(faults);
  });

  it('over the balance, with both figures and every other fault at once', () => {
    const body = aCreditNoteBody({ iva_refunds: [{ rate: 'iva_5', value: '0' }] });
    expect(faultsOf(body, on({}, '11.49'))).toMatchObject([
      { code: 'cedula_required' },
      { code: 'unknown_in_document' },
      { message: 'La nota suma 11.50 y a la factura le quedan 11.49 por acreditar.' },
    ]);
  });

  it('by code when the line has an excise that the tables no longer know', () => {
    const here = anInvoiceHere({
      body: anInvoiceBody({ lines: [aLine({ taxes: [iva15, { type: 'ice', rate: 'ice_3101' }] })] }),
    });
    const content = invoice.parse(
      JSON.parse(JSON.stringify(here.content).replaceAll('ice_3101', 'ice_3999')),
    );
    expect(codesOf(aCreditNoteBody(), contextWith({ ...here, content }))).toEqual([
      '/lines/0/code unknown_rate',
    ]);
  });
});

describe('a credit note given back by several forms of payment', () => {
  const cash = { method: 'sin_sistema_financiero', amount: '1.5' } as const;
  const card = { method: 'tarjeta_credito', amount: '10' } as const;
  const note = (parts: Partial<CreditNoteInput>) =>
    aCreditNoteBody({ lines: [{ code: 'A-1', quantity: '1' }], ...parts });

  it('keeps how much goes back by each', () => {
    const { refunds } = computed(note({ refunds: [cash, card] }), on({}));
    expect(refunds).toEqual([
      { ...cash, amount: '1.50' },
      { ...card, amount: '10.00' },
    ]);
  });

  it('adds up to its total to the cent', () => {
    const less = note({ refunds: [cash, { ...card, amount: '9.99' }] });
    expect(faultsOf(less, on({}))).toMatchObject([{ pointer: '/refunds', code: 'totals_mismatch' }]);
  });

  it('says it in one way only', () => {
    const twice = note({ refunds: [cash], metadata: { refund_method: 'tarjeta_credito' } });
    expect(faultsOf(twice, on({}))).toMatchObject([
      { pointer: '/refunds', code: 'not_allowed_here' },
      { pointer: '/refunds', code: 'totals_mismatch' },
    ]);
  });
});
