import { expect, it } from 'vitest';
import { issuableKinds, kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { checkBody } from '../../../../src-main/documents/body/check-body.ts';
import { invoiceBody } from '../../../../src-main/documents/invoice/body.ts';
import { invoiceKind } from '../../../../src-main/documents/invoice/kind.ts';
import { aLine, anInvoiceBody, type BuyerInput } from '../../../support/builders/invoice-body.ts';
import { computedInvoice } from '../../../support/builders/issued-invoice.ts';

function referencesOf(buyer: BuyerInput) {
  const checked = checkBody(invoiceBody, anInvoiceBody({ buyer }));
  return checked.ok ? invoiceKind.references(checked.value) : checked.faults;
}

it('an invoice points to the customer kept locally, and to nothing otherwise', () => {
  const id = '0197b1f0-1111-7111-8111-111111111111';
  expect(referencesOf({ customer_id: id })).toEqual([{ kind: 'customer', id }]);
  expect(referencesOf({ identification_type: 'consumidor_final' })).toEqual([]);
});

it('an invoice is summed up by its buyer, its subtotal, all its taxes and its total', () => {
  const taxes = [
    { type: 'iva', rate: 'iva_15' } as const,
    { type: 'ice', rate: 'ice_3101' } as const,
    { type: 'irbpnr', rate: 'irbpnr_5001' } as const,
  ];
  const content = computedInvoice(anInvoiceBody({ lines: [aLine({ taxes })], tip: '1.00' }));
  expect(invoiceKind.summary(content)).toEqual({
    counterparty: content.buyer,
    others: [],
    subtotal: '20.00',
    taxTotal: '5.34',
    total: '26.34',
  });
});

it('kinds are found by their type, and each appears once', () => {
  expect(kindOf('invoice')).toBe(invoiceKind);
  for (const kind of issuableKinds) expect(kindOf(kind.type)).toBe(kind);
  expect(new Set(issuableKinds.map(({ plural }) => plural)).size).toBe(issuableKinds.length);
});
