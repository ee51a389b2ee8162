import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { purchaseBody, purchaseFromBody } from '../../../../src-main/documents/purchase/purchase-body.ts';
import { monthContentMark } from '../../../../src-main/store/mail/month-content-mark.ts';
import { makeDeclarationStore } from '../../../../src-main/store/reading/reports/declaration-store.ts';
import { makePurchaseStore } from '../../../../src-main/store/received/purchases/purchase-store.ts';
import { aPurchaseSettlementBody } from '../../../support/builders/purchase-settlement-body.ts';
import { aSupportDocument, aWithholdingBody } from '../../../support/builders/withholding-body.ts';
import { openShop } from '../../../support/shops/shop.ts';

it('withholdings of the month after change the month whose purchases and settlements they are of', async () => {
  const { shop, scope, markOf } = await aShop();
  const settlement = await shop.issueAs('purchase_settlement', aPurchaseSettlementBody());
  await shop.decide(settlement.id, 'authorized');
  const purchase = {
    supplier: { identification_type: 'ruc', identification: '1790016919001', name: 'PAPELERÍA' },
    number: '001-001-000000555',
    issue_date: '2026-11-19',
    taxes: [{ type: 'iva', rate: 'iva_15', base: '100.00' }],
  };
  await makePurchaseStore(shop.store).add({
    ...scope,
    id: randomUUID(),
    content: purchaseFromBody(purchaseBody.parse(purchase)),
    origin: 'hand',
    authorization: 'unconfirmed',
    receivedOn: '2026-11-20',
    kind: 'goods',
    taxSupport: '01',
    at: shop.clock.now,
  });
  const before = [await markOf('2026-10'), await markOf('2026-11')];
  shop.clock.now = new Date('2026-12-02T17:00:00Z');
  const ofPurchase = await shop.issueAs('withholding', aWithholdingBody());
  const withPurchase = await markOf('2026-11');
  expect(withPurchase).not.toBe(before[1]);
  await shop.decide(ofPurchase.id, 'authorized');
  const withAuthorized = await markOf('2026-11');
  expect(withAuthorized).not.toBe(withPurchase);
  const { supplier } = aPurchaseSettlementBody();
  const support = aSupportDocument({
    document_type: 'liquidacion_compra',
    number: settlement.number,
    issue_date: '2026-11-21',
    accounting_date: '2026-11-21',
  });
  await shop.issueAs(
    'withholding',
    aWithholdingBody({ supplier: { ...supplier, email: 'a@example.com' }, support_documents: [support] }),
  );
  expect(await markOf('2026-11')).not.toBe(withAuthorized);
  expect(await markOf('2026-10')).toBe(before[0]);
});

it('what a person states for the declaration changes its month, and the balances it closes with the next one', async () => {
  const { shop, scope, markOf } = await aShop();
  const store = makeDeclarationStore(shop.store);
  const marks = async () => [await markOf('2026-09'), await markOf('2026-10'), await markOf('2026-11')];
  const save = (stated: object, closing: object) =>
    store.keep(
      scope,
      { from: '2026-10-01', to: '2026-10-31' },
      {
        kept: {
          stated,
          closing: { boxes: closing, sales: {}, purchases: {} },
          savedAt: shop.clock.now.toISOString(),
        },
        before: undefined,
      },
    );
  const [september, october, november] = await marks();
  await save({ 605: '1.00' }, { 615: '7.00' });
  const saved = await marks();
  expect(saved[0]).toBe(september);
  expect(saved[1]).not.toBe(october);
  expect(saved[2]).not.toBe(november);
});

async function aShop() {
  const shop = await openShop();
  const { entityId } = await shop.caller();
  const scope = { entityId, environment: 'test' } as const;
  return { shop, scope, markOf: (month: string) => monthContentMark(shop.store.db, { ...scope, month }) };
}
