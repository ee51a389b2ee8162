import { describe, expect, it } from 'vitest';
import { debitNoteKind } from '../../../../src-main/documents/debit-note/kind.ts';
import { deliveryNoteKind } from '../../../../src-main/documents/delivery-note/kind.ts';
import type { ComputeContext } from '../../../../src-main/documents/model/document-kind.ts';
import { INVOICE_ID } from '../../../support/builders/credit-note-body.ts';
import {
  aDebitNoteBody,
  aDebitNoteBodyOnHere,
  aFullDebitNoteBody,
  aReason,
  type DebitNoteInput,
  type ReasonInput,
} from '../../../support/builders/debit-note-body.ts';
import { aDeliveryNoteBody } from '../../../support/builders/delivery-note-body.ts';
import { aLine, anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import {
  anInvoiceHere,
  contextWith,
  type InvoiceHere,
} from '../../../support/builders/issued-credit-note.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { codesOf, computed, faultsOf } = kindInTests(debitNoteKind);

const iva = (rate: string) => ({ type: 'iva' as const, rate });
const ice = (rate: string, parts: object = {}) => ({ type: 'ice' as const, rate, ...parts });

/** What a note of these charges comes to. */
function totalsOf(reasons: readonly ReasonInput[], parts: Partial<DebitNoteInput> = {}) {
  const {
    subtotal,
    iva: ivaTotal,
    ice: iceTotal,
    irbpnr,
    total,
  } = computed(aDebitNoteBody({ ...parts, reasons: [...reasons] }));
  return { subtotal, iva: ivaTotal, ice: iceTotal, irbpnr, total };
}

describe('a debit note', () => {
  it('shows each charge with its taxes, and their totals', () => {
    expect(computed(aDebitNoteBody({ reasons: [aReason({ amount: '12.5' }), aReason()] }))).toEqual({
      object: 'debit_note',
      buyer: aDebitNoteBody().buyer,
      modified_document: {
        document_type: 'factura',
        number: '002-001-000000456',
        issue_date: '2026-10-30',
      },
      reasons: [
        {
          description: 'Interés por mora',
          amount: '12.50',
          taxes: [{ type: 'iva', rate: 'iva_15', tariff: '15.00', base: '12.50', value: '1.88' }],
        },
        {
          description: 'Interés por mora',
          amount: '10.00',
          taxes: [{ type: 'iva', rate: 'iva_15', tariff: '15.00', base: '10.00', value: '1.50' }],
        },
      ],
      taxes: [{ type: 'iva', rate: 'iva_15', tariff: '15.00', base: '22.50', value: '3.38' }],
      subtotal: '22.50',
      iva: '3.38',
      ice: '0.00',
      irbpnr: '0.00',
      total: '25.88',
      payments: [{ method: 'otros_sistema_financiero', amount: '25.88' }],
      compensations: [],
      additional_info: [],
    });
  });

  it('keeps all that a full body says', () => {
    expect(computed(aFullDebitNoteBody())).toMatchObject({
      buyer: aFullDebitNoteBody().buyer,
      subtotal: '49.37',
      iva: '4.89',
      ice: '1.58',
      irbpnr: '0.48',
      total: '54.32',
      payments: aFullDebitNoteBody().payments,
      fiscal_machine: aFullDebitNoteBody().fiscal_machine,
      additional_info: aFullDebitNoteBody().additional_info,
    });
  });

  it('is summed up by its buyer and its totals', () => {
    const content = computed(aFullDebitNoteBody());
    expect(debitNoteKind.summary(content)).toEqual({
      counterparty: content.buyer,
      others: [],
      subtotal: '49.37',
      taxTotal: '6.95',
      total: '54.32',
    });
  });
});

describe('the amounts of a debit note', () => {
  it('tax the sum of a rate, not the sum of its taxes', () => {
    const cents = aReason({ amount: '0.03' });
    expect(totalsOf([cents, cents, cents])).toMatchObject({ subtotal: '0.09', iva: '0.01', total: '0.10' });
  });

  it.each([
    ['iva_0', '0.00'],
    ['iva_5', '0.50'],
    ['iva_8', '0.80'],
    ['iva_15', '1.50'],
    ['iva_no_objeto', '0.00'],
    ['iva_exento', '0.00'],
  ])('take %s of the charge: %s', (rate, value) => {
    expect(totalsOf([aReason({ taxes: [iva(rate)] })]).iva).toBe(value);
  });

  it('put the excise into the base of the IVA, the bottle tax not', () => {
    const taxes = [
      iva('iva_15'),
      ice('ice_3610'),
      { type: 'irbpnr' as const, rate: 'irbpnr_5001', base: '10' },
    ];
    expect(totalsOf([aReason({ amount: '100.00', taxes })])).toEqual({
      subtotal: '100.00',
      ice: '20.00',
      iva: '18.00',
      irbpnr: '0.20',
      total: '138.20',
    });
  });

  it('count one unit of a charge that says no other base', () => {
    const taxes = [iva('iva_0'), ice('ice_3680'), { type: 'irbpnr' as const, rate: 'irbpnr_5001' }];
    expect(totalsOf([aReason({ taxes })])).toMatchObject({ ice: '0.08', irbpnr: '0.02' });
  });

  it('take the value of an excise as it is stated', () => {
    const taxes = [iva('iva_15'), ice('ice_3031', { value: '3.21' })];
    expect(totalsOf([aReason({ taxes }), aReason({ taxes })])).toMatchObject({
      ice: '6.42',
      iva: '3.96',
      total: '30.38',
    });
  });

  it('share an excise of the summed base out, so that IVA bases are the subtotal and the excises to the cent', () => {
    const taxed = (rate: string) => aReason({ amount: '0.03', taxes: [iva(rate), ice('ice_3610')] });
    const note = computed(aDebitNoteBody({ reasons: [taxed('iva_15'), taxed('iva_0'), taxed('iva_15')] }));
    // 20 % of each 0.03 is 0.006, a cent; of 0.09 it is two cents, not three.
    expect(note.ice).toBe('0.02');
    const parts = note.reasons.map(({ taxes }) => taxes.find(({ type }) => type === 'ice')?.value);
    expect(parts).toEqual(['0.01', '0.00', '0.01']);
    expect(note.taxes.map(({ rate, base }) => `${rate} ${base}`)).toEqual([
      'iva_15 0.08',
      'ice_3610 0.09',
      'iva_0 0.03',
    ]);
  });

  it('leave out of the total what is refunded and compensated', () => {
    const buyer = aFullDebitNoteBody().buyer;
    const parts = {
      buyer,
      iva_refunds: [{ rate: 'iva_15' as const, value: '1.5' }],
      compensations: [
        { code: '1' as const, rate: '2', value: '0.2' },
        { code: '1' as const, rate: '2.00', value: '0.10' },
      ],
    };
    const note = computed(aDebitNoteBody(parts));
    expect(note).toMatchObject({
      iva: '1.50',
      total: '9.70',
      taxes: [{ rate: 'iva_15', value: '1.50', refund: '1.50' }],
      compensations: [
        { code: '1', rate: '2.00', value: '0.20' },
        { code: '1', rate: '2.00', value: '0.10' },
      ],
      payments: [{ amount: '9.70' }],
    });
  });
});

describe('the invoice a debit note is about', () => {
  it.each<[string, DebitNoteInput['modified_document']]>([
    ['its id', { document_id: INVOICE_ID }],
    ['its number and date', { number: '001-001-000000123', issue_date: '2026-11-03' }],
  ])('is found here by %s', (_how, modified_document) => {
    const note = computed(aDebitNoteBody({ modified_document }), contextWith(anInvoiceHere()));
    expect(note.modified_document).toEqual({
      document_type: 'factura',
      number: '001-001-000000123',
      issue_date: '2026-11-03',
      document_id: INVOICE_ID,
    });
  });

  it('is looked up by what the body names, and so is the customer', () => {
    const referencesOf = (parts: object) =>
      debitNoteKind.references(debitNoteKind.body.parse({ ...aDebitNoteBody(), ...parts }));
    expect(referencesOf({})).toEqual([{ kind: 'invoice_number', number: '002-001-000000456' }]);
    const customer_id = '0197b1f0-cccc-7ccc-8ccc-cccccccccccc';
    expect(referencesOf({ buyer: { customer_id }, modified_document: { document_id: INVOICE_ID } })).toEqual([
      { kind: 'customer', id: customer_id },
      { kind: 'document', id: INVOICE_ID },
    ]);
  });

  it.each<[string, DebitNoteInput, InvoiceHere, readonly string[]]>([
    [
      'is not authorized',
      aDebitNoteBodyOnHere(),
      { authorized: false },
      ['/modified_document/document_id invoice_not_authorized'],
    ],
    [
      'is not authorized, named by its number',
      aDebitNoteBody({ modified_document: { number: '001-001-000000123', issue_date: '2026-11-03' } }),
      { authorized: false },
      ['/modified_document/number invoice_not_authorized'],
    ],
    [
      'has another date',
      aDebitNoteBody({ modified_document: { number: '001-001-000000123', issue_date: '2026-11-04' } }),
      {},
      ['/modified_document/issue_date invalid_value'],
    ],
    [
      'is later than the note',
      aDebitNoteBodyOnHere(),
      { identity: { issueDate: '2026-11-21' } },
      ['/modified_document/document_id date_in_future'],
    ],
    [
      'is kept under another id',
      aDebitNoteBodyOnHere(),
      { id: '0197b1f0-bbbb-7bbb-8bbb-bbbbbbbbbbbb' },
      ['/modified_document/document_id not_found'],
    ],
  ])('refuses the note when it %s', (_what, body, invoice, codes) => {
    expect(codesOf(body, contextWith(anInvoiceHere(invoice)))).toEqual(codes);
  });

  it('refuses the note when it was issued elsewhere on a later day', () => {
    const modified_document = { number: '002-001-000000456', issue_date: '2026-11-21' };
    expect(codesOf(aDebitNoteBody({ modified_document }))).toEqual([
      '/modified_document/issue_date date_in_future',
    ]);
  });

  it('refuses the note when it is no invoice', () => {
    const { identity, content } = kindInTests(deliveryNoteKind).issued({ body: aDeliveryNoteBody() });
    const document = {
      id: INVOICE_ID,
      identity,
      content,
      authorized: true,
      creditBalance: '0.00',
      creditedQuantities: new Map(),
    };
    expect(codesOf(aDebitNoteBodyOnHere(), contextWith(document))).toEqual([
      '/modified_document/document_id not_an_invoice',
    ]);
  });
});

describe('the buyer of a debit note', () => {
  const customer_id = '0197b1f0-cccc-7ccc-8ccc-cccccccccccc';
  const juan = aFullDebitNoteBody().buyer;
  const customers = (buyer: object): Partial<ComputeContext> => ({
    customers: new Map([
      [customer_id, { identification_type: 'cedula', identification: '1710034065', name: 'ANA', ...buyer }],
    ]),
  });

  it('is that of the invoice issued here, whose name and address may be stated anew', () => {
    const buyer = { ...aDebitNoteBody().buyer, name: 'SRI', address: 'Quito' };
    expect(computed({ ...aDebitNoteBodyOnHere(), buyer }, contextWith(anInvoiceHere())).buyer).toEqual(buyer);
  });

  it('is refused when the invoice issued here names another', () => {
    expect(faultsOf(aDebitNoteBodyOnHere({ buyer: juan }), contextWith(anInvoiceHere()))).toEqual([
      {
        pointer: '/buyer/identification',
        code: 'invalid_value',
        message: 'La factura se emitió a SERVICIO DE RENTAS INTERNAS, 1760013210001: indique ese comprador.',
      },
    ]);
  });

  it('is refused when it has the same number of another kind', () => {
    const buyer = { identification_type: 'exterior', identification: '1760013210001', name: 'X' } as const;
    expect(codesOf(aDebitNoteBodyOnHere({ buyer }), contextWith(anInvoiceHere()))).toEqual([
      '/buyer/identification invalid_value',
    ]);
  });

  it('may be anybody known when the invoice issued here went to the final consumer', () => {
    const invoice = anInvoiceHere({
      body: anInvoiceBody({ buyer: { identification_type: 'consumidor_final' } }),
    });
    expect(computed(aDebitNoteBodyOnHere({ buyer: juan }), contextWith(invoice)).buyer).toEqual(juan);
    const buyer = { identification_type: 'consumidor_final' };
    expect(codesOf({ ...aDebitNoteBodyOnHere(), buyer }, contextWith(invoice))).toEqual([
      '/buyer/identification_type invalid_value',
    ]);
  });

  it('may be a customer kept here', () => {
    const body = aDebitNoteBody({ buyer: { customer_id } });
    expect(computed(body, customers({})).buyer.name).toBe('ANA');
    expect(codesOf(body)).toEqual(['/buyer/customer_id not_found']);
    expect(
      codesOf(aDebitNoteBodyOnHere({ buyer: { customer_id } }), {
        ...customers({}),
        ...contextWith(anInvoiceHere()),
      }),
    ).toEqual(['/buyer/customer_id invalid_value']);
  });
});

describe('the rates of a debit note', () => {
  const onInvoiceOf = (issue_date: string, rate: string) =>
    aDebitNoteBody({
      modified_document: { number: '002-001-000000456', issue_date },
      reasons: [aReason({ taxes: [iva(rate)] })],
    });

  it.each([
    ['2024-03-31', 'iva_12', []],
    ['2024-03-31', 'iva_15', ['/reasons/0/taxes/0/rate rate_not_in_force']],
    ['2024-04-01', 'iva_15', []],
    ['2024-04-01', 'iva_12', ['/reasons/0/taxes/0/rate rate_not_in_force']],
    ['2017-05-31', 'iva_14', []],
    ['2017-06-01', 'iva_14', ['/reasons/0/taxes/0/rate rate_not_in_force']],
    ['2026-11-20', 'iva_12', ['/reasons/0/taxes/0/rate rate_not_in_force']],
  ])('are those of the day of its invoice: on %s, %s', (date, rate, codes) => {
    expect(codesOf(onInvoiceOf(date, rate))).toEqual(codes);
  });

  it('are those of the day of an invoice issued here', () => {
    const body = anInvoiceBody({ lines: [aLine({ taxes: [iva('iva_12')] })] });
    const context = contextWith(anInvoiceHere({ body, identity: { issueDate: '2024-03-31' } }));
    const withRate = (rate: string) => aDebitNoteBodyOnHere({ reasons: [aReason({ taxes: [iva(rate)] })] });
    expect(codesOf(withRate('iva_12'), context)).toEqual([]);
    expect(codesOf(withRate('iva_15'), context)).toEqual(['/reasons/0/taxes/0/rate rate_not_in_force']);
  });

  it('of an excise are one for the whole note, because its XML says each once', () => {
    const beer = (tariff: string) => aReason({ taxes: [ice('ice_3031', { tariff }), iva('iva_15')] });
    expect(faultsOf(aDebitNoteBody({ reasons: [beer('10.36'), beer('10.36'), beer('75')] }))).toEqual([
      {
        pointer: '/reasons/2/taxes/0/tariff',
        code: 'invalid_value',
        message:
          'Otro cargo de esta nota lleva este impuesto con tarifa 10.36: use la misma, o emita dos notas.',
      },
    ]);
    expect(codesOf(aDebitNoteBody({ reasons: [beer('10'), beer('10.00')] }))).toEqual([]);
  });
});

describe('a debit note is refused', () => {
  const juan = aFullDebitNoteBody().buyer;

  it.each<[string, Partial<DebitNoteInput>, readonly string[]]>([
    [
      'when IVA is refunded to anybody but a person with a cédula',
      { iva_refunds: [{ rate: 'iva_15', value: '1.00' }] },
      ['/iva_refunds cedula_required'],
    ],
    [
      'when more is refunded than there is',
      { buyer: juan, iva_refunds: [{ rate: 'iva_15', value: '1.51' }] },
      ['/iva_refunds/0/value refund_over_iva'],
    ],
    [
      'when a rate is refunded that no charge bears',
      { buyer: juan, iva_refunds: [{ rate: 'iva_5', value: '0.10' }] },
      ['/iva_refunds/0/rate unknown_in_document'],
    ],
    [
      'when a rate is refunded twice',
      {
        buyer: juan,
        iva_refunds: [
          { rate: 'iva_15', value: '0.10' },
          { rate: 'iva_15', value: '0.10' },
        ],
      },
      ['/iva_refunds/1/rate repeated'],
    ],
    [
      'when its compensations are more than it charges',
      { compensations: [{ code: '1', rate: '2', value: '11.51' }] },
      ['/reasons below_zero'],
    ],
    [
      'when it comes to more than the authority takes',
      { reasons: [aReason({ amount: '200000000.01', taxes: [iva('iva_0')] })] },
      ['/reasons total_over_limit'],
    ],
    [
      'when the base of a tax does not fit the schema, whatever the total',
      {
        reasons: [
          aReason({ taxes: [iva('iva_0'), ice('ice_3680', { base: '999999999999.99', tariff: '0' })] }),
          aReason({ taxes: [iva('iva_0'), ice('ice_3680', { base: '999999999999.99', tariff: '0' })] }),
        ],
      },
      ['/reasons total_over_limit'],
    ],
  ])('%s', (_what, parts, codes) => {
    expect(codesOf(aDebitNoteBody(parts))).toEqual(codes);
  });

  it('for everything at once', () => {
    const body = aDebitNoteBodyOnHere({
      buyer: { customer_id: '0197b1f0-cccc-7ccc-8ccc-cccccccccccc' },
      reasons: [aReason({ taxes: [iva('iva_12')] })],
      iva_refunds: [{ rate: 'iva_15', value: '1.00' }],
      compensations: [{ code: '1', rate: '2', value: '100' }],
    });
    expect(codesOf(body, contextWith(anInvoiceHere()))).toEqual([
      '/buyer/customer_id not_found',
      '/reasons/0/taxes/0/rate rate_not_in_force',
      '/iva_refunds/0/rate unknown_in_document',
      '/reasons below_zero',
    ]);
  });
});
