import { z } from 'zod';
import { startMailServer } from '../mail/mail-server.ts';
import type { Taker } from './example-taker.ts';

/** What goes out by itself: e-mail, webhooks. */
export async function takeMessages({ take, first, until }: Taker): Promise<void> {
  const mail = await startMailServer();
  try {
    await take('GET', '/v1/local/email/presets');
    const account = {
      host: 'correo.ejemplo.ec',
      port: 587,
      security: 'starttls',
      from_name: 'Papelería Niño',
      from_address: 'ventas@ejemplo.ec',
    };
    await take('PUT', '/v1/local/email', { body: account });
    const here = { host: '127.0.0.1', port: mail.port, security: 'none' };
    await take('PUT', '/v1/local/email', { body: { ...account, ...here } });
    await take('POST', '/v1/local/email/test', { body: { to: 'ana@ejemplo.ec' } });
    await take('POST', '/v1/local/receivables/customers/{identification}/statement/email', {
      ids: ['1710034065'],
      body: { email: 'ana@ejemplo.ec' },
    });
    await take('PUT', '/v1/local/monthly-mail', { body: { email: 'contadora@ejemplo.ec' } });
    const id = await first('/v1/ec/invoices');
    const to = ['juan@ejemplo.ec'];
    await take('POST', '/v1/ec/invoices/{id}/email', { ids: [id], body: { to } });
    await take('POST', '/v1/ec/documents/email', { body: { document_ids: [id], to } });
    const offered = await first('/v1/local/proformas');
    await take('POST', '/v1/local/proformas/{id}/email', { ids: [offered], body: { to } });
    await take('DELETE', '/v1/local/email');
  } finally {
    await mail.close();
  }

  // Nothing listens there: its first attempt fails, and another one follows.
  const endpoint = await take('POST', '/v1/webhook-endpoints', {
    body: { url: 'http://127.0.0.1:9/avisos', events: ['invoice.authorized'] },
  });
  await take('GET', '/v1/webhook-endpoints');
  await take('GET', '/v1/webhook-endpoints/{id}', { ids: [endpoint] });
  await take('POST', '/v1/webhook-endpoints/{id}/test', { ids: [endpoint] });
  await until(
    'GET',
    '/v1/webhook-endpoints/{id}/deliveries',
    { ids: [endpoint] },
    z.object({ data: z.tuple([z.object({ attempts: z.array(z.unknown()).min(1) })]) }),
  );
}
