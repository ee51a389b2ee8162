import { z } from 'zod';
import { stockShelf } from '../counter.ts';
import { rosa, sandboxIssuer, smallSale } from '../issued-documents.ts';
import { recordPurchases } from '../purchases.ts';
import type { RunningService } from '../service.ts';
import type { Sights } from './addresses.ts';

/** Who runs the shop below, signed in. */
export const owner = { name: 'Rosa Cevallos', pin: '482913', role: 'administrator' } as const;

const named = z.object({ id: z.uuid() });
const withKey = z.object({ key: z.string() });

/** A shop in which every screen has something to show: sold, refused, closed once, brought in, sent to others. */
export async function furnishShop(service: RunningService): Promise<Sights> {
  const make = async (path: string, body: object): Promise<string> => {
    const { status, json } = await service.call('POST', path, body);
    if (status >= 300) throw new Error(`the service answered ${status} to ${path}: ${JSON.stringify(json)}`);
    return named.parse(json).id;
  };
  await stockShelf(service);
  await make('/v1/local/customers', {
    identification_type: 'cedula',
    identification: rosa.identification,
    name: rosa.name,
  });
  await service.call('PATCH', '/v1/local/settings', { stock_enabled: 'on' });
  const machine = { brand: 'SISPAU', model: 'A1', serial: 'SP-000123' };
  const fiscal_machine_id = await make('/v1/local/fiscal-machines', machine);
  const person = await make('/v1/local/operators', owner);
  await service.call('POST', `/v1/local/operators/${person}/sign-in`, { pin: owner.pin });
  const till_id = await make('/v1/local/tills', {
    name: 'Caja 1',
    environment: 'sandbox',
    establishment: '001',
    emission_point: '001',
    fiscal_machine_id,
  });
  const closed = await make('/v1/local/cash-sessions', { till_id, opening_float: '20.00' });
  const count = [{ denomination: 'note_20', quantity: 1 }];
  const { status } = await service.call('POST', `/v1/local/cash-sessions/${closed}/close`, { count });
  if (status !== 200) throw new Error(`the service answered ${status} to the closing`);
  await make('/v1/local/cash-sessions', { till_id, opening_float: '20.00' });

  const issue = await sandboxIssuer(service);
  await service.call('PUT', '/v1/local/sandbox/conditions', { reception: 'returned_65', remaining: 1 });
  const refused = await issue('invoices', smallSale(rosa));
  const sold = await issue('invoices', { ...smallSale(rosa), fiscal_machine: machine });
  return {
    '/caja/cierres': closed,
    '/compras': await recordPurchases(service),
    '/documentos': sold.id,
    '/documentos/:id/corregir': refused.id,
    '/por-cobrar': rosa.identification,
    ...(await broughtIn(service)),
  };
}

/** What a window does with its key: an import of former documents, an offer, and a webhook. */
async function broughtIn(service: RunningService): Promise<Sights> {
  const made = await service.call('POST', '/v1/local/session-keys', { environment: 'sandbox' });
  const { key } = withKey.parse(made.json);
  const post = async (path: string, body: FormData | string): Promise<string> => {
    const answer = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      body,
    });
    if (!answer.ok) throw new Error(`the service answered ${answer.status} to ${path}`);
    return named.parse(await answer.json()).id;
  };
  const files = new FormData();
  files.append('file', new File(['<factura/>'], 'anterior.xml', { type: 'application/xml' }));
  return {
    '/documentos/importaciones': await post('/v1/ec/imports', files),
    '/documentos/proformas': await post('/v1/local/proformas', JSON.stringify(smallSale(rosa))),
    '/ajustes/webhooks': await post(
      '/v1/webhook-endpoints',
      JSON.stringify({ url: 'http://127.0.0.1:9/avisos', events: ['*'] }),
    ),
  };
}
