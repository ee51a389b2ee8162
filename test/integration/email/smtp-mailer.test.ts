import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeSmtpMailer, type SmtpMailerOptions } from '../../../src-main/email/smtp-mailer.ts';
import type { DocumentLetter, Letter, MailAccount } from '../../../src-main/mailing/ports/mailer.ts';
import { makeEmailStore } from '../../../src-main/store/mail/email-store.ts';
import { makeMailCertificate } from '../../support/mail/mail-certificate.ts';
import { type Behaviour, type MailServerOptions, startMailServer } from '../../support/mail/mail-server.ts';
import { makePng } from '../../support/pages/pictures.ts';
import { openEntityShop } from '../../support/shops/entity-shop.ts';

const certificate = makeMailCertificate();
const login = { user: 'ventas@ejemplo.ec', password: 'la clave del correo' };
const to = 'cliente@example.com';
const envelope = { messageId: '<una.1@ejemplo.ec>', to, letter: { kind: 'test' } as Letter };
const letter: DocumentLetter = {
  kind: 'document',
  environment: 'live',
  label: 'Factura',
  number: '001-002-000000123',
  issueDate: '21/11/2026',
  accessKey: '2'.repeat(49),
  business: { name: 'Papelería Ñandú', legalName: 'ALMACENES EJEMPLO S.A.', ruc: '1799999990001' },
  attachments: [{ name: 'factura.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-') }],
};

describe('a message', () => {
  it('reaches the server over STARTTLS, once identified', async () => {
    const server = await mailServer({ ...certificate, login });
    const sent = await send({ port: server.port, security: 'starttls', ...login });
    expect(sent).toMatchObject({ ok: true, response: expect.stringMatching(/^250 /) });
    expect(server.received).toMatchObject([
      { from: 'ventas@ejemplo.ec', to: [to], user: login.user, secure: true },
    ]);
  });

  it('reaches the server over TLS from the first byte', async () => {
    const server = await mailServer({ ...certificate, secure: true, login });
    expect(await send({ port: server.port, security: 'tls', ...login })).toMatchObject({ ok: true });
    expect(server.received).toMatchObject([{ secure: true }]);
  });

  it('asks for a notice of its failure, and says who it is and that no machine is to answer', async () => {
    const server = await mailServer();
    await send({ port: server.port });
    const [mail] = server.received;
    expect(mail?.headers.get('message-id')).toBe(envelope.messageId);
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.asked).toMatch(/HDRS/);
    expect(mail?.asked).toMatch(/FAILURE/);
  });

  it('shares a line with the next ones', async () => {
    const server = await mailServer();
    const mailer = makeSmtpMailer();
    onTestFinished(() => mailer.close());
    for (let count = 0; count < 3; count += 1) {
      expect(await mailer.send(account({ port: server.port }), envelope, never())).toMatchObject({
        ok: true,
      });
    }
    expect([server.received.length, server.sessions()]).toEqual([3, 1]);
    mailer.rest();
    expect(await mailer.send(account({ port: server.port }), envelope, never())).toMatchObject({ ok: true });
    expect(server.sessions()).toBe(2);
  });
});

