import { z } from 'zod';
import { exampleBodies } from '../../../src-main/api/docs/examples/example-bodies.ts';
import { daysBefore } from '../../../src-main/documents/values/ecuador-time.ts';
import type { Taker } from './example-taker.ts';

/** Behind the counter: tills, people, the drawer, printers, what waits. */
export async function takeCounter({ ask, take, first, until }: Taker, today: string): Promise<void> {
  const query = '?environment=sandbox';
  const machine = await take('POST', '/v1/local/fiscal-machines', {
    body: { brand: 'Epson', model: 'TM-T20', serial: 'SP-1' },
  });
  await take('GET', '/v1/local/fiscal-machines');
  await take('GET', '/v1/local/fiscal-machines/{id}/documents', { ids: [machine], query });
  await take('GET', '/v1/local/fiscal-machines/{id}/totals', { ids: [machine], query });
  // Nothing listens there: a job waits, as it is when it is answered.
  const connection = { type: 'network', host: '127.0.0.1', port: 9 };
  const printer = await take('POST', '/v1/local/printers', {
    body: { name: 'Caja 1', connection, has_drawer: true },
  });
  await take('GET', '/v1/local/printers');
  await take('GET', '/v1/local/printers/queues');
  await take('GET', '/v1/local/printers/{id}/status', { ids: [printer] });
  const sold = await first('/v1/ec/invoices');
  await take('POST', '/v1/local/print', { body: { document_id: sold } });
  const tried = z.object({ status: z.literal('waiting'), tries: z.number().min(1) });
  await until('GET', '/v1/local/print', {}, z.object({ data: z.tuple([tried]) }));
  await take('POST', '/v1/local/drawer', { body: { printer_id: printer } });
  const received = await first('/v1/local/receivables/payments');
  await take('POST', '/v1/local/receivables/payments/{id}/print', { ids: [received], body: {} });
  const offered = await first('/v1/local/proformas');
  await take('POST', '/v1/local/proformas/{id}/print', { ids: [offered], body: {} });

  const point = { environment: 'sandbox', establishment: '001', emission_point: '001' };
  const till = await take('POST', '/v1/local/tills', { body: { name: 'Caja 1', ...point } });
  await take('GET', '/v1/local/tills');
  const held = {
    environment: 'sandbox',
    label: 'Señora del vestido azul',
    total: '2.88',
    content: { lines: [] },
  };
  await take('POST', '/v1/local/held-sales', { body: held });
  await take('GET', '/v1/local/held-sales', { query });

  const pin = '2580';
  const boss = await take('POST', '/v1/local/operators', {
    body: { name: 'María Vega', role: 'administrator', pin },
  });
  await take('POST', '/v1/local/operators/{id}/sign-in', { ids: [boss], body: { pin } });
  await take('GET', '/v1/local/operators');
  await take('GET', '/v1/local/operators/signed-in');
  await take('GET', '/v1/local/roles');
  await take('PUT', '/v1/local/roles/{role}', { ids: ['cashier'], body: { permissions: ['sell'] } });
  await take('POST', '/v1/local/operators/{id}/approvals', {
    ids: [boss],
    body: { pin, action: 'move_cash', reason: 'Cambio para la caja' },
  });
  await take('GET', '/v1/local/approvals');
  await take('GET', '/v1/local/staff-events', { query: '?limit=1' });

  const session = await take('POST', '/v1/local/cash-sessions', {
    body: { till_id: till, opening_float: '50.00' },
  });
  await take('GET', '/v1/local/cash-sessions', { query: '?limit=1' });
  const path = '/v1/local/cash-sessions/{id}';
  const movement = { direction: 'out', amount: '5.00', reason: 'Taxi' };
  await take('POST', `${path}/movements`, { ids: [session], body: movement });
  await take('GET', `${path}/movements`, { ids: [session] });
  const paid = await take('POST', '/v1/ec/invoices', {
    query: '?wait=25',
    body: exampleBodies.invoice(today),
  });
  await take('POST', `${path}/sales`, { ids: [session], body: { document_id: paid, tendered: '50.00' } });
  await take('POST', `${path}/x`, { ids: [session], body: {} });

  await ask('PATCH', '/v1/local/settings', { body: { stock_enabled: 'on' } });
  const product = await first('/v1/local/products');
  await take('POST', '/v1/local/stock/movements', {
    body: {
      environment: 'sandbox',
      kind: 'in',
      products: [{ product_id: product, quantity: '12', unit_cost: '2.95' }],
    },
  });
  await take('GET', '/v1/local/stock', { query });
  await take('GET', '/v1/local/stock/products/{id}', { ids: [product], query });
  await take('GET', '/v1/local/stock/products/{id}/movements', { ids: [product], query });
  await ask('PATCH', '/v1/local/settings', { body: { lots_enabled: 'on' } });
  await ask('PATCH', '/v1/local/stock/products/{id}', {
    ids: [product],
    body: { environment: 'sandbox', tracks_lots: true },
  });
  const lots = '/v1/local/stock/products/{id}/lots';
  const lot = { environment: 'sandbox', number: 'L2607', expires_on: daysBefore(today, -20), quantity: '6' };
  await take('POST', lots, { ids: [product], body: lot });
  await take('GET', lots, { ids: [product], query });
  await take('GET', '/v1/local/stock/expiring', { query });
}
