import { beforeAll, expect, it } from 'vitest';
import { catalogImportResource } from '../../../src-main/contract/catalog/catalog-import.ts';
import { productResource } from '../../../src-main/contract/catalog/product.ts';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { profitReport } from '../../../src-main/contract/reports/profit-report.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { aLine, anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { apiClient } from '../../support/service/api-client.ts';
import { type StaffedService, staff } from '../../support/service/staffed-service.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';
import { uploadTo } from '../../support/service/upload-to.ts';

const services = testServices();
let shop: StaffedService;
let service: AnsweringService;

beforeAll(async () => {
  service = await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } });
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

it('takes one approval for all that is below cost, of just what it comes to, which says no cost', async () => {
  const about = { amount: '25.00' };
  const needed = {
    code: 'operator_not_allowed',
    errors: [{ pointer: '/lines/0/unit_price', code: 'sell_below_cost', about }],
  };
  const below = { code: 'A-1', quantity: '2', discount: '3.00' };
  const lower = { code: 'A-1', quantity: '1', discount: '2.00' };
  const refused = await sell([below, lower]);
  expect(refused.json()).toMatchObject(needed);
  expect(refused.json().errors).toHaveLength(1);
  expect(refused.text).not.toContain('9.00');
  const approval = await shop.approve('sell_below_cost', about);
  // Neither a lower price nor less of it is what was approved.
  for (const lines of [[{ ...below, discount: '3.02' }, lower], [below]]) {
    expect((await sell(lines, approval)).json()).toMatchObject({ errors: [{ code: 'sell_below_cost' }] });
  }
  expect((await sell([below, lower], approval)).status).toBe(201);
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
  // 2 at 8.50, 1 at 8.00 and 1 at 9.00, which cost 9.00 each; B-2 at 8.00 has no cost.
  const earned = { base: '34.00', cost: '36.00', profit: '-2.00', margin: '-5.9' };
  expect(report).toMatchObject({
    total: earned,
    without_cost: '8.00',
    products: [{ key: 'A-1', quantity: '4', ...earned }],
    products_count: 1,
    categories: [{ key: 'Papelería', ...earned }],
  });
  const file = await shop.documents.call(
    'GET',
    `/v1/local/reports/profit/file?from=2026-01-01&to=${today}&format=csv&table=products`,
  );
  expect(file.text).toMatch(/A-1;"?Cuaderno[^;]*;4;34[.,]00;36[.,]00;-2[.,]00;-5[.,]9/);
  expect((await shop.documents.call('GET', path.replace('2026-01-01', '2029-01-01'))).status).toBe(422);
});

it('shows costs to no key of a program, unless its scope is `config`', async () => {
  const today = ecuadorDate(new Date());
  const report = `/v1/local/reports/profit?from=${today}&to=${today}`;
  const keyOf = async (...scopes: string[]) => {
    const made = await shop.owner.call('POST', '/v1/local/api-keys', {
      body: { environment: 'sandbox', scopes },
    });
    return apiClient(service.url, createdApiKey.parse(made.json()).key);
  };
  const [reader, configurer] = await Promise.all([keyOf('read'), keyOf('read', 'config')]);
  for (const address of [report, `${report.replace('profit', 'profit/file')}&format=xlsx`]) {
    const refused = await reader.call('GET', address);
    expect([refused.status, refused.json().detail]).toEqual([403, expect.stringContaining('costos')]);
    expect((await configurer.call('GET', address)).status).toBe(200);
  }
  // Its own files from before there were costs stay what they were: the mapping has to name the column.
  const path = '/v1/local/products/imports';
  const content = 'Código;Nombre;Precio;Costo\nA-1;Cuaderno A-1;10;4\n';
  const made = catalogImportResource.parse(
    await uploadTo(configurer, service, path, [{ name: 'lista.csv', content }]),
  );
  expect(made.columns).toMatchObject([{ field: 'code' }, { field: 'name' }, {}, { field: null }]);
  const mapping = ['code', 'name', null, 'cost'];
  const patched = await configurer.call('PATCH', `${path}/${made.id}`, { body: { mapping } });
  expect(patched.json()).toMatchObject({ columns: [{}, {}, {}, { field: 'cost' }], counts: { changed: 1 } });
});
