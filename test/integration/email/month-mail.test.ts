import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../../src-main/app/app.ts';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { attentionResource } from '../../../src-main/contract/reports/attention.ts';
import { type MonthlyMail, monthlyMail } from '../../../src-main/contract/reports/monthly-mail.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { startMailServer } from '../../support/mail/mail-server.ts';
import { type ApiClient, apiClient, ownerOf } from '../../support/service/api-client.ts';
import { threadFile } from '../../support/service/door.ts';
import { filesOf } from '../../support/service/exported-by.ts';
import { promptAuthority } from '../../support/service/run-service.ts';
import { stateFolderOf } from '../../support/service/state-folder.ts';
import { temporaryFolder } from '../../support/store/store.ts';

const path = '/v1/local/monthly-mail';

describe('the month that goes to the accountant by itself', () => {
  it('goes after the last day to annul, once, over restarts, and months that were missed follow', async () => {
    const server = await startMailServer();
    onTestFinished(() => server.close());
    const shop = await aShop(server.port);

    await shop.on('2026-11-10', async (client) => {
      const set = await client.call('PUT', path, { body: { email: 'contadora@example.com' } });
      expect([set.status, set.json()]).toMatchObject([
        200,
        { since: '2026-11', has_account: true, months: [] },
      ]);
    });
    await issueAndAuthorize(shop, '2026-11-11', '2026-11-12');
    await shop.on('2026-12-07', async (client) => expect((await mailOf(client)).months).toEqual([]));
    await shop.on('2026-12-08', async (client) => {
      const status = await sent(client, 1);
      expect(status.months).toMatchObject([
        { month: '2026-11', email: 'contadora@example.com', status: 'sent' },
      ]);
    });
    const mails = () => server.received.filter(({ to }) => to.includes('contadora@example.com'));
    expect(mails()).toHaveLength(1);
    const [mail] = mails();
    expect(mail?.headers.get('subject')).toContain('[PRÁCTICA] Noviembre de 2026 de ');
    expect(mail?.attachments.map(({ name, type }) => [name, type])).toEqual([
      ['mes-2026-11.zip', 'application/zip'],
    ]);
    const files = await filesOf(mail?.attachments[0]?.bytes ?? Buffer.of());
    expect([...files.keys()]).toEqual([
      'facturas/factura-001-001-000000001.xml',
      'facturas/factura-001-001-000000001.pdf',
      'AT-112026.xml',
      'mes-2026-11.xlsx',
    ]);

    await shop.on('2026-12-20', async (client) => expect((await mailOf(client)).months).toHaveLength(1));
    await shop.on('2027-02-11', async (client) => {
      const status = await sent(client, 3);
      expect(status.months.map(({ month }) => month)).toEqual(['2027-01', '2026-12', '2026-11']);
      const off = await client.call('PUT', path, { body: { email: null } });
      expect(monthlyMail.parse(off.json()).email).toBeUndefined();
    });
    await shop.on('2027-03-10', async (client) => expect((await mailOf(client)).months).toHaveLength(3));
    expect(mails()).toHaveLength(3);
  });

  it('goes again where it changed since, once a day at most, and says so', async () => {
    const server = await startMailServer();
    onTestFinished(() => server.close());
    const shop = await aShop(server.port);
    await shop.on('2026-11-10', (client) =>
      client.call('PUT', path, { body: { email: 'contadora@example.com' } }),
    );
    await issueAndAuthorize(shop, '2026-11-11', '2026-11-12');
    await shop.on('2026-12-08', async (client) => void (await sent(client, 1)));
    await shop.on('2026-12-09', async (client) => {
      const invoice = {
        supplier: { identification_type: 'ruc', identification: '1790016919001', name: 'PAPELERÍA' },
        number: '001-001-000000777',
        issue_date: '2026-11-20',
        taxes: [{ type: 'iva', rate: 'iva_15', base: '40.00' }],
      };
      const added = await client.call('POST', '/v1/local/purchases', { body: { invoice } });
      expect(added.status).toBe(201);
    });
    await shop.on('2026-12-10', async (client) => void (await sent(client, 2)));
    await shop.on('2026-12-12', async (client) => expect((await mailOf(client)).months).toHaveLength(2));
    const mails = server.received.filter(({ to }) => to.includes('contadora@example.com'));
    expect(mails.map(({ headers }) => headers.get('subject'))).toEqual([
      expect.stringContaining('Noviembre de 2026 de '),
      expect.stringContaining('Noviembre de 2026, con cambios de '),
    ]);
    expect(mails[1]?.text).toContain('este archivo lo reemplaza');
  });

  it('goes by half-years where the business declares by them, and no months', async () => {
    const server = await startMailServer();
    onTestFinished(() => server.close());
    const shop = await aShop(server.port);
    await shop.on('2026-11-10', async (client) => {
      const entities = z.object({ data: z.array(z.object({ id: z.string() })) });
      const [business] = entities.parse((await client.call('GET', '/v1/ec/entities')).json()).data;
      const changed = await client.call('PATCH', `/v1/ec/entities/${business?.id}`, {
        body: { regime: 'rimpe_emprendedor' },
      });
      expect([changed.status, changed.text]).toEqual([200, expect.any(String)]);
      await client.call('PUT', path, { body: { email: 'contadora@example.com' } });
    });
    await issueAndAuthorize(shop, '2026-11-11', '2026-11-12');
    await shop.on('2027-01-07', async (client) => expect((await mailOf(client)).months).toEqual([]));
    await shop.on('2027-01-08', async (client) => {
      expect((await sent(client, 1)).months).toMatchObject([{ month: '2026-S2', status: 'sent' }]);
    });
    const [mail, ...others] = server.received.filter(({ to }) => to.includes('contadora@example.com'));
    expect(others).toEqual([]);
    expect(mail?.headers.get('subject')).toContain('Julio–diciembre de 2026 de ');
    const files = await filesOf(mail?.attachments[0]?.bytes ?? Buffer.of());
    expect([...files.keys()]).toContain('AT-122026.xml');
    expect(files.get('AT-122026.xml')?.toString()).toContain('<regimenMicroempresa>SI');
    expect([...files.keys()]).toContain('mes-2026-S2.xlsx');
  });

  it('says why it did not arrive, also among what needs a person, and goes to another address or once more', async () => {
    const server = await startMailServer();
    onTestFinished(() => server.close());
    let isThere = false;
    server.behave({
      rcptTo: (address) => (address.startsWith('mal') || !isThere ? '550 5.1.1 nobody here' : undefined),
    });
    const shop = await aShop(server.port);
    await shop.on('2026-11-10', (client) => client.call('PUT', path, { body: { email: 'mal@example.com' } }));
    await shop.on('2026-12-08', async (client) => {
      const status = await eventually(
        () => mailOf(client),
        ({ months }) => months[0]?.status === 'bounced',
      );
      expect(status.months[0]?.problem).toBeTruthy();
      expect(await attentionOf(client)).toMatchObject([
        { kind: 'monthly_mail_failed', month: '2026-11', email: 'mal@example.com' },
      ]);
      await client.call('PUT', path, { body: { email: 'bien@example.com' } });
      await eventually(
        () => mailOf(client),
        ({ months }) => months[0]?.email === 'bien@example.com' && months[0].status === 'bounced',
      );
      expect(await attentionOf(client)).toMatchObject([{ email: 'bien@example.com' }]);
      // Asked for once more, as it is: it goes once more.
      isThere = true;
      await client.call('PUT', path, { body: { email: 'bien@example.com' } });
      await sent(client, 1);
      expect(await attentionOf(client)).toEqual([]);
    });
    expect(server.received.map(({ to }) => to)).toEqual([['bien@example.com']]);
  });
});