describe('what the server answers', () => {
  it.each<[string, Behaviour, object]>([
    [
      'an unknown address bounces for good',
      { rcptTo: () => '550 5.1.1 no such user' },
      { problem: 'recipient_refused', permanent: true, bounce: 'permanent' },
    ],
    [
      'an address refused by policy bounces, and nobody knows if it exists',
      { rcptTo: () => '550 5.7.1 not wanted' },
      { problem: 'recipient_refused', permanent: true, bounce: 'undetermined' },
    ],
    [
      'greylisting is waited out',
      { rcptTo: () => '450 4.2.0 come back later' },
      { problem: 'recipient_deferred', permanent: false, bounce: 'transient' },
    ],
    [
      'a sender refused is the account',
      { mailFrom: '553 5.7.1 not yours' },
      { problem: 'sender_refused', permanent: false },
    ],
    ['a busy server', { mailFrom: '451 4.3.0 busy' }, { problem: 'server_busy', permanent: false }],
    [
      'a message refused',
      { data: '554 5.7.1 looks like spam' },
      { problem: 'message_refused', permanent: true },
    ],
    ['a message put off', { data: '452 4.3.1 no room' }, { problem: 'message_deferred', permanent: false }],
    ['a message too large', { data: '552 5.3.4 too big' }, { problem: 'message_too_large', permanent: true }],
    [
      'a limit of the account',
      { data: '550 5.4.5 Daily sending quota exceeded' },
      { problem: 'sending_limit', permanent: false },
    ],
    [
      'a server that turns everybody away',
      { connect: '554 no' },
      { problem: 'server_refused', permanent: false },
    ],
    ['a server that is closing', { connect: '421 later' }, { problem: 'server_busy', permanent: false }],
    ['a line cut before the answer', { drop: true }, { problem: 'connection_lost', permanent: false }],
  ])('%s', async (_title, behaviour, failure) => {
    const server = await mailServer();
    server.behave(behaviour);
    expect(await send({ port: server.port })).toMatchObject({ ok: false, failure });
    expect(server.received).toEqual([]);
  });

  it.each([
    ['535 5.7.8 Username and password not accepted', 'wrong_password'],
    ['534 5.7.9 Application-specific password required', 'app_password_required'],
    ['535 5.7.139 Authentication unsuccessful, basic authentication is disabled', 'password_login_disabled'],
    ['454 4.7.0 Temporary authentication failure', 'server_busy'],
  ])('%s is %s', async (auth, problem) => {
    const server = await mailServer({ ...certificate, login });
    server.behave({ auth });
    const failed = await send({ port: server.port, security: 'starttls', ...login });
    expect(failed).toMatchObject({ ok: false, failure: { problem, permanent: false, response: auth } });
  });

  it('never gets a password it would carry in the open', async () => {
    const server = await mailServer({ login, hide: ['STARTTLS'] });
    const failed = await send({ port: server.port, security: 'starttls', ...login });
    expect(failed).toMatchObject({ ok: false, failure: { problem: 'tls_unavailable' } });
  });

  it('that it lets nobody in is distinguished from a wrong password', async () => {
    const server = await mailServer({ hide: ['AUTH', 'STARTTLS'] });
    const failed = await send({ port: server.port, ...login });
    expect(failed).toMatchObject({ ok: false, failure: { problem: 'auth_unavailable' } });
  });

  it('that it wants to know who sends is reported', async () => {
    const server = await mailServer({ login });
    expect(await send({ port: server.port })).toMatchObject({
      ok: false,
      failure: { problem: 'auth_required' },
    });
  });
});

