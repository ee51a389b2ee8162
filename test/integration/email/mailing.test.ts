import { describe, expect, it, onTestFinished } from 'vitest';
import { makeSmtpMailer } from '../../../src-main/email/smtp-mailer.ts';
import { makeMailSettings } from '../../../src-main/mailing/account/mail-settings.ts';
import { GIVE_UP_ATTEMPTS } from '../../../src-main/mailing/jobs/mail-backoff.ts';
import { preparesLetters } from '../../../src-main/mailing/jobs/prepare-letter.ts';
import { type Mailing, startMailing } from '../../../src-main/mailing/start-mailing.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { aStoredAccount, emailStoreOf } from '../../support/mail/email-store-of.ts';
import { type MailServer, type MailServerOptions, startMailServer } from '../../support/mail/mail-server.ts';
import { fileSecretBox } from '../../support/secrets/file-secret-box.ts';
import { openShop, type TestShop } from '../../support/shops/shop.ts';

const buyer = { identification_type: 'cedula', identification: '1710034065', name: 'ANA' } as const;

describe('the mail of a shop', () => {
  it('that is put off is tried again until it is taken', async () => {
    const { shop, server, mailing } = await aMailingShop();
    server.behave({ rcptTo: () => '450 4.2.0 greylisted' });
    const id = await authorized(shop, 'gris@example.com');
    mailing.wake();
    await eventually(
      () => attemptsOf(shop, id),
      (attempts) => attempts >= 3,
    );
    server.behave({});
    expect(await settledStatus(shop, id)).toBe('sent');
    expect(mailing.trouble()).toBeUndefined();
  });

  it('is given up when it has been put off for too long', async () => {
    const { shop, server, mailing } = await aMailingShop();
    server.behave({ rcptTo: () => '452 4.2.2 mailbox full' });
    const id = await authorized(shop, 'lleno@example.com');
    await shop.store.writes.run(async (tx) => {
      await tx
        .updateTable('email')
        .set({ attempts: GIVE_UP_ATTEMPTS - 2 })
        .execute();
    });
    mailing.wake();
    expect(await settledStatus(shop, id)).toBe('bounced');
    expect(await attemptsOf(shop, id)).toBe(GIVE_UP_ATTEMPTS);
    expect((await shop.stored(id)).emails).toMatchObject([{ status: 'bounced', bounce_type: 'transient' }]);
  });

  it('does not lose one while the server is away, however long, nor tries them all meanwhile', async () => {
    const { shop, server, mailing, store, looked } = await aMailingShop({}, shopClock);
    server.behave({ connect: '421 4.3.2 closed for now' });
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await authorized(shop, `a${count}@example.com`));
    mailing.wake();
    await eventually(
      () => mailing.trouble(),
      (trouble) => trouble !== undefined,
    );
    await looked();
    // One at a time at growing waits, not each of them at its own.
    for (const wait of accountWaits.slice(0, 3)) {
      const before = server.sessions();
      shop.clock.now = new Date(shop.clock.now.getTime() + wait - 1);
      await looked();
      expect(server.sessions()).toBe(before);
      shop.clock.now = new Date(shop.clock.now.getTime() + 1);
      await looked();
      expect(server.sessions()).toBe(before + 1);
    }
    expect(await store.queued()).toBe(6);
    server.behave({});
    shop.clock.now = new Date(shop.clock.now.getTime() + accountWaits[3]);
    mailing.wake();
    for (const id of ids) expect(await settledStatus(shop, id)).toBe('sent');
    expect(server.received).toHaveLength(6);
    expect(mailing.trouble()).toBeUndefined();
  });

  it('goes out a few at a time', async () => {
    const { shop, server, mailing } = await aMailingShop();
    server.behave({ delay: 150 });
    const ids: string[] = [];
    for (let count = 0; count < 8; count += 1) ids.push(await authorized(shop, `b${count}@example.com`));
    mailing.wake();
    for (const id of ids) expect(await settledStatus(shop, id)).toBe('sent');
    expect(server.sessions()).toBeLessThanOrEqual(2);
    expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(8);
  });

  it('that nobody can send does not stop the rest', async () => {
    const { shop, server, mailing, broken } = await aMailingShop();
    const bad = await authorized(shop, 'roto@example.com');
    broken.add(bad);
    const good = await authorized(shop, 'sano@example.com');
    mailing.wake();
    expect(await settledStatus(shop, good)).toBe('sent');
    expect((await shop.stored(bad)).emails).toMatchObject([{ status: 'queued' }]);
    broken.clear();
    expect(await settledStatus(shop, bad)).toBe('sent');
    expect(server.received).toHaveLength(2);
  });

  it('waits for a password that was sealed elsewhere, and goes out once it is written again', async () => {
    const { shop, server, mailing, settings, store } = await aMailingShop({
      login: { user: 'ventas', password: 'la clave' },
    });
    await store.putAccount(
      aStoredAccount({
        port: server.port,
        user: 'ventas',
        sealedPassword: Buffer.from('of another machine'),
      }),
    );
    const id = await authorized(shop, 'cliente@example.com');
    mailing.wake();
    const trouble = await eventually(
      async () => (await settings.read()).trouble,
      (problem) => problem !== undefined,
    );
    expect(trouble?.code).toBe('password_unreadable');
    const account = { host: '127.0.0.1', port: server.port, security: 'none', user: 'ventas' } as const;
    expect(
      await settings.put({ ...account, password: 'la clave', from_address: 'ventas@ejemplo.ec' }),
    ).toMatchObject({ ok: true });
    expect(await settledStatus(shop, id)).toBe('sent');
    expect(server.received).toMatchObject([{ user: 'ventas' }]);
  });

  it('waits while the account is taken away, and goes out with another', async () => {
    const { shop, server, mailing, settings, store, looked } = await aMailingShop();
    server.behave({ connect: '421 4.3.2 closed for now' });
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await authorized(shop, `c${count}@example.com`));
    mailing.wake();
    await eventually(
      () => mailing.trouble(),
      (trouble) => trouble !== undefined,
    );
    await settings.remove();
    // What was under way when it was taken away has ended.
    await looked();
    const before = server.sessions();
    await looked();
    expect(server.sessions()).toBe(before);
    expect(await store.queued()).toBe(6);
    server.behave({});
    const account = { host: '127.0.0.1', port: server.port, security: 'none' } as const;
    expect(await settings.put({ ...account, from_address: 'ventas@ejemplo.ec' })).toMatchObject({ ok: true });
    for (const id of ids) expect(await settledStatus(shop, id)).toBe('sent');
  });

  it('is cut when the program stops, and stays in the queue', async () => {
    const { shop, server, mailing, store } = await aMailingShop();
    server.behave({ mute: true });
    await authorized(shop, 'mudo@example.com');
    mailing.wake();
    await eventually(
      () => server.received.length,
      (count) => count === 1,
    );
    await mailing.stop();
    expect(await store.queued()).toBe(1);
  });

  it('that went out is never taken up again', async () => {
    const first = await aMailingShop();
    const id = await authorized(first.shop, 'una@example.com');
    first.mailing.wake();
    expect(await settledStatus(first.shop, id)).toBe('sent');
    await first.mailing.stop();
    const again = start(first.shop, new Set());
    await again.looked();
    expect(first.server.received).toHaveLength(1);
  });
});

