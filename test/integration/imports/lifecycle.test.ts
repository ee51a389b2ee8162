import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importResource } from '../../../src-main/contract/import.ts';
import { currentListing } from '../../support/import-files/listings.ts';
import { oldSpreadsheet } from '../../support/import-files/old-spreadsheet.ts';
import { foreignKey, signedForeignInvoice } from '../../support/import-files/signed-invoice.ts';
import { makeZip } from '../../support/import-files/zip-file.ts';
import { importsOf } from '../../support/shops/import-shop.ts';
import { openShop, problemOf, type TestShop } from '../../support/shops/shop.ts';
import { webhooksOf } from '../../support/shops/webhook-shop.ts';

const LONG_MS = 3_600_000;

async function open() {
  const shop = await openShop();
  const webhooks = await webhooksOf(shop);
  await webhooks.listen('http://127.0.0.1:9/avisos', { events: ['import.*'] });
  return { shop, ...(await importsOf(shop)) };
}

/** The queued webhook events of imports. */
async function queuedEvents(shop: TestShop) {
  const rows = await shop.store.db.selectFrom('webhook_queue').selectAll().orderBy('seq').execute();
  return rows.map(({ type, data_json }) => ({
    type,
    data: importResource.parse(JSON.parse(data_json ?? '')),
  }));
}

async function invoices(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const invoice = { sequential: index + 1, environment: 'test' } as const;
      return { key: foreignKey(invoice), xml: await signedForeignInvoice(invoice) };
    }),
  );
}

describe('canceling', () => {
  it('leaves what is imported and skips what is undecided, at once', async () => {
    const { shop, start, upload, items, authority, questions, imports, folder } = await open();
    const [one, two, three] = await invoices(3);
    if (!one || !two || !three) throw new Error('three invoices were made');
    authority.set(one.key, { kind: 'authorized', authorizedAt: '2026-11-20T15:31:09.000Z' });
    for (const { key } of [two, three]) authority.set(key, { kind: 'unavailable' });
    start({ patience: [LONG_MS] });
    const files = [one, two, three].map(({ xml }, index) => ({ name: `${index}.xml`, content: xml }));
    const { id } = await upload(files);
    // The second time that the silent ones were asked, the other one is imported.
    await expect.poll(() => questions.length).toBe(5);

    const caller = await shop.caller();
    const canceled = await imports.cancel(caller, id);
    expect(canceled).toMatchObject({
      ok: true,
      value: { status: 'canceled', counts: { found: 3, pending: 0, imported: 1, skipped: 2 } },
    });
    expect(await items(id)).toMatchObject([
      { result: 'imported', code: 'confirmed_by_sri' },
      { result: 'skipped', code: 'canceled' },
      { result: 'skipped', code: 'canceled' },
    ]);
    expect(await queuedEvents(shop)).toMatchObject([
      { type: 'import.canceled', data: { id, status: 'canceled', counts: { pending: 0, skipped: 2 } } },
    ]);
    await expect.poll(() => existsSync(join(folder, id))).toBe(false);
    expect(problemOf(await imports.cancel(caller, id)).code).toBe('invalid_state');
    expect(await shop.store.db.selectFrom('import_draft').selectAll().execute()).toEqual([]);
  });

  it('takes one out of the queue that nobody has begun', async () => {
    const { shop, upload, imports, folder, start, ended } = await open();
    const { id } = await upload([{ name: 'a.xml', content: '<a/>' }]);
    expect(await imports.cancel(await shop.caller(), id)).toMatchObject({
      value: { status: 'canceled', counts: { found: 0 } },
    });
    start();
    await expect.poll(() => readdirSync(folder)).toEqual([]);
    expect(await ended(id)).toMatchObject({ status: 'canceled' });
  });

  it('is finished at the next start when the program was killed in between', async () => {
    const { shop, store, start, upload, items, authority, questions } = await open();
    const [one] = await invoices(1);
    authority.set(one?.key ?? '', { kind: 'unavailable' });
    const importing = start({ patience: [LONG_MS] });
    const { id } = await upload([{ name: 'a.xml', content: one?.xml ?? '' }]);
    await expect.poll(() => questions.length).toBe(1);
    await importing.stop();
    await store.finish(id, { status: 'canceled', at: shop.clock.now, eventData: () => ({}) });
    expect(await items(id)).toMatchObject([{ result: 'pending' }]);
    start();
    await expect.poll(async () => (await items(id))[0]?.code).toBe('canceled');
  });
});

