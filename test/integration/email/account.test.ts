import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import {
  emailPreset,
  emailSettingsResource,
  emailTest,
} from '../../../src-main/contract/delivery/email-settings.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { makeMailCertificate } from '../../support/mail/mail-certificate.ts';
import { type MailServer, type MailServerOptions, startMailServer } from '../../support/mail/mail-server.ts';
import {
  type ApiClient,
  apiClient,
  keyHolderOf,
  ownerOf,
  problemOf,
} from '../../support/service/api-client.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const servers: MailServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

const login = { user: 'ventas@ejemplo.ec', password: 'la clave del correo' };
const from_address = 'ventas@ejemplo.ec';

describe('the mail account', () => {
  it('is not there at first, and documents are emailed to nobody', async () => {
    const service = await services.start();
    expect(await settingsOf(ownerOf(service))).toEqual({ object: 'email_settings', queued: 0 });
    const client = await keyHolderOf(service);
    const issued = await client.issue(anInvoiceBody(), 'wait=15');
    expect(issued).toMatchObject({ status: 'authorized', delivery_status: 'none', emails: [] });
    expect(problemOf(await test(ownerOf(service)))).toMatchObject({ status: 409, code: 'not_ready' });
  });

  it('never shows its password, nor keeps it in the open', async () => {
    const service = await services.start();
    const owner = ownerOf(service);
    const body = { host: 'smtp.example.com', port: 587, security: 'starttls', ...login, from_address };
    const put = await owner.call('PUT', '/v1/local/email', { body });
    const shown = await owner.call('GET', '/v1/local/email');
    for (const { text } of [put, shown]) expect(text).not.toContain(login.password);
    expect(emailSettingsResource.parse(shown.json()).account).toMatchObject({
      host: 'smtp.example.com',
      user: login.user,
      has_password: true,
    });
    await service.stop();
    expect(readFileSync(join(service.dataDir, 'mostrador.sqlite')).includes(login.password)).toBe(false);
    expect(service.log()).not.toContain(login.password);
  });

  it('keeps its password where only the rest changes, and never for another server, port, security or user', async () => {
    const owner = ownerOf(await services.start());
    const kept = {
      host: 'smtp.example.com',
      port: 587,
      security: 'starttls',
      user: login.user,
      from_address,
    };
    await owner.call('PUT', '/v1/local/email', { body: { ...kept, password: login.password } });
    const renamed = { ...kept, from_name: 'Ventas' };
    const same = await owner.call('PUT', '/v1/local/email', { body: renamed });
    expect(emailSettingsResource.parse(same.json()).account).toMatchObject({
      from_name: 'Ventas',
      has_password: true,
    });
    const others = [
      { host: 'smtp.otro.example' },
      { port: 2587 },
      { security: 'tls' },
      { user: 'otro@ejemplo.ec' },
    ];
    for (const other of others) {
      const answer = await owner.call('PUT', '/v1/local/email', { body: { ...kept, ...other } });
      expect(problemOf(answer)).toMatchObject({
        status: 422,
        errors: [
          {
            pointer: '/password',
            code: 'required',
            message: expect.stringContaining('otra vez la contraseña'),
          },
        ],
      });
    }
    expect((await settingsOf(owner)).account).toMatchObject({ host: 'smtp.example.com', user: login.user });
  });

  it.each([
    [{ security: 'none' }, '/security', 'not_allowed_here'],
    [{ host: 'smtp ejemplo' }, '/host', 'invalid_format'],
    [{ host: 'ejemplo.ec\r\nX: y' }, '/host', 'invalid_format'],
    [{ port: 0 }, '/port', 'out_of_range'],
    [{ from_address: 'nadie' }, '/from_address', 'invalid_format'],
    [{ user: 'a' }, '/password', 'required'],
    [{ password: 'a' }, '/user', 'required'],
  ])('%j is refused at %s', async (parts, pointer, code) => {
    const owner = ownerOf(await shared());
    const body = { host: 'smtp.example.com', port: 587, security: 'starttls', from_address, ...parts };
    const answer = await owner.call('PUT', '/v1/local/email', { body });
    expect(problemOf(answer)).toMatchObject({ status: 422, code: 'validation_failed' });
    expect(problemOf(answer).errors).toContainEqual(expect.objectContaining({ pointer, code }));
  });

  it('is a matter for persons, not for keys', async () => {
    const client = await keyHolderOf(await shared());
    for (const [method, path] of [
      ['GET', '/v1/local/email'],
      ['PUT', '/v1/local/email'],
      ['DELETE', '/v1/local/email'],
      ['POST', '/v1/local/email/test'],
    ] as const) {
      expect(
        (await client.call(method, path, method === 'GET' || method === 'DELETE' ? {} : { body: {} })).status,
      ).toBe(403);
    }
  });

  it('is easy to find for the usual providers', async () => {
    const answer = await ownerOf(await shared()).call('GET', '/v1/local/email/presets');
    const { data } = listOf(emailPreset).parse(answer.json());
    expect(data.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['gmail', 'microsoft365', 'zoho', 'yahoo', 'hostinger', 'cpanel']),
    );
    for (const { security } of data) expect(security).not.toBe('none');
  });
});

