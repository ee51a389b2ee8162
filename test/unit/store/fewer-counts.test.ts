import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { documentTypes } from '../../../src-main/documents/kinds.ts';
import { openStore } from '../../../src-main/store/open.ts';
import { makePlainSearches } from '../../../src-main/store/plain-searches.ts';
import { makeOldStore, oldScope as scope } from '../../support/old-store.ts';
import { temporaryFolder } from '../../support/store.ts';

const BEFORE = 23;

it('keeps what an earlier version counted, and tells changes on from there', async () => {
  const file = join(temporaryFolder(), 'mostrador.sqlite');
  const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
  makeOldStore(file, { version: BEFORE, documents: ids.map((id) => ({ id, status: 'pending' })) });
  const old = new Database(file);
  old.prepare('UPDATE document SET status = ? WHERE id = ?').run('authorized', ids[0]);
  const change = old.prepare('SELECT changes FROM document_changes').pluck();
  const changesBefore = Number(change.get());
  const days = old.prepare('SELECT * FROM document_block_span').get();
  old.close();

  const store = openStore(file);
  onTestFinished(() => store.close());
  const blocks = () => store.db.selectFrom('document_block').selectAll().execute();
  expect(await blocks()).toEqual([{ ...Object(days), changed: changesBefore }]);

  await store.lane.run(async (tx) => {
    await tx.updateTable('document').set({ status: 'authorized' }).where('id', '=', ids[1]).execute();
  });
  expect(await blocks()).toMatchObject([{ changed: changesBefore + 1 }]);
  const list = { types: documentTypes, statuses: ['authorized'] } as const;
  const page = await makePlainSearches(store.db).find(scope, list, { limit: 5, direction: 'older' });
  expect(page).toEqual({ places: [2, 1], total: 2, newer: 0 });
});

it('counts nothing that nobody asks for', async () => {
  const file = join(temporaryFolder(), 'mostrador.sqlite');
  makeOldStore(file, { version: BEFORE, documents: [] });
  const store = openStore(file);
  const tables = await store.db.introspection.getTables();
  await store.close();
  const names = tables.map(({ name }) => name).filter((name) => /^document_(block|\w+_count)/.test(name));
  expect(names.toSorted()).toEqual(['document_block', 'document_month_count']);
});
