import { toSriDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { otherRuc } from '../certificates/test-certificates.ts';
import { currentListing } from '../import-files/listings.ts';
import { foreignKey } from '../import-files/signed-invoice.ts';
import { suppliersXml } from '../service/a-purchase.ts';
import type { Day } from './documents.ts';
import type { Taker } from './example-taker.ts';

/** What suppliers sent, and the accounts of a month. */
export async function takePurchases({ take, ask, first }: Taker, { today, ruc }: Day): Promise<void> {
  await ask('PATCH', '/v1/local/settings', { body: { stock_enabled: 'on' } });
  const content = await suppliersXml(ruc, { issueDate: today });
  await take('POST', '/v1/local/purchases/files', { file: { name: 'compra.xml', content } });
  const id = await first('/v1/local/purchases');
  await take('GET', '/v1/local/purchases/summary');
  await take('PATCH', '/v1/local/purchases/{id}', { ids: [id], body: { kind: 'goods' } });
  await take('GET', '/v1/local/purchases/{id}', { ids: [id] });
  await take('GET', '/v1/local/purchases/{id}/withholding', { ids: [id] });
  const inventory = '/v1/local/purchases/{id}/inventory';
  const matches = [{ kind: 'product', line: 0, product_id: await first('/v1/local/products'), factor: '12' }];
  await take('PUT', `${inventory}/matches`, { ids: [id], body: { matches } });
  await take('POST', `${inventory}/receipt`, { ids: [id], body: {} });
  await take('GET', inventory, { ids: [id] });
  await take('POST', `${inventory}/receipt/reversal`, { ids: [id], body: { reason: 'Entró dos veces' } });
  const month = today.slice(0, 7);
  await take('GET', '/v1/local/reports/declaration', { query: `?from=${month}-01&to=${today}` });
  await take('GET', '/v1/local/reports/due-declarations');
  await take('GET', '/v1/local/reports/timeliness', { query: `?from=${today}&to=${today}` });
  await take('GET', '/v1/local/reports/profit', { query: `?from=${month}-01&to=${today}` });
  await take('GET', '/v1/local/reports/period', { query: `?from=${month}-01&to=${today}` });
  await take('GET', '/v1/local/reports/transaction-annex', { query: `?month=${month}` });
  await take('GET', '/v1/local/attention');
  const accessKey = foreignKey({ ruc: otherRuc, issueDate: today });
  // 100.00 more than what was received.
  const listed = {
    accessKey,
    authorizedAt: `${toSriDate(today)} 10:31:09`,
    holder: 'PAPELERÍA NIÑO',
    total: '111.50',
  };
  await take('POST', '/v1/local/reports/comparison', {
    query: `?month=${month}`,
    file: { name: 'recibidos.txt', content: Buffer.from(currentListing([listed]), 'latin1') },
  });
  // Last: what a program takes away, nobody puts back.
  await take('POST', '/v1/local/purchases/changes', { body: { action: 'remove', ids: [id] } });
}