describe('the test of the account', () => {
  it('sends a letter and says so', async () => {
    const server = await mailServer({ login });
    const owner = await ownerWith(server, { ...login });
    expect(emailTest.parse((await test(owner)).json())).toMatchObject({ ok: true, code: 'sent' });
    expect(server.received).toMatchObject([{ to: ['dueno@example.com'], user: login.user }]);
  });

  it('says in plain words what is wrong', async () => {
    const certificate = makeMailCertificate();
    const closed = await mailServer();
    await closed.close();
    const cases: [MailServer, object, string, RegExp][] = [
      [await mailServer({ login }), { ...login, password: 'otra' }, 'wrong_password', /contraseña/],
      [
        await mailServer({ ...certificate, login }),
        { ...login, security: 'starttls' },
        'certificate_untrusted',
        /certificado/,
      ],
      [closed, {}, 'connection_refused', /puerto/],
    ];
    const service = await services.start();
    for (const [server, parts, code, message] of cases) {
      const owner = await ownerWith(server, parts, service);
      const result = emailTest.parse((await test(owner)).json());
      expect(result).toMatchObject({ ok: false, code, message: expect.stringMatching(message) });
      expect(result.remedy).not.toBe('');
    }
  });
});

describe('mail that cannot go out', () => {
  it('waits while nobody answers, is reported, and goes out once the account is mended', async () => {
    const gone = await mailServer();
    await gone.close();
    const service = await services.start();
    const owner = await ownerWith(gone, {}, service);
    const client = await keyHolderOf(service);
    const { id } = await client.issue(anInvoiceBody(), 'wait=15');
    const troubled = await eventually(
      () => settingsOf(owner),
      ({ trouble }) => trouble !== undefined,
    );
    expect(troubled).toMatchObject({ queued: 1, trouble: { code: 'connection_refused' } });
    expect(await client.invoice(id)).toMatchObject({
      delivery_status: 'queued',
      emails: [{ status: 'queued' }],
    });
    const server = await mailServer();
    await ownerWith(server, {}, service);
    await eventually(
      () => server.received.length,
      (count) => count > 0,
    );
    expect(
      await eventually(
        () => settingsOf(owner),
        ({ queued }) => queued === 0,
      ),
    ).not.toHaveProperty('trouble');
    expect(await client.invoice(id)).toMatchObject({ delivery_status: 'sent' });
  });

  it('does not hold up issuing', async () => {
    const server = await mailServer();
    server.behave({ mute: true });
    const service = await services.startProcess({ env: { MOSTRADOR_RATE_LIMIT: 'off' } });
    await ownerWith(server, {}, service);
    const client = await keyHolderOf(service);
    const issued = await Promise.all(
      Array.from({ length: 8 }, () => client.issue(anInvoiceBody(), 'wait=20')),
    );
    expect(issued.map(({ status }) => status)).toEqual(issued.map(() => 'authorized'));
    // What is under way is cut, not waited for: who waits for it is killed in the end, and has no exit code.
    expect(await service.stop()).toMatchObject({ exitCode: 0 });
  });

  it('goes out after the program was killed in the middle of it, again under the same Message-ID', async () => {
    const server = await mailServer();
    server.behave({ mute: true });
    const data = services.newFolder();
    const killed = await services.startProcess({ data });
    await ownerWith(server, {}, killed);
    const client = await keyHolderOf(killed);
    const issued = await client.issue(anInvoiceBody(), 'wait=15');
    await eventually(
      () => server.received.length,
      (count) => count > 0,
    );
    await killed.kill();
    server.behave({});
    // A quarter of a minute later.
    const database = new Database(join(data, 'mostrador.sqlite'));
    database.exec(
      "UPDATE email SET next_attempt_at = '2000-01-01T00:00:00.000Z' WHERE next_attempt_at IS NOT NULL",
    );
    database.close();
    const again = await services.start({ data });
    const document = await eventually(
      () => apiClient(again.url, client.token).invoice(issued.id),
      ({ delivery_status }) => delivery_status === 'sent',
    );
    expect(document.emails).toHaveLength(1);
    const ids = server.received.map(({ headers }) => headers.get('message-id'));
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });
});

let running: Promise<Awaited<ReturnType<typeof services.start>>> | undefined;

/** One service for what leaves no trace in it. */
function shared() {
  running ??= services.start();
  return running;
}

async function mailServer(options?: MailServerOptions): Promise<MailServer> {
  const server = await startMailServer(options);
  servers.push(server);
  return server;
}

async function ownerWith(server: MailServer, parts: object, service?: AnsweringService): Promise<ApiClient> {
  const owner = ownerOf(service ?? (await services.start()));
  const body = { host: 'localhost', port: server.port, security: 'none', from_address, ...parts };
  const answer = await owner.call('PUT', '/v1/local/email', { body });
  if (answer.status !== 200) throw new Error(answer.text);
  return owner;
}

async function settingsOf(owner: ApiClient) {
  return emailSettingsResource.parse((await owner.call('GET', '/v1/local/email')).json());
}

function test(owner: ApiClient) {
  return owner.call('POST', '/v1/local/email/test', { body: { to: 'dueno@example.com' } });
}
