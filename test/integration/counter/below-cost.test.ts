import { beforeAll, expect, it } from 'vitest';
import { productResource } from '../../../src-main/contract/catalog/product.ts';
import { profitReport } from '../../../src-main/contract/reports/profit-report.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { aLine, anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { type StaffedService, staff } from '../../support/service/staffed-service.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
let shop: StaffedService;

beforeAll(async () => {
  const service = await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } });
  shop = await staff(service);
  await shop.signIn(shop.ana);
  for (const [code, unit_cost] of [
    ['A-1', '9.00'],
    ['B-2', null],
  ]) {
    const body = { code, name: `Cuaderno ${code}`, unit_price: '10.00', category: 'Papelería' };
    const made = await shop.window.call('POST', '/v1/local/products', { body });
    const { id } = productResource.parse(made.json());
    const cost = { environment: 'sandbox', unit_cost };
    const stated = await shop.window.call('PUT', `/v1/local/products/${id}/cost`, { body: cost });
    if (stated.status !== 200) throw new Error(stated.text);
  }
  await shop.signIn(shop.caro);
});

const sell = (lines: Parameters<typeof aLine>[0][], approvals = '') =>
  shop.documents.call('POST', '/v1/ec/invoices', {
    body: anInvoiceBody({
      lines: lines.map((line) => aLine({ unit_price: '10.00', ...line })),
      ...(approvals !== '' && { metadata: { approvals } }),
    }),
  });

it('takes an approval for what is left of a price, where that is below the cost, and for no lower one', async () => {
  const about = { item: 'A-1', unit_price: '8.50', quantity: '2' };
  const needed = {
    code: 'operator_not_allowed',
    errors: [{ pointer: '/lines/0/unit_price', code: 'sell_below_cost', about }],
  };
  const below = { code: 'A-1', quantity: '2', discount: '3.00' };
  const refused = await sell([below]);
  expect(refused.json()).toMatchObject(needed);
  expect(refused.text).not.toContain('9.00');
  const approval = await shop.approve('sell_below_cost', about);
  const lower = await sell([{ ...below, discount: '3.02' }], approval);
  expect(lower.json()).toMatchObject({
    errors: [{ code: 'sell_below_cost', about: { unit_price: '8.49' } }],
  });
  expect((await sell([below], approval)).status).toBe(201);
});

it('asks nothing at the cost itself, and of what has none', async () => {
  const atCost = { code: 'A-1', quantity: '1', discount: '1.00' };
  expect((await sell([atCost, { code: 'B-2', quantity: '1', discount: '2.00' }])).status).toBe(201);
});

it('reports what was earned of what has a cost, to those who may read costs', async () => {
  const today = ecuadorDate(new Date());
  const path = `/v1/local/reports/profit?from=2026-01-01&to=${today}`;
  expect((await shop.documents.call('GET', path)).status).toBe(403);
  await shop.signIn(shop.ana);
  const report = profitReport.parse((await shop.documents.call('GET', path)).json());
  // 2 at 8.50 and 1 at 9.00, which cost 9.00 each; B-2 at 8.00 has no cost.
  const earned = { base: '26.00', cost: '27.00', profit: '-1.00', margin: '-3.8' };
  expect(report).toMatchObject({
    total: earned,
    without_cost: '8.00',
    products: [{ key: 'A-1', quantity: '3', ...earned }],
    products_count: 1,
    categories: [{ key: 'Papelería', ...earned }],
  });
  const file = await shop.documents.call(
    'GET',
    `/v1/local/reports/profit/file?from=2026-01-01&to=${today}&format=csv&table=products`,
  );
  expect(file.text).toMatch(/A-1;"?Cuaderno[^;]*;3;26[.,]00;27[.,]00;-1[.,]00;-3[.,]8/);
  expect((await shop.documents.call('GET', path.replace('2026-01-01', '2029-01-01'))).status).toBe(422);
});
