import { beforeAll, expect, it } from 'vitest';
import { stockItem, stockMovementList } from '../../../src-main/contract/catalog/stock.ts';
import { documentResource } from '../../../src-main/contract/documents/document-resource.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { aPurchaseSettlementBody } from '../../support/builders/purchase-settlement-body.ts';
import { aWithholdingBody } from '../../support/builders/withholding-body.ts';
import { testServices } from '../../support/service/test-services.ts';
import { type GoodsShop, openGoodsShop } from '../../support/shops/purchases/goods-shop.ts';

const services = testServices();
let shop: GoodsShop;

beforeAll(async () => {
  const service = await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } });
  shop = await openGoodsShop(service);
});

/** What was bought of a farmer without a RUC. */
async function settle(quantity: string, simulate?: 'returned_date'): Promise<string> {
  const taxes = [{ type: 'iva' as const, rate: 'iva_15' as const }];
  const line = { code: 'MIEL', description: 'MIEL DE ABEJA', quantity, unit_price: '2.00', taxes };
  const body = { ...aPurchaseSettlementBody({ lines: [line] }), ...(simulate && { simulate }) };
  const made = await shop.documents.call('POST', '/v1/ec/purchase-settlements', { body });
  expect(made.status, made.text).toBe(201);
  const { id } = documentResource.parse(made.json());
  if (!simulate) await expect.poll(() => statusOf(id)).toBe('authorized');
  return id;
}

async function statusOf(id: string) {
  const answer = await shop.documents.call('GET', `/v1/ec/documents/${id}`);
  return documentResource.parse(answer.json()).status;
}

async function stockOf(productId: string) {
  const path = `/v1/local/stock/products/${productId}?environment=sandbox`;
  const { on_hand, unit_cost } = stockItem.parse((await shop.window.call('GET', path)).json());
  return { on_hand, unit_cost };
}

it('enters what the business bought with a settlement of its own, once, and undoes it', async () => {
  const id = await shop.product({ code: 'P-MIEL', name: 'Miel' });
  const settlement = await settle('12');
  expect((await shop.inventory(settlement)).status).toBe('to_match');
  const matched = await shop.match(settlement, { kind: 'product', line: 0, product_id: id });
  expect(matched).toMatchObject({ status: 'to_enter', effects: ['entry'], total: '24.00' });
  const answers = [await shop.enter(settlement, { freight: '6' }), await shop.enter(settlement)];
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  expect(await stockOf(id)).toEqual({ on_hand: '12', unit_cost: '2.50' });
  const movements = `/v1/local/stock/products/${id}/movements?environment=sandbox`;
  const { data } = stockMovementList.parse((await shop.window.call('GET', movements)).json());
  expect(data[0]?.reason).toBe('Liquidación de compra 001-001-000000001 · JUAN PÉREZ');
  expect((await shop.reverse(settlement)).status).toBe(200);
  expect((await stockOf(id)).on_hand).toBe('0');
  // Who sold is known by the cédula: nobody is asked again.
  expect((await shop.inventory(await settle('1'))).status).toBe('to_enter');
});

it('takes the tax support of its withholding, and enters nothing of one that is annulled', async () => {
  const settlement = await settle('10');
  expect(await shop.inventory(settlement)).toMatchObject({ iva_in_cost: false, total: '20.00' });
  const { number, access_key, issue_date } = await settlementOf(settlement);
  const taxes = [{ type: 'iva' as const, rate: 'iva_15' as const, base: '20.00', value: '3.00' }];
  const body = aWithholdingBody({
    supplier: aPurchaseSettlementBody().supplier,
    support_documents: [
      {
        document_type: 'liquidacion_compra',
        number,
        issue_date,
        authorization_number: access_key,
        tax_support: '02',
        subtotal: '20.00',
        total: '23.00',
        taxes,
        payments: [{ method: 'otros_sistema_financiero', amount: '23.00' }],
        withholdings: [{ tax: 'iva', code: '3', base: '3.00' }],
      },
    ],
  });
  const made = await shop.documents.call('POST', '/v1/ec/withholdings', { body });
  expect(made.status, made.text).toBe(201);
  expect(await shop.inventory(settlement)).toMatchObject({ iva_in_cost: true, total: '23.00' });
  const annulled = await shop.documents.call('POST', `/v1/ec/documents/${settlement}/annul`, {
    body: { annulled_on: ecuadorDate(new Date()) },
  });
  expect(annulled.status, annulled.text).toBe(200);
  expect((await shop.enter(settlement)).json()).toMatchObject({ code: 'invalid_state' });
});

it('enters one that was issued again once, under whichever number', async () => {
  const id = await shop.product({ code: 'MIEL', name: 'MIEL' });
  // Off the line, as where there is no internet: its goods are sold today.
  expect((await shop.owner.call('POST', '/v1/local/sync/pause')).status).toBe(200);
  const first = await settle('5', 'returned_date');
  await shop.match(first, { kind: 'product', line: 0, product_id: id });
  expect((await shop.enter(first)).status).toBe(201);
  expect((await shop.owner.call('POST', '/v1/local/sync/resume')).status).toBe(200);
  await expect.poll(() => statusOf(first)).toBe('returned');
  const again = await shop.owner.call('POST', `/v1/local/documents/${first}/replace`);
  expect(again.status, again.text).toBe(201);
  const second = documentResource.parse(again.json()).id;
  const refused = await shop.enter(second);
  expect(refused.json()).toMatchObject({ detail: expect.stringContaining('que esta reemplaza') });
  expect((await stockOf(id)).on_hand).toBe('5');
  expect((await shop.reverse(first)).status).toBe(200);
  expect((await shop.enter(second)).status).toBe(201);
  expect((await stockOf(id)).on_hand).toBe('5');
});

async function settlementOf(id: string) {
  const answer = await shop.documents.call('GET', `/v1/ec/documents/${id}`);
  const document = documentResource.parse(answer.json());
  if (document.object !== 'purchase_settlement') throw new Error('it is no settlement');
  return document;
}
