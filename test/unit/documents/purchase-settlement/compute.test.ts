import { describe, expect, it } from 'vitest';
import { purchaseSettlementKind } from '../../../../src-main/documents/purchase-settlement/kind.ts';
import {
  aFullPurchaseSettlementBody,
  aPurchaseSettlementBody,
  aReimbursement,
} from '../../../support/builders/purchase-settlement-body.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { computed, codesOf } = kindInTests(purchaseSettlementKind);

const supplier = { identification_type: 'pasaporte', identification: 'AB-1234', name: 'JANE DOE' } as const;
const negotiable = { notification_email: 'cobros@example.com' };

describe('a purchase settlement', () => {
  it('adds its lines, takes the discount of a rate off its base, and taxes what is left', () => {
    const content = computed(aFullPurchaseSettlementBody());
    // 1.5 × 80.123456 − 0.19 = 119.995184 → 120.00; (120.00 − 20.00) × 15 % = 15.00; 120 + 20 − 20 + 15 = 135.
    expect(content).toMatchObject({
      subtotal: '140.00',
      discount: '20.19',
      iva: '15.00',
      total: '135.00',
      taxes: [
        { rate: 'iva_15', base: '120.00', additional_discount: '20.00', value: '15.00' },
        { rate: 'iva_0', base: '20.00', value: '0.00' },
      ],
    });
  });

  it('adds the documents it reimburses up', () => {
    expect(
      computed(aPurchaseSettlementBody({ reimbursement: aReimbursement() })).reimbursement,
    ).toMatchObject({
      document_type: '41',
      total: '115.00',
      base: '100.00',
      tax: '15.00',
      documents: [{ payment_country: '593', taxes: [{ tariff: '15.00', value: '15.00' }] }],
    });
  });

  it('takes the value of a reimbursed tax as the document states it', () => {
    const [document] = aReimbursement().documents;
    const stated = { ...document, taxes: [{ type: 'iva', rate: 'iva_15', base: '0.05', value: '0.00' }] };
    const content = computed({ ...aPurchaseSettlementBody(), reimbursement: { documents: [stated] } });
    expect(content.reimbursement).toMatchObject({ total: '0.05', base: '0.05', tax: '0.00' });
  });

  it('is paid in full by a single payment that says no amount', () => {
    expect(computed(aPurchaseSettlementBody()).payments).toEqual([
      { method: 'otros_sistema_financiero', amount: '138.00' },
    ]);
  });

  it('takes a supplier kept locally', () => {
    const id = '0197b1f0-1111-7111-8111-111111111111';
    const body = aPurchaseSettlementBody({ supplier: { customer_id: id } });
    expect(computed(body, { customers: new Map([[id, supplier]]) }).supplier).toEqual(supplier);
    expect(purchaseSettlementKind.references(purchaseSettlementKind.body.parse(body))).toEqual([
      { kind: 'customer', id },
    ]);
  });

  it('is summed up by its supplier and totals', () => {
    expect(purchaseSettlementKind.summary(computed(aFullPurchaseSettlementBody()))).toMatchObject({
      counterparty: { identification: '1710034065', email: 'juan.perez@example.com' },
      others: [],
      subtotal: '140.00',
      taxTotal: '15.00',
      total: '135.00',
    });
  });
});

describe('a purchase settlement is refused', () => {
  const [line] = aPurchaseSettlementBody().lines;
  const [reimbursed] = aReimbursement().documents;
  const withReimbursed = (parts: object) => ({
    ...aPurchaseSettlementBody(),
    reimbursement: { documents: [{ ...reimbursed, ...parts }] },
  });
  const withTaxes = (taxes: unknown) => ({ ...aPurchaseSettlementBody(), lines: [{ ...line, taxes }] });

  it.each<[string, unknown, readonly string[]]>([
    [
      'to the final consumer',
      { ...aPurchaseSettlementBody(), supplier: { identification_type: 'consumidor_final' } },
      ['/supplier/identification_type invalid_value'],
    ],
    [
      'with a supplier that is not kept here',
      aPurchaseSettlementBody({ supplier: { customer_id: '0197b1f0-2222-7222-8222-222222222222' } }),
      ['/supplier/customer_id not_found'],
    ],
    [
      'with another tax than IVA',
      withTaxes([
        { type: 'iva', rate: 'iva_15' },
        { type: 'ice', rate: 'ice_3092' },
      ]),
      ['/lines/0/taxes/1/type not_allowed_here'],
    ],
    [
      'at a rate of another time',
      withTaxes([{ type: 'iva', rate: 'iva_12' }]),
      ['/lines/0/taxes/0/rate rate_not_in_force'],
    ],
    [
      'with a discount on a rate that no line has',
      aPurchaseSettlementBody({ additional_discounts: [{ type: 'iva', rate: 'iva_0', amount: '1' }] }),
      ['/additional_discounts/0/rate unknown_in_document'],
    ],
    [
      'with a discount larger than its base',
      aPurchaseSettlementBody({ additional_discounts: [{ type: 'iva', rate: 'iva_15', amount: '120.01' }] }),
      ['/additional_discounts/0/amount discount_over_base', '/lines below_zero'],
    ],
    [
      'with two discounts on one rate',
      aPurchaseSettlementBody({
        additional_discounts: [
          { type: 'iva', rate: 'iva_15', amount: '1' },
          { type: 'iva', rate: 'iva_15', amount: '2' },
        ],
      }),
      ['/additional_discounts/1/rate repeated'],
    ],
    [
      'negotiable without an address and terms',
      aPurchaseSettlementBody({ supplier, negotiable }),
      ['/supplier/address address_required', '/payments/0/term term_required'],
    ],
    [
      'with a reimbursed document of tomorrow',
      withReimbursed({ issue_date: '2026-11-21' }),
      ['/reimbursement/documents/0/issue_date date_in_future'],
    ],
    [
      'with a reimbursed document at a rate its day did not know',
      withReimbursed({ issue_date: '2023-05-01' }),
      ['/reimbursement/documents/0/taxes/0/rate rate_not_in_force'],
    ],
    [
      'with a reimbursed tax that does not exist',
      withReimbursed({ taxes: [{ type: 'iva', rate: 'iva_99', base: '1' }] }),
      ['/reimbursement/documents/0/taxes/0/rate unknown_rate'],
    ],
    [
      'with a mixed excise reimbursed whose value is not stated',
      withReimbursed({ taxes: [{ type: 'ice', rate: 'ice_3031', base: '1' }] }),
      ['/reimbursement/documents/0/taxes/0/value required'],
    ],
    [
      'with a reimbursed document of a country and kind that do not exist',
      withReimbursed({ payment_country: '999', document_type: 'recibo' }),
      [
        '/reimbursement/documents/0/payment_country unknown_code',
        '/reimbursement/documents/0/document_type unknown_code',
      ],
    ],
    ['over what the authority takes', withAmount('200000001'), ['/lines total_over_limit']],
  ])('%s', (_what, body, faults) => {
    expect(codesOf(body)).toEqual(faults);
  });

  function withAmount(price: string) {
    return { ...aPurchaseSettlementBody(), lines: [{ ...line, unit_price: price }] };
  }
});