async function attentionOf(client: ApiClient) {
  const { items } = attentionResource.parse((await client.call('GET', '/v1/local/attention')).json());
  return items;
}

async function mailOf(client: ApiClient): Promise<MonthlyMail> {
  return monthlyMail.parse((await client.call('GET', path)).json());
}

/** How it stands once so many months were sent. */
function sent(client: ApiClient, count: number): Promise<MonthlyMail> {
  return eventually(
    () => mailOf(client),
    ({ months }) => months.filter(({ status }) => status === 'sent').length === count,
  );
}

/** An invoice of one day that is authorized on the next: the clock stands still while the shop is open. */
async function issueAndAuthorize(
  shop: Awaited<ReturnType<typeof aShop>>,
  issued: string,
  authorized: string,
): Promise<void> {
  let id = '';
  await shop.on(issued, async (client) => {
    ({ id } = await client.issue(anInvoiceBody()));
  });
  await shop.on(authorized, async (client) => {
    expect(await client.invoice(id, 'wait=20')).toMatchObject({ status: 'authorized' });
  });
}

/** A shop with a mail account, opened and closed on one day after the other. */
async function aShop(mailPort: number) {
  const dataDir = join(temporaryFolder(), 'data');
  async function on(day: string, then: (client: ApiClient) => unknown): Promise<void> {
    const app = await createApp({
      dataDir,
      flags: { port: '0' },
      env: { ...promptAuthority, MOSTRADOR_STATE: stateFolderOf(dataDir) },
      version: '0.0.0',
      log: pino({ level: 'silent' }),
      now: () => new Date(`${day}T17:00:00.000Z`),
      onUpdate: () => {},
      programFile: threadFile,
    });
    try {
      const { url } = await app.listen();
      const owner = ownerOf({ url, dataDir });
      const account = { host: '127.0.0.1', port: mailPort, security: 'none', from_address: 'a@ejemplo.ec' };
      await owner.call('PUT', '/v1/local/email', { body: account });
      const key = await owner.call('POST', '/v1/local/api-keys', {
        body: { environment: 'sandbox', scopes: ['issue', 'read', 'config'] },
      });
      await then(apiClient(url, createdApiKey.parse(key.json()).key));
    } finally {
      await app.stop();
    }
  }
  return { on };
}
