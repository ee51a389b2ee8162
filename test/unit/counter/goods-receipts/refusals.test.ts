import { expect, it } from 'vitest';
import type { Inventory } from '../../../../src-main/counter/goods-receipts/read-inventory.ts';
import { whyNotEntered } from '../../../../src-main/counter/goods-receipts/refusals.ts';
import { purchaseOfDocument } from '../../../../src-main/documents/purchase/purchase-of-document.ts';
import type { PurchaseAuthorization } from '../../../../src-main/documents/purchase/recorded-purchase.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { anIssuedInvoice } from '../../../support/builders/issued-invoice.ts';

/** A purchase of one line that costs so much. */
function inventory(cost: string, authorization: PurchaseAuthorization = 'authorized'): Inventory {
  const content = purchaseOfDocument(anIssuedInvoice());
  if (!content) throw new Error('an invoice is a purchase');
  const item = { productId: 'product', factor: '1' };
  const entering = { quantity: decimal(2), unitCost: '1.00' };
  return {
    purchase: { content, authorization, taxSupport: '01', regime: 'general' },
    ivaInCost: false,
    effects: ['entry'],
    lines: [{ cost: decimal(cost), match: { source: 'supplier', item }, entering }],
    products: new Map(),
    receipt: undefined,
    reversed: [],
  };
}

const entering = {
  effect: 'entry' as const,
  freight: '0.00',
  revision: undefined,
  lotted: { lots: [] },
  today: '2026-11-28',
};

it.each(['not_authorized', 'annulled'] as const)('a purchase that is %s does not enter stock', (state) => {
  expect(whyNotEntered(inventory('2.00', state), entering)).toMatchObject({
    code: 'invalid_state',
    detail: expect.stringContaining('El SRI no autorizó'),
  });
});

it('a purchase that nobody could ask for enters, as one on paper', () => {
  for (const state of ['unconfirmed', 'on_paper'] as const) {
    expect(whyNotEntered(inventory('2.00', state), entering)).toBeUndefined();
  }
});

it('a line that takes off is refused in words', () => {
  expect(whyNotEntered(inventory('-2.00'), entering)).toMatchObject({
    errors: [{ pointer: '/lines/0', code: 'out_of_range', message: expect.stringContaining('resta') }],
  });
});
