import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { priceChangeResource } from '../../../src-main/contract/catalog/price-change.ts';
import { approvalRecord } from '../../../src-main/contract/counter/approval.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { aLine, anInvoiceBody, type InvoiceInput } from '../../support/builders/invoice-body.ts';
import { layLine } from '../../support/network/line.ts';
import { keyHolderOf } from '../../support/service/api-client.ts';
import { type StaffedService, staff } from '../../support/service/staffed-service.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
let service: AnsweringService;
let shop: StaffedService;

beforeAll(async () => {
  service = await services.start();
  shop = await staff(service);
  await shop.signIn(shop.ana);
  const body = { code: 'A-1', name: 'Cuaderno universitario', unit_price: '10.00' };
  expect((await shop.window.call('POST', '/v1/local/products', { body })).status).toBe(201);
  await shop.signIn(shop.caro);
});

async function sell(parts: Partial<InvoiceInput>, approvals: readonly string[] = [], key?: string) {
  const metadata = approvals.length > 0 ? { approvals: approvals.join(',') } : {};
  const answer = await shop.documents.call('POST', '/v1/ec/invoices', {
    body: anInvoiceBody({ ...parts, metadata }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
  const { id, code, errors } = answer.json();
  return { status: answer.status, id: String(id), code, errors };
}

/** What an approval was used for, as the audit has it. */
async function usesOf(approval: string) {
  const { data } = listOf(approvalRecord).parse((await shop.owner.call('GET', '/v1/local/approvals')).json());
  return data.find(({ id }) => id === approval)?.used_for;
}

it('sells by the prices of the shop and discounts up to the limit without anybody', async () => {
  expect((await sell({})).status).toBe(201);
  expect((await sell({ lines: [aLine({ discount: '4.00' })] })).status).toBe(201);
});

it('gives a discount over the limit once for each approval', async () => {
  const lines = [aLine({ discount: '4.50' })];
  const about = { amount: '4.50' };
  const errors = [{ pointer: '/lines/0/discount', code: 'discount_over_limit', about }];
  expect(await sell({ lines })).toMatchObject({ status: 403, code: 'operator_not_allowed', errors });
  const approval = await shop.approve('discount_over_limit', { amount: '4.50' });
  expect((await sell({ lines }, [approval])).status).toBe(201);
  expect((await sell({ lines }, [approval])).status).toBe(403);
});

it('spends an approval in the sale it is for, whatever is sold at the same instant', async () => {
  const lines = [aLine({ discount: '4.50' })];
  const approval = await shop.approve('discount_over_limit', { amount: '4.50' });
  const sales = await Promise.all(Array.from({ length: 6 }, () => sell({ lines }, [approval])));
  const sold = sales.filter(({ status }) => status === 201);
  expect(sold).toHaveLength(1);
  const refused = sales.filter(({ status }) => status !== 201);
  for (const one of refused) expect(one).toMatchObject({ status: 403, code: 'operator_not_allowed' });
  expect(await usesOf(approval)).toMatchObject({ kind: 'document', id: sold[0]?.id });
});

it('gives the same sale again under its key, without another approval', async () => {
  const lines = [aLine({ discount: '4.50' })];
  const approval = await shop.approve('discount_over_limit', { amount: '4.50' });
  const [first, second] = await Promise.all([
    sell({ lines }, [approval], 'the sale'),
    sell({ lines }, [approval], 'the sale'),
  ]);
  expect([first?.status, second?.status].toSorted()).toEqual([200, 201]);
  const again = await sell({ lines }, [approval], 'the sale');
  expect(again).toMatchObject({ status: 200, id: first?.id });
  expect((await sell({ lines }, [approval], 'another sale')).status).toBe(403);
});

it('spends what was allowed and then not needed with the sale it was allowed for', async () => {
  const approval = await shop.approve('change_price', { item: 'A-1', unit_price: '9', quantity: '2' });
  const { status, id } = await sell({}, [approval, '", ]', 'x"y']);
  expect(status).toBe(201);
  expect(await usesOf(approval)).toMatchObject({ kind: 'document', id });
});

it('gives no more away than was allowed, in one permission or in several', async () => {
  const lines = [aLine({ discount: '4.50' }), aLine({ discount: '6.00' }), aLine({ discount: '1.00' })];
  const allow = (amount: string) => shop.approve('discount_over_limit', { amount });
  const refused = await sell({ lines }, [await allow('10.49')]);
  expect(refused).toMatchObject({ status: 403, errors: [{ about: { amount: '10.50' } }] });
  expect((await sell({ lines }, [await allow('10.50')])).status).toBe(201);
  expect((await sell({ lines }, [await allow('4.50'), await allow('6.00')])).status).toBe(201);
  expect((await sell({ lines }, [await shop.approve('discount_over_limit')])).status).toBe(403);
});

it('takes another price than the product’s as it was allowed: of that product, for so many', async () => {
  const lines = [aLine({ unit_price: '1.00' })];
  const about = { item: 'A-1', unit_price: '1.00', quantity: '2' };
  const refused = await sell({ lines });
  expect(refused.errors).toMatchObject([{ pointer: '/lines/0/unit_price', code: 'change_price' }]);
  const allowing = async (...parts: Parameters<typeof shop.approve>) =>
    (await sell({ lines }, [await shop.approve(...parts)])).status;
  expect(await allowing('discount_over_limit', about)).toBe(403);
  expect(await allowing('change_price')).toBe(403);
  expect(await allowing('change_price', { ...about, item: 'A-9' })).toBe(403);
  expect(await allowing('change_price', { ...about, unit_price: '1.01' })).toBe(403);
  expect(await allowing('change_price', { ...about, quantity: '1' })).toBe(403);
  expect(await allowing('change_price', { ...about, unit_price: '1' })).toBe(201);
  const twice = [...lines, ...lines];
  const approval = await shop.approve('change_price', about);
  expect((await sell({ lines: twice }, [approval])).errors).toMatchObject([{ about: { quantity: '4' } }]);
});

it('sells what is in no catalog, at any price, only as it was allowed', async () => {
  const free = aLine({
    code: undefined,
    description: 'Arreglo de mochila',
    quantity: '1',
    unit_price: '0.01',
  });
  const unknown = aLine({ code: 'NADA' });
  const about = { item: 'Arreglo de mochila', unit_price: '0.01', quantity: '1' };
  expect(await sell({ lines: [free, unknown, aLine()] })).toMatchObject({
    status: 403,
    errors: [
      { pointer: '/lines/0/unit_price', code: 'sell_free_lines', about },
      { pointer: '/lines/1/unit_price', code: 'sell_free_lines', about: { item: 'NADA' } },
    ],
  });
  const allowing = async (...parts: Parameters<typeof shop.approve>) =>
    (await sell({ lines: [free] }, [await shop.approve(...parts)])).status;
  expect(await allowing('change_price', about)).toBe(403);
  expect(await allowing('sell_free_lines', { ...about, item: 'Otra cosa' })).toBe(403);
  expect(await allowing('sell_free_lines', about)).toBe(201);

  await shop.signIn(shop.ana);
  expect((await sell({ lines: [free] })).status).toBe(201);
  await shop.signIn(shop.caro);
  const program = await keyHolderOf(service);
  const byProgram = await program.call('POST', '/v1/ec/invoices', { body: anInvoiceBody({ lines: [free] }) });
  expect(byProgram.status).toBe(201);
});

it('takes goods back of the sale it was allowed for, and up to the money that was', async () => {
  const [sold, other] = await Promise.all([
    shop.documents.issue(anInvoiceBody(), 'wait=20'),
    shop.documents.issue(anInvoiceBody(), 'wait=20'),
  ]);
  const amount = sold.total;
  const giveBack = async (approval?: string) => {
    const metadata = approval === undefined ? {} : { approvals: approval };
    const body = {
      modified_document: { document_id: sold.id },
      reason: 'Devolución',
      lines: [aLine()],
      metadata,
    };
    const answer = await shop.documents.call('POST', '/v1/ec/credit-notes', { body });
    return { ...answer.json(), status: answer.status };
  };
  const about = { document_id: sold.id, amount };
  expect(await giveBack()).toMatchObject({ status: 403, errors: [{ code: 'return_sale', about }] });
  for (const wrong of [{ document_id: other.id, amount }, { ...about, amount: '1.00' }, {}]) {
    expect(await giveBack(await shop.approve('return_sale', wrong))).toMatchObject({ status: 403 });
  }
  expect(await giveBack(await shop.approve('return_sale', about))).toMatchObject({ status: 201 });
});

it('annuls the document that was approved, and no other', async () => {
  const [one, other] = [await sell({}), await sell({})];
  await shop.documents.call('GET', `/v1/ec/invoices/${one.id}?wait=15`);
  const annul = async (approval?: string, on = ecuadorDate(new Date())) => {
    const query = approval === undefined ? '' : `?approval_id=${approval}`;
    const body = { annulled_on: on, reason: 'Deshecha' };
    return (await shop.documents.call('POST', `/v1/ec/invoices/${one.id}/annul${query}`, { body })).json()
      .code;
  };
  expect(await annul()).toBe('operator_not_allowed');
  expect(await annul(await shop.approve('void_document'))).toBe('operator_not_allowed');
  const approval = await shop.approve('void_document', { document_id: other.id });
  expect(await annul(approval)).toBe('operator_not_allowed');
  const right = await shop.approve('void_document', { document_id: one.id });
  // A day before it was issued: nothing was done with the approval.
  expect(await annul(right, '2026-01-01')).toBe('annulled_on_out_of_range');
  expect(await usesOf(right)).toBeUndefined();
  expect(await annul(right)).toBeUndefined();
  expect(await usesOf(right)).toEqual({ kind: 'document', id: one.id });
  expect(await annul(right)).toBe('operator_not_allowed');
});

it('changes the product that was approved, and no price of others with the permission for a sale', async () => {
  const { data } = (await shop.window.call('GET', '/v1/local/products?q=A-1')).json();
  const id = z.array(z.looseObject({ id: z.uuid() })).parse(data)[0]?.id ?? '';
  const change = async (approval: string, at = id) => {
    const body = { code: 'A-1', name: 'Cuaderno', unit_price: '10.00' };
    const path = `/v1/local/products/${at}?approval_id=${approval}`;
    return (await shop.window.call('PUT', path, { body })).status;
  };
  const elsewhere = { product_ids: ['01970000-0000-7000-8000-000000000000'] };
  expect(await change(await shop.approve('edit_products', elsewhere))).toBe(403);
  expect(await change(await shop.approve('edit_products'))).toBe(403);
  const approval = await shop.approve('edit_products', { product_ids: [id] });
  const broken = { body: { code: 'A-1' } };
  const path = `/v1/local/products/${id}?approval_id=${approval}`;
  expect((await shop.window.call('PUT', path, broken)).status).toBe(422);
  expect(await usesOf(approval)).toBeUndefined();
  expect(await change(approval)).toBe(200);
  expect(await usesOf(approval)).toEqual({ kind: 'product', id });
  expect(await change(approval)).toBe(403);
});

it('changes many prices only as they were seen and approved', async () => {
  const path = '/v1/local/products/price-changes';
  const lowered = (value: string) => ({ products: {}, change: { kind: 'percent', value } });
  const revisionOf = async (body: object) =>
    priceChangeResource.parse((await shop.window.call('POST', `${path}/preview`, { body })).json()).revision;
  const change = async (revision: string, body: object, approval: string) =>
    (await shop.window.call('POST', `${path}/${revision}?approval_id=${approval}`, { body })).status;

  const [ten, ninety] = [lowered('-10'), lowered('-90')];
  const [seen, other] = [await revisionOf(ten), await revisionOf(ninety)];
  const ofSale = { item: 'A-1', unit_price: '1', quantity: '9' };
  expect(await change(seen, ten, await shop.approve('change_price', ofSale))).toBe(403);
  expect(await change(seen, ten, await shop.approve('change_price'))).toBe(403);
  expect(await change(other, ninety, await shop.approve('change_price', { revision: seen }))).toBe(403);
  // The approval serves for its own address, and there this body is another change.
  expect(await change(seen, ninety, await shop.approve('change_price', { revision: seen }))).toBe(409);
  expect(await change(seen, ten, await shop.approve('change_price', { revision: seen }))).toBe(200);
});

it('opens the drawer only with an approval, of whom it was asked by', async () => {
  const open = async (query = '') =>
    (await shop.window.call('POST', `/v1/local/drawer${query}`, { body: {} })).json().code;
  expect(await open()).toBe('operator_not_allowed');
  const approval = await shop.approve('open_drawer_without_sale');
  await shop.signIn(shop.dora);
  expect(await open(`?approval_id=${approval}`)).toBe('operator_not_allowed');
  await shop.signIn(shop.caro);
  expect(await open(`?approval_id=${approval}`)).not.toBe('operator_not_allowed');
});

it('keeps the approval of a drawer that did not open', async () => {
  const line = await layLine(service.url);
  // It is cut: the order does not arrive.
  const connection = { type: 'network', host: '127.0.0.1', port: Number(new URL(line.url).port) };
  const printer = { name: 'Caja 1', connection, paper: 'roll80', has_drawer: true };
  expect((await shop.owner.call('POST', '/v1/local/printers', { body: printer })).status).toBe(201);
  await shop.signIn(shop.caro);
  const approval = await shop.approve('open_drawer_without_sale');
  const open = async () =>
    (await shop.window.call('POST', `/v1/local/drawer?approval_id=${approval}`, { body: {} })).json();
  expect(await open()).toMatchObject({ opened: false });
  expect(await open()).toMatchObject({ opened: false });
});