describe('without an answer', () => {
  it('nobody at the port is reported as such', async () => {
    const server = await startMailServer();
    await server.close();
    expect(await send({ port: server.port })).toMatchObject({ failure: { problem: 'connection_refused' } });
  });

  it('a name that nobody has is reported as such', async () => {
    const failed = await send({ host: 'no.existe.invalid', port: 25 });
    expect(failed).toMatchObject({ failure: { problem: 'host_not_found' } });
  });

  it('a server that says nothing is given up on', async () => {
    const port = await mutePort();
    const failed = await send({ port }, { timeouts: { connection: 200, silence: 200 } });
    expect(failed).toMatchObject({ failure: { problem: 'timeout', permanent: false } });
  });

  it('a server that never answers the message is given up on', async () => {
    const server = await mailServer();
    server.behave({ delay: 2000 });
    const failed = await send({ port: server.port }, { timeouts: { connection: 1000, silence: 300 } });
    expect(failed).toMatchObject({ failure: { problem: 'timeout' } });
  });

  it('an attempt that is cut ends at once', async () => {
    const server = await mailServer();
    server.behave({ mute: true });
    const mailer = makeSmtpMailer();
    onTestFinished(() => mailer.close());
    const cut = new AbortController();
    const sending = mailer.send(account({ port: server.port }), envelope, cut.signal);
    await expect.poll(() => server.received.length).toBe(1);
    cut.abort();
    expect(await sending).toMatchObject({ ok: false, failure: { problem: 'timeout' } });
  });

  it('a certificate that nobody vouches for is not taken', async () => {
    const server = await mailServer({ ...certificate, login });
    const failed = await send({ port: server.port, security: 'starttls', ...login }, {});
    expect(failed).toMatchObject({ failure: { problem: 'certificate_untrusted' } });
  });

  it('a certificate of another name is not taken', async () => {
    const other = makeMailCertificate({ host: 'mail.example.com' });
    const server = await mailServer({ ...other, secure: true });
    const failed = await send({ port: server.port, security: 'tls' }, { ca: other.cert });
    expect(failed).toMatchObject({ failure: { problem: 'certificate_of_another_host' } });
  });

  it('a certificate out of date is not taken', async () => {
    const old = makeMailCertificate({ validUntil: new Date('2020-01-01T00:00:00Z') });
    const server = await mailServer({ ...old, secure: true });
    const failed = await send({ port: server.port, security: 'tls' }, { ca: old.cert });
    expect(failed).toMatchObject({ failure: { problem: 'certificate_expired' } });
  });

  it('TLS to a server that speaks none at that port is reported as such', async () => {
    const server = await mailServer();
    expect(await send({ port: server.port, security: 'tls' })).toMatchObject({
      failure: { problem: 'tls_mismatch' },
    });
  });

  it('an address with a command in it is refused, and nobody else gets the message', async () => {
    const server = await mailServer();
    const mailer = makeSmtpMailer();
    onTestFinished(() => mailer.close());
    const hostile = { ...envelope, to: 'a@example.com>\r\nRCPT TO:<b@example.com' };
    const failed = await mailer.send(account({ port: server.port }), hostile, never());
    expect(failed).toMatchObject({ ok: false, failure: { permanent: true } });
    expect(server.received).toEqual([]);
  });
});

function account(parts: Partial<MailAccount>): MailAccount {
  return { host: 'localhost', port: 25, security: 'none', fromAddress: 'ventas@ejemplo.ec', ...parts };
}

async function send(parts: Partial<MailAccount>, options: SmtpMailerOptions = { ca: certificate.cert }) {
  const mailer = makeSmtpMailer(options);
  onTestFinished(() => mailer.close());
  return mailer.send(account(parts), envelope, never());
}

function never(): AbortSignal {
  return new AbortController().signal;
}

async function mailServer(options?: MailServerOptions) {
  const server = await startMailServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** Takes connections and says nothing. */
async function mutePort(): Promise<number> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

it('a letter of a business with a logo carries it within, beside what it brings', async () => {
  const shop = await openEntityShop();
  const entityId = await shop.entityId('live');
  const bytes = makePng({ width: 300, height: 100 });
  const headers = { 'content-type': 'image/png' };
  await shop.call('PUT', `/v1/ec/entities/${entityId}/logo`, { token: shop.session, headers, body: bytes });
  const sender = await makeEmailStore(shop.shop.store, { newId: () => '' }).sender(entityId);

  const server = await startMailServer();
  onTestFinished(() => server.close());
  const mailer = makeSmtpMailer();
  onTestFinished(() => mailer.close());
  const account = {
    host: '127.0.0.1',
    port: server.port,
    security: 'none',
    fromAddress: 'a@ejemplo.ec',
  } as const;
  const envelope = {
    messageId: '<una.1@ejemplo.ec>',
    to: 'cliente@example.com',
    letter: { ...letter, business: { ...letter.business, ...sender } },
  };
  await mailer.send(account, envelope, new AbortController().signal);

  const [mail] = server.received;
  expect(mail?.html).toContain('src="cid:logo@mostrador" alt="Papelería Ñandú" width="240" height="80"');
  expect(mail?.attachments.map(({ name }) => name)).toEqual(['factura.pdf']);
  const picture = mail?.parts.find(({ headers: of }) => of.get('content-id') === '<logo@mostrador>');
  expect(picture?.headers.get('content-type')).toMatch(/^image\/png/);
  expect(picture?.headers.get('content-disposition')).toMatch(/^inline/);
  expect(picture?.body).toEqual(bytes);
});