describe('the end of an import', () => {
  it('is sent to webhooks with the import as it ended, and its files are taken away', async () => {
    const { shop, run, folder } = await open();
    const [one] = await invoices(1);
    const listing = currentListing([{ accessKey: one?.key ?? '' }]);
    const done = await run([
      { name: 'a.xml', content: one?.xml ?? '' },
      { name: 'listado.txt', content: listing },
    ]);
    expect(done.status_transitions).toMatchObject({
      queued: expect.any(String),
      processing: expect.any(String),
      completed: expect.any(String),
    });
    expect(await queuedEvents(shop)).toEqual([{ type: 'import.completed', data: done }]);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['a damaged archive', Buffer.from('PK\u0003\u0004 y nada más'), 'unreadable_archive'],
    [
      'an archive with a password',
      makeZip([{ name: 'a.xml', content: 'x', isEncrypted: true }]),
      'encrypted_archive',
    ],
    ['an old spreadsheet alone', oldSpreadsheet().content, 'no_documents'],
    ['an archive without documents', makeZip([{ name: 'foto.jpg', content: 'x' }]), 'no_documents'],
  ])('fails with %s, importing nothing of what comes with it', async (_, content, code) => {
    const { shop, run, items, faults } = await open();
    const done = await run([{ name: 'enero.bin', content }]);
    expect(faults).toEqual([]);
    expect(done).toMatchObject({ status: 'failed', failure: { code }, counts: { imported: 0 } });
    expect(done.failure?.message).not.toBe('');
    expect(await items(done.id)).toEqual([]);
    expect(await queuedEvents(shop)).toMatchObject([{ type: 'import.failed', data: { failure: { code } } }]);
  });

  it('says of a spreadsheet beside documents that it is none', async () => {
    const { run, items, authority } = await open();
    const [one] = await invoices(1);
    authority.set(one?.key ?? '', { kind: 'authorized', authorizedAt: '2026-11-20T15:31:09.000Z' });
    const done = await run([oldSpreadsheet(), { name: 'a.xml', content: one?.xml ?? '' }]);
    expect(done).toMatchObject({ status: 'completed', files: [{ ignored_entries: 0 }, { kind: 'xml' }] });
    expect(await items(done.id)).toMatchObject([
      { file: 'listado.xls', code: 'not_importable', message: expect.stringContaining('CSV') },
      { code: 'confirmed_by_sri' },
    ]);
  });
});

it('imports one at a time, the oldest first', async () => {
  const { shop, start, upload, ended, imports, authority, questions } = await open();
  const [one, two] = await invoices(2);
  if (!one || !two) throw new Error('two invoices were made');
  authority.set(one.key, { kind: 'unavailable' });
  authority.set(two.key, { kind: 'authorized', authorizedAt: '2026-11-20T15:31:09.000Z' });
  start({ patience: [LONG_MS] });
  const first = await upload([{ name: 'a.xml', content: one.xml }]);
  const second = await upload([{ name: 'b.xml', content: two.xml }]);
  await expect.poll(() => questions.length).toBe(1);
  const caller = await shop.caller();
  expect(await imports.get(caller, second.id)).toMatchObject({ value: { status: 'queued' } });
  await imports.cancel(caller, first.id);
  expect(await ended(second.id)).toMatchObject({ status: 'completed', counts: { imported: 1 } });
});

it('takes away at its start what a cut upload left behind', async () => {
  const shop = await openShop();
  const folder = join(shop.file, '..', 'imports');
  mkdirSync(join(folder, 'cut-off'), { recursive: true });
  const { start, upload } = await importsOf(shop);
  const { id } = await upload([{ name: 'a.xml', content: '<a/>' }]);
  const importing = start();
  await expect.poll(() => readdirSync(folder)).not.toContain('cut-off');
  await importing.stop();
  expect(id).not.toBe('');
});

it('gives an import up whose files are gone, and says so', async () => {
  const { shop, start, upload, ended, folder, faults } = await open();
  const { id } = await upload([{ name: 'a.xml', content: '<a/>' }]);
  rmSync(join(folder, id), { recursive: true });
  start({ pauseMs: 1 });
  expect(await ended(id)).toMatchObject({ status: 'failed', failure: { code: 'internal_error' } });
  expect(faults.length).toBeGreaterThan(1);
  expect(await queuedEvents(shop)).toMatchObject([{ type: 'import.failed' }]);
});