/** Time passes only as a test sets the shop's clock. */
const shopClock = ({ clock }: TestShop) => clock.now;

async function aMailingShop(
  options: MailServerOptions = {},
  nowOf: (shop: TestShop) => Date = () => new Date(),
) {
  const server: MailServer = await startMailServer(options);
  onTestFinished(() => server.close());
  const shop = await openShop();
  shop.clock.now = new Date();
  const broken = new Set<string>();
  const started = start(shop, broken, () => nowOf(shop));
  await started.store.putAccount(aStoredAccount({ port: server.port }));
  return { shop, server, broken, ...started };
}

const exact = { less: 0, more: 0 };

/** Before the account is tried again. */
const accountWaits = [60, 120, 180, 240, 300] as const;

/** Waits of milliseconds instead of minutes; all else as it is. */
function start(shop: TestShop, broken: ReadonlySet<string>, now = () => new Date()) {
  const store = emailStoreOf(shop);
  const box = fileSecretBox(`${shop.file}.mail-key`);
  const smtp = makeSmtpMailer();
  let rests = 0;
  const mailer = {
    ...smtp,
    rest() {
      rests += 1;
      smtp.rest();
    },
  };
  const mailing: Mailing = startMailing({
    store,
    mailer,
    box,
    prepare: preparesLetters({
      store,
      async files({ id }) {
        if (broken.has(id)) throw new Error('no page could be made');
        const bytes = Buffer.from(id);
        return { xml: { name: 'a.xml', bytes }, ride: { name: 'a.pdf', bytes } };
      },
      makeMonth: () => Promise.reject(new Error('there is no month in these tests')),
      proformaLetter: async () => undefined,
    }),
    now,
    random: () => 0.5,
    failed: () => {},
    backoff: {
      email: { delays: [60], jitter: exact },
      account: { delays: accountWaits, jitter: exact },
    },
    pauseMs: 50,
    lastMs: 50,
  });
  onTestFinished(() => mailing.stop());
  const settings = makeMailSettings({ store, box, mailer, mailing, now, newId: () => 'prueba' });
  /** Wakes it, and resolves once it has looked for what is due and nothing is under way any more. */
  async function looked(): Promise<void> {
    // The first rest may be of a look that began before.
    for (let times = 0; times < 2; times += 1) {
      const before = rests;
      mailing.wake();
      await eventually(
        () => rests,
        (count) => count > before,
      );
    }
  }
  return { store, mailing, settings, looked };
}

async function authorized(shop: TestShop, email: string): Promise<string> {
  const { id } = await shop.issue(anInvoiceBody({ buyer: { ...buyer, email } }));
  await shop.decide(id, 'authorized');
  return id;
}

async function settledStatus(shop: TestShop, id: string) {
  return eventually(
    async () => (await shop.stored(id)).deliveryStatus,
    (status) => status !== 'queued',
  );
}

async function attemptsOf({ store }: TestShop, id: string): Promise<number> {
  const { attempts } = await store.db
    .selectFrom('email')
    .select('attempts')
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow();
  return attempts;
}
