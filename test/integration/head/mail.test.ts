import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { emailSettingsResource } from '../../../src-main/contract/delivery/email-settings.ts';
import { headKeyWithSecret } from '../../../src-main/contract/head/access/keys.ts';
import { attentionItem } from '../../../src-main/contract/head/attention.ts';
import { attentionMail } from '../../../src-main/contract/head/attention-mail.ts';
import { monthlyMail } from '../../../src-main/contract/reports/monthly-mail.ts';
import { DAY_MS, ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { queueAttention } from '../../../src-main/head/mail/attention/queue-attention.ts';
import { eventually } from '../../support/eventually.ts';
import { everyRowOf } from '../../support/head/every-row.ts';
import { databaseAt } from '../../support/head/head-changes.ts';
import { type HeadOnDay, headOnDay } from '../../support/head/head-on-day.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import type { AskedHead } from '../../support/head/run-head.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { openTill, type TestTill } from '../../support/head/till.ts';
import { type MailServer, startMailServer } from '../../support/mail/mail-server.ts';
import { filesOf } from '../../support/service/exported-by.ts';
import { temporaryFolder } from '../../support/store/store.ts';

const account = '/v1/local/email';
const attention = '/v1/head/attention-mail';
const months = '/v1/head/monthly-mail';
const owner = 'duena@example.com';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const items = z.object({ data: z.array(attentionItem) });
/** Of a head office whose backups arrive. */
const nothingOwn = { id: 'sha256/other', attention: async () => [] };
const refusal = z.object({
  code: z.string(),
  errors: z.array(z.object({ pointer: z.string(), message: z.string() })),
});

describe.skipIf(missing !== undefined)('the mail of a head office', () => {
  const heads = testHeads();
  const postgres = testPostgres();

  async function mailServer(login?: { user: string; password: string }): Promise<MailServer> {
    const server = await startMailServer(login && { login });
    onTestFinished(() => server.close());
    return server;
  }

  async function putAccount(head: AskedHead, { port }: MailServer, more: object = {}) {
    const body = { host: '127.0.0.1', port, security: 'none', from_address: 'matriz@ejemplo.ec', ...more };
    const { status } = await head.call('PUT', account, { body });
    expect(status).toBe(200);
  }

  const settingsOf = async (head: AskedHead) =>
    emailSettingsResource.parse((await head.call('GET', account)).json);
  const attentionOf = async (head: AskedHead) =>
    attentionMail.parse((await head.call('GET', attention)).json);
  const monthsOf = async (head: AskedHead) => monthlyMail.parse((await head.call('GET', months)).json);
  const failuresOf = async (head: AskedHead) =>
    items
      .parse((await head.call('GET', '/v1/head/attention')).json)
      .data.filter(({ kind }) => kind === 'mail_failed');
  const setRecipient = (head: AskedHead, email: string | null) =>
    head.call('PUT', attention, { body: { email } });

  /** A till that reported at an instant, and nothing since. */
  async function silentTill(head: AskedHead, point: string): Promise<TestTill> {
    const till = await openTill(point);
    await till.enrol(head);
    await till.allSent();
    await till.stop();
    return till;
  }

  it('is kept with a password that the database does not give away, and says all that is wrong with it', async () => {
    const database = await postgres.another();
    const head = await heads.on(database);
    const password = 'muy secreta 7841';
    const server = await mailServer({ user: 'matriz', password });
    expect(await settingsOf(head)).toEqual({ object: 'email_settings', queued: 0 });

    const faulty = { host: 'no es un servidor', port: 0, security: 'none', from_address: 'nadie' };
    const refused = refusal.parse((await head.call('PUT', account, { body: faulty })).json);
    expect(refused.errors.map(({ pointer }) => pointer).toSorted()).toEqual([
      '/from_address',
      '/host',
      '/port',
      '/security',
    ]);
    const wrong = await head.call('PUT', attention, { body: { email: 'nadie', otro: 1 } });
    expect(
      refusal
        .parse(wrong.json)
        .errors.map(({ pointer }) => pointer)
        .toSorted(),
    ).toEqual(['/email', '/otro']);
    expect((await settingsOf(head)).account).toBeUndefined();
    const early = await head.call('POST', `${account}/test`, { body: { to: owner } });
    expect(early.json).toMatchObject({ code: 'not_ready' });

    await putAccount(head, server, { user: 'matriz', password: 'otra' });
    const test = () => head.call('POST', `${account}/test`, { body: { to: owner } });
    expect((await test()).json).toMatchObject({ ok: false, code: 'wrong_password' });
    await putAccount(head, server, { user: 'matriz', password });
    expect((await test()).json).toMatchObject({ ok: true });
    expect(server.received).toMatchObject([{ to: [owner], user: 'matriz', from: 'matriz@ejemplo.ec' }]);

    const shown = JSON.stringify(await settingsOf(head));
    expect(shown).toContain('"has_password":true');
    const dump = await everyRowOf(database);
    expect(dump).toContain('matriz@ejemplo.ec');
    for (const text of [shown, dump]) {
      expect(text).not.toContain(password);
      expect(text).not.toContain(Buffer.from(password).toString('hex'));
    }
    // A head of the same database with another key knows everything but the password.
    const stranger = await heads.on(database);
    expect((await stranger.call('POST', `${account}/test`, { body: { to: owner } })).json).toMatchObject({
      ok: false,
      code: 'password_unreadable',
    });
    expect((await head.call('DELETE', account)).status).toBe(200);
    expect((await settingsOf(stranger)).account).toBeUndefined();
  });

  it('is for those who look after the whole business', async () => {
    const head = await heads.on(await postgres.another());
    for (const grant of [{ role: 'reader' }, { role: 'accountant' }, { role: 'manager', shops: ['001'] }]) {
      const { json } = await head.call('POST', '/v1/head/keys', { body: grant });
      const { key } = headKeyWithSecret.parse(json);
      for (const path of [account, attention, months]) {
        const refused = await head.call('GET', path, { key });
        expect(refused.json, `${path} ${JSON.stringify(grant)}`).toMatchObject({
          code: 'insufficient_scope',
        });
      }
    }
  });

  it('reports what came to need a person, once a day at most, nothing twice, whichever of two heads looks', async () => {
    const database = await postgres.another();
    const clock = { now: at(0, '10:00') };
    const [dataDir, otherDir] = [join(temporaryFolder(), 'one'), join(temporaryFolder(), 'other')];
    const one = await headOnDay(clock, { database, dataDir });
    mkdirSync(otherDir);
    cpSync(join(dataDir, 'secret.key'), join(otherDir, 'secret.key'));
    const server = await mailServer();
    await putAccount(one, server);
    await silentTill(one, '001');
    clock.now = at(1, '09:00');
    await setRecipient(one, owner);
    await one.stop();
    const looked = await databaseAt(database);
    /** Two heads at once, and what each letter of theirs says. */
    const lettersOn = async (now: Date, count: number) => {
      clock.now = now;
      const folders = [
        { database, dataDir },
        { database, dataDir: otherDir },
      ];
      const both: HeadOnDay[] = await Promise.all(folders.map((folder) => headOnDay(clock, folder)));
      const [first] = both;
      if (!first) throw new Error('no head was started');
      const mail = await eventually(
        () => attentionOf(first),
        ({ letters }) => letters.length === count && letters.every(({ status }) => status === 'sent'),
      );
      expect(server.received).toHaveLength(count);
      await Promise.all(both.map((head) => head.stop()));
      return mail.letters;
    };

    // Nothing at night, and nothing of a till that was silent for less than a day.
    expect(await lettersOn(at(3, '06:59'), 0)).toEqual([]);
    expect(await lettersOn(at(3, '07:01'), 1)).toMatchObject([{ items: 1, email: owner }]);
    const letter = server.received[0];
    expect(letter?.to).toEqual([owner]);
    expect(letter?.headers.get('subject')).toMatch(/^Matriz de .*: 1 asunto nuevo$/);
    expect(letter?.text).toMatch(/«[^»]+» no informa desde el/);
    expect(letter?.text).toContain('https://127.0.0.1:');
    expect(letter?.html).toContain('no informa desde el');

    // Sent already; and one more is sent alone, on the next day.
    await lettersOn(at(3, '20:00'), 1);
    await lettersOn(at(4, '12:00'), 1);
    clock.now = at(4, '13:00');
    const again = await headOnDay(clock, { database, dataDir });
    await silentTill(again, '002');
    await again.stop();
    expect(await lettersOn(at(6, '08:00'), 2)).toMatchObject([{ items: 1 }, { items: 1 }]);
    expect(server.received[1]?.text).toContain('sigue pendiente uno de los que ya se avisó');

    // Heard of again and silent once more: another silence.
    await looked
      .updateTable('station')
      .set({ seen_at: at(7, '10:00') })
      .execute();
    expect((await lettersOn(at(9, '10:00'), 3))[0]).toMatchObject({ items: 2 });
    const [newest] = server.received.slice(-1);
    expect(newest?.text).not.toContain('ya se avisó');
  });

  it('is sent again where it did not arrive, and all of it to another person', async () => {
    const database = await postgres.another();
    const clock = { now: at(0, '10:00') };
    const dataDir = join(temporaryFolder(), 'one');
    const server = await mailServer();
    const first = await headOnDay(clock, { database, dataDir });
    await putAccount(first, server);
    await silentTill(first, '001');
    await setRecipient(first, owner);
    server.behave({ rcptTo: (address) => (address === owner ? '550 5.1.1 nobody here' : undefined) });
    await first.stop();
    for (const day of [2, 3]) {
      clock.now = at(day, '10:00');
      const head = await headOnDay(clock, { database, dataDir });
      const { letters } = await eventually(
        () => attentionOf(head),
        (mail) => mail.letters.length === day - 1 && mail.letters.every(({ status }) => status === 'bounced'),
      );
      expect(letters[0]?.problem).toBeTruthy();
      expect(await failuresOf(head)).toMatchObject([{ email: owner, problem: expect.any(String) }]);
      await head.stop();
    }
    const head = await headOnDay(clock, { database, dataDir });
    await setRecipient(head, 'gerente@example.com');
    await eventually(
      () => attentionOf(head),
      ({ letters }) => letters[0]?.status === 'sent',
    );
    expect(server.received).toMatchObject([{ to: ['gerente@example.com'] }]);
    expect(await failuresOf(head)).toEqual([]);
    expect((await attentionOf(head)).email).toBe('gerente@example.com');
    await setRecipient(head, null);
    expect((await attentionOf(head)).email).toBeUndefined();
    clock.now = at(9, '10:00');
    await queueAttention(await databaseAt(database), clock.now, nothingOwn);
    expect((await settingsOf(head)).queued).toBe(0);
  });

  it('tells once that the backups of one of two heads fail, whichever of them looks in between', async () => {
    const database = await postgres.another();
    const head = await heads.on(database);
    // As on a computer that is off: nobody sends, and what is queued stays.
    await putAccount(head, { ...(await mailServer()), port: 1 });
    await setRecipient(head, owner);
    await head.stop();
    const data = await databaseAt(database);
    const failing = {
      id: 'sha256/one',
      attention: async () => [{ kind: 'backup_failed' as const, problem: 'No está la memoria.' }],
    };
    const lettersAfter = async (day: number, own: Parameters<typeof queueAttention>[2]) => {
      await queueAttention(data, at(day, '10:00'), own);
      const { rows } = await sql<{ items: unknown }>`SELECT about -> 'items' AS items FROM email`.execute(
        data,
      );
      return rows.map(({ items: about }) => about);
    };
    const letter = [await failing.attention()];
    expect(await lettersAfter(9, failing)).toEqual(letter);
    expect(await lettersAfter(10, nothingOwn)).toEqual(letter);
    expect(await lettersAfter(11, failing)).toEqual(letter);
    // It arrived once, and failed again.
    expect(await lettersAfter(12, { ...failing, attention: async () => [] })).toEqual(letter);
    expect(await lettersAfter(13, failing)).toEqual([...letter, ...letter]);

    // Its own and those of the till beside it, of one destination: two things in one letter.
    const both = (['till', undefined] as const).map((made_by) => ({
      ...{ kind: 'backup_failed' as const, place: 'folder' as const, made_by },
    }));
    const last = (await lettersAfter(14, { ...failing, attention: async () => both })).at(-1);
    expect(last).toMatchObject([{ made_by: 'till' }, { place: 'folder' }]);
  });

  it('sends the files of each month once, after the last day to annul, whichever of two heads looks; and says where they did not arrive', async () => {
    const database = await postgres.another();
    const clock = { now: new Date('2026-11-21T15:00:00Z') };
    const [dataDir, otherDir] = [join(temporaryFolder(), 'one'), join(temporaryFolder(), 'other')];
    const server = await mailServer();
    const first = await headOnDay(clock, { database, dataDir });
    mkdirSync(otherDir);
    cpSync(join(dataDir, 'secret.key'), join(otherDir, 'secret.key'));
    await putAccount(first, server);
    const till = await openTill();
    await till.issue('live');
    await till.enrol(first);
    await till.allSent();
    await till.stop();
    const wrong = await first.call('PUT', months, { body: { email: 'nadie' } });
    expect(refusal.parse(wrong.json).errors).toMatchObject([{ pointer: '/email' }]);
    const accountant = 'contadora@example.com';
    const set = await first.call('PUT', months, { body: { email: accountant } });
    expect(set.json).toMatchObject({ environment: 'live', since: '2026-11', has_account: true, months: [] });
    await first.stop();

    /** Two heads at once, until so many months were sent or came back. */
    const on = async (day: string, count: number, then?: (head: HeadOnDay) => Promise<void>) => {
      clock.now = new Date(`${day}T15:00:00Z`);
      const both = await Promise.all(
        [dataDir, otherDir].map((one) => headOnDay(clock, { database, dataDir: one })),
      );
      const [head] = both;
      if (!head) throw new Error('no head was started');
      await eventually(
        () => monthsOf(head),
        ({ months: sentMonths }) =>
          sentMonths.length === count && sentMonths.every(({ status }) => status !== 'queued'),
      );
      await then?.(head);
      await Promise.all(both.map((one) => one.stop()));
    };
    await on('2026-12-07', 0);
    await on('2026-12-08', 1);
    const [letter] = server.received;
    expect(letter?.to).toEqual([accountant]);
    expect(letter?.headers.get('subject')).toMatch(/^Noviembre de 2026 de /);
    expect(letter?.text).toContain('No lleva las compras');
    expect(letter?.text).toContain('«Caja 001-001»: oída por última vez el 21/11/2026');
    expect(letter?.attachments.map(({ name }) => name)).toEqual(['mes-2026-11.zip']);
    const files = await filesOf(letter?.attachments[0]?.bytes ?? Buffer.of());
    expect([...files.keys()]).toEqual(['LEAME.txt', 'mes-2026-11.xlsx']);
    await on('2026-12-20', 1);
    expect(server.received).toHaveLength(1);

    server.behave({ rcptTo: () => '550 5.1.1 nobody here' });
    await on('2027-01-08', 2, async (head) => {
      const { json } = await head.call('GET', '/v1/head/attention');
      expect(items.parse(json).data).toContainEqual(
        expect.objectContaining({ kind: 'monthly_mail_failed', month: '2026-12', email: accountant }),
      );
      server.behave({});
      // Asked for once more, as it is: it goes once more.
      await head.call('PUT', months, { body: { email: accountant } });
      await eventually(
        () => monthsOf(head),
        ({ months: sentMonths }) =>
          sentMonths.length === 2 && sentMonths.every(({ status }) => status === 'sent'),
      );
      const after = items.parse((await head.call('GET', '/v1/head/attention')).json).data;
      expect(after.filter(({ kind }) => kind === 'monthly_mail_failed')).toEqual([]);
      await head.call('PUT', months, { body: { email: null } });
    });
    await on('2027-03-05', 2);
    expect(server.received).toHaveLength(2);
  });

  it('goes on by another head where one was killed in the middle, under the same name', async () => {
    const database = await postgres.another();
    const server = await mailServer();
    const first = await heads.onProcess(database);
    const data = await databaseAt(database);
    await silentTill(first, '001');
    await data.updateTable('station').set({ seen_at: sql<Date>`now() - interval '3 days'` }).execute();
    server.behave({ mute: true });
    await setRecipient(first, owner);
    await putAccount(first, server);
    // As it is at noon, whatever time it is now.
    const noon = new Date(`${new Date().toISOString().slice(0, 10)}T17:00:00Z`);
    await queueAttention(data, noon, nothingOwn);
    await data
      .updateTable('email')
      .set({ next_attempt_at: sql<Date>`now() - interval '1 second'` })
      .execute();
    await setRecipient(first, owner);
    await eventually(
      () => server.received.length,
      (count) => count === 1,
    );
    const folder = temporaryFolder();
    cpSync(join(first.dataDir, 'secret.key'), join(folder, 'secret.key'));
    // Another one leaves it alone as long as the first may be sending.
    const other = await heads.on(database, folder);
    await first.kill();
    server.behave({});
    expect((await attentionOf(other)).letters).toMatchObject([{ status: 'queued' }]);
    expect(server.received).toHaveLength(1);
    await data
      .updateTable('email')
      .set({ next_attempt_at: sql<Date>`now() - interval '1 second'` })
      .execute();
    await setRecipient(other, owner);
    await eventually(
      () => attentionOf(other),
      ({ letters }) => letters[0]?.status === 'sent',
    );
    const names = server.received.map(({ headers }) => headers.get('message-id'));
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });
});

/** A time in Ecuador, so many days from today. */
function at(days: number, time: string): Date {
  const day = ecuadorDate(new Date(Date.now() + days * DAY_MS));
  return new Date(`${day}T${time}:00-05:00`);
}
