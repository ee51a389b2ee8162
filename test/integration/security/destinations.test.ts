import { beforeAll, describe, expect, it } from 'vitest';
import { roleResource } from '../../../src-main/contract/counter/role.ts';
import { staffEvent } from '../../../src-main/contract/counter/staff-event.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { webhookEndpointWithSecret } from '../../../src-main/contract/webhooks/webhook-endpoint.ts';
import { type ApiClient, apiClient } from '../../support/service/api-client.ts';
import { type StaffedService, staff } from '../../support/service/staffed-service.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
let service: AnsweringService;
let shop: StaffedService;

beforeAll(async () => {
  service = await services.start();
  shop = await staff(service);
});

const smtp = {
  host: 'smtp.example.com',
  port: 587,
  security: 'starttls',
  user: 'ventas@ejemplo.ec',
  password: 'la clave del correo',
  from_address: 'ventas@ejemplo.ec',
};
const webhook = { url: 'https://tienda.example.ec/secreto-9?token=abc', events: ['invoice.*'] };

async function send(client: ApiClient, method: string, path: string, body?: unknown) {
  const answer = await client.call(method, path, body === undefined ? {} : { body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer;
}

/** What the activity log has of destinations, the newest first. */
async function changes() {
  const answer = await send(shop.owner, 'GET', '/v1/local/staff-events?type=destination_changed');
  return listOf(staffEvent)
    .parse(answer.json())
    .data.map(({ object: _, id: __, created_at: ___, type: ____, ...change }) => change);
}

describe('where copies of documents are sent', () => {
  it('is decided by nobody who only looks after backups, mail and webhooks', async () => {
    const { usual_permissions } = listOf(roleResource)
      .parse((await send(shop.owner, 'GET', '/v1/local/roles')).json())
      .data.find(({ role }) => role === 'cashier') ?? { usual_permissions: [] };
    await send(shop.owner, 'PUT', '/v1/local/roles/cashier', {
      permissions: [
        ...usual_permissions,
        'manage_backups',
        'manage_email',
        'manage_webhooks',
        'manage_settings',
        'read_reports',
      ],
    });
    await shop.signIn(shop.caro);
    const answers = [
      await shop.window.call('PUT', '/v1/local/second-place', { body: { path: services.newFolder() } }),
      await shop.window.call('PUT', '/v1/local/email', { body: smtp }),
      await shop.window.call('PUT', '/v1/local/backups/settings', { body: { folder: services.newFolder() } }),
      await shop.window.call('POST', '/v1/local/head-office', { body: { code: 'x', name: 'y' } }),
      await shop.documents.call('PUT', '/v1/local/monthly-mail', { body: { email: 'caro@ejemplo.ec' } }),
      await shop.documents.call('POST', '/v1/webhook-endpoints', { body: webhook }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'operator_not_allowed' });
    }
    expect((await shop.window.call('GET', '/v1/local/email')).status).toBe(200);
    expect(await changes()).toEqual([]);
  });

  it('is in the activity log with who decided it, each time it changes, and without secrets', async () => {
    await shop.signIn(shop.ana);
    const by = { id: shop.ana.id, name: 'Ana' };
    const [folder, other, backups] = [services.newFolder(), services.newFolder(), services.newFolder()];
    await send(shop.window, 'PUT', '/v1/local/second-place', { path: folder });
    await send(shop.window, 'PUT', '/v1/local/second-place', { path: folder });
    await send(shop.window, 'PUT', '/v1/local/second-place', { path: other });
    await send(shop.window, 'PUT', '/v1/local/email', smtp);
    await send(shop.window, 'PUT', '/v1/local/email', { ...smtp, from_name: 'La tienda' });
    await send(shop.window, 'PUT', '/v1/local/email', { ...smtp, user: 'caro@ejemplo.ec' });
    await send(shop.window, 'DELETE', '/v1/local/email');
    const passphrase = 'caballo correcto batería';
    const s3 = {
      endpoint: 'https://clave:secreta@s3.example.com',
      region: 'auto',
      bucket: 'copias',
      access_key: 'AK',
      secret_key: 'SK',
    };
    const plan = { folder: backups, s3, passphrase, passphrase_again: passphrase };
    await send(shop.window, 'PUT', '/v1/local/backups/settings', plan);
    await send(shop.documents, 'PUT', '/v1/local/monthly-mail', { email: 'contador@ejemplo.ec' });
    const created = await send(shop.documents, 'POST', '/v1/webhook-endpoints', webhook);
    const endpoint = `/v1/webhook-endpoints/${webhookEndpointWithSecret.parse(created.json()).id}`;
    await send(shop.documents, 'PATCH', endpoint, { url: 'https://tienda.example.ec/otro' });
    await send(shop.documents, 'PATCH', endpoint, { disabled: true });
    await send(shop.documents, 'DELETE', endpoint);
    const receiver = 'https://tienda.example.ec (invoice.*)';
    expect((await changes()).toReversed()).toEqual([
      { by, destination: 'second_place', address: folder },
      { by, destination: 'second_place', former_address: folder, address: other },
      { by, destination: 'email_account', address: 'ventas@ejemplo.ec (smtp.example.com)' },
      {
        by,
        destination: 'email_account',
        former_address: 'ventas@ejemplo.ec (smtp.example.com)',
        address: 'caro@ejemplo.ec (smtp.example.com)',
      },
      { by, destination: 'email_account', former_address: 'caro@ejemplo.ec (smtp.example.com)' },
      { by, destination: 'backup_folder', address: backups },
      { by, destination: 'backup_service', address: 'https://s3.example.com/copias' },
      { by, destination: 'monthly_mail', address: 'contador@ejemplo.ec' },
      { by, destination: 'webhook', address: receiver },
      // Another path at the same host is another receiver.
      { by, destination: 'webhook', former_address: receiver, address: receiver },
      { by, destination: 'webhook', former_address: receiver },
    ]);
  });

  it('is in the activity log where a program decides it with its key', async () => {
    const body = { environment: 'sandbox', scopes: ['config', 'read'] };
    const { key } = createdApiKey.parse((await send(shop.owner, 'POST', '/v1/local/api-keys', body)).json());
    const program = apiClient(service.url, key);
    await send(program, 'POST', '/v1/webhook-endpoints', webhook);
    expect((await changes())[0]).toEqual({
      by_program: true,
      destination: 'webhook',
      address: 'https://tienda.example.ec (invoice.*)',
    });
  });
});

it('customers are exported, imported and deleted by nobody who is a cashier', async () => {
  await shop.signIn(shop.dora);
  const ana = { identification_type: 'cedula', identification: '1710034065', name: 'Ana Pérez' };
  const { id } = (await send(shop.window, 'POST', '/v1/local/customers', ana)).json();
  for (const [method, path] of [
    ['GET', '/v1/local/customers/export'],
    ['DELETE', `/v1/local/customers/${String(id)}`],
  ] as const) {
    expect((await shop.window.call(method, path)).json()).toMatchObject({ code: 'operator_not_allowed' });
  }
  await shop.signIn(shop.ana);
  await send(shop.window, 'DELETE', `/v1/local/customers/${String(id)}`);
});
