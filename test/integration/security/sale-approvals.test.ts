import { beforeAll, expect, it } from 'vitest';
import { approvalRecord } from '../../../src-main/contract/counter/approval.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { aLine, anInvoiceBody, type InvoiceInput } from '../../support/builders/invoice-body.ts';
import { type StaffedService, staff } from '../../support/service/staffed-service.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
let shop: StaffedService;

beforeAll(async () => {
  shop = await staff(await services.start());
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

/** What an approval served for, as the trail has it. */
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
  const errors = [{ pointer: '/metadata/approvals', code: 'discount_over_limit' }];
  expect(await sell({ lines })).toMatchObject({ status: 403, code: 'operator_not_allowed', errors });
  const approval = await shop.approve('discount_over_limit');
  expect((await sell({ lines }, [approval])).status).toBe(201);
  expect((await sell({ lines }, [approval])).status).toBe(403);
});

it('spends an approval in the sale it is for, whatever is sold at the same instant', async () => {
  const lines = [aLine({ discount: '4.50' })];
  const approval = await shop.approve('discount_over_limit');
  const sales = await Promise.all(Array.from({ length: 6 }, () => sell({ lines }, [approval])));
  const sold = sales.filter(({ status }) => status === 201);
  expect(sold).toHaveLength(1);
  const refused = sales.filter(({ status }) => status !== 201);
  for (const one of refused) expect(one).toMatchObject({ status: 403, code: 'operator_not_allowed' });
  expect(await usesOf(approval)).toMatchObject({ kind: 'document', id: sold[0]?.id });
});

it('gives the same sale again under its key, without another approval', async () => {
  const lines = [aLine({ discount: '4.50' })];
  const approval = await shop.approve('discount_over_limit');
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
  const approval = await shop.approve('change_price');
  const { status, id } = await sell({}, [approval, '", ]', 'x"y']);
  expect(status).toBe(201);
  expect(await usesOf(approval)).toMatchObject({ kind: 'document', id });
});

it('takes another price than the product’s with the approval for a price alone', async () => {
  const lines = [aLine({ unit_price: '1.00' })];
  expect((await sell({ lines })).errors).toMatchObject([{ code: 'change_price' }]);
  expect((await sell({ lines }, [await shop.approve('discount_over_limit')])).status).toBe(403);
  expect((await sell({ lines }, [await shop.approve('change_price')])).status).toBe(201);
});

it('takes goods back, annuls and opens the drawer only with an approval', async () => {
  const { id } = await sell({});
  const note = { modified_document: { document_id: id }, reason: 'Devolución', lines: [aLine()] };
  const returned = await shop.documents.call('POST', '/v1/ec/credit-notes', { body: note });
  expect(returned.json().code).not.toBe(undefined);
  expect(returned.status).toBeGreaterThanOrEqual(400);
  const annulment = { annulled_on: '2026-01-01', reason: 'Deshecha' };
  const path = `/v1/ec/invoices/${id}/annul`;
  expect((await shop.documents.call('POST', path, { body: annulment })).json().code).toBe(
    'operator_not_allowed',
  );
  const approval = await shop.approve('void_document');
  const allowed = await shop.documents.call('POST', `${path}?approval_id=${approval}`, { body: annulment });
  expect(allowed.json().code).not.toBe('operator_not_allowed');
  const drawer = await shop.window.call('POST', '/v1/local/drawer', { body: {} });
  expect(drawer.json().code).toBe('operator_not_allowed');
});
