import { existsSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { documentTypes } from '../../../src-main/documents/kinds.ts';
import { programFile } from '../../../src-main/program-file.ts';
import type { DocumentFilters, Scope } from '../../../src-main/reading/document-reading-store.ts';
import { type DocumentSearches, makeDocumentSearches } from '../../../src-main/store/document-searches.ts';
import { openStore } from '../../../src-main/store/open.ts';
import { searchInThread, TooManySearchesError } from '../../../src-main/store/search-in-thread.ts';
import { insertSearched } from '../../support/searched-documents.ts';
import { temporaryFolder } from '../../support/store.ts';

const scope: Scope = { entityId: 'a', environment: 'test' };
const filters: DocumentFilters = { types: documentTypes, q: 'consumidor' };
/** Whoever must not be asked. */
const nobody: DocumentSearches = {
  page: () => Promise.reject(new Error('asked here')),
  count: () => Promise.reject(new Error('asked here')),
};

it('answers from a thread what was written a moment before, and leaves no log behind', async () => {
  const file = `${temporaryFolder()}/mostrador.sqlite`;
  const store = openStore(file);
  const searches = searchInThread({ threadFile: programFile('search-thread'), file, here: nobody });
  onTestFinished(() => searches.stop());
  for (const [index, seq] of [1, 2, 5000].entries()) {
    await insertSearched(store, { seq, words: 'CONSUMIDOR FINAL' });
    expect(await searches.count(scope, filters, 0)).toBe(index + 1);
  }
  const answers = await Promise.all([
    searches.page(scope, filters, { limit: 2, direction: 'older' }),
    searches.page(scope, filters, { limit: 5, position: 2, direction: 'newer' }),
    searches.count(scope, filters, 1),
  ]);
  expect(answers).toEqual([[5000, 2], [5000], 2]);
  await searches.stop();
  await store.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
});

it('answers here what a thread that cannot start does not, and after the thread was stopped', async () => {
  const file = `${temporaryFolder()}/mostrador.sqlite`;
  const store = openStore(file);
  onTestFinished(() => store.close());
  await insertSearched(store, { seq: 7, words: 'CONSUMIDOR FINAL' });
  const here = makeDocumentSearches(store.db);
  const lost = searchInThread({ threadFile: `${file}.gone.ts`, file, here });
  expect(await lost.count(scope, filters, 0)).toBe(1);
  const stopped = searchInThread({ threadFile: programFile('search-thread'), file, here });
  await stopped.stop();
  expect(await stopped.page(scope, filters, { limit: 3, direction: 'older' })).toEqual([7]);
});

it('takes back the question of a caller who left, and answers the others', async () => {
  const { searches } = await openSearched();
  const leaving = new AbortController();
  const asked = [
    searches.count(scope, filters, 0, leaving.signal),
    searches.page(scope, filters, { limit: 3, direction: 'older' }, leaving.signal),
    searches.count(scope, filters, 0),
  ] as const;
  leaving.abort(new Error('nobody waits'));
  await expect(asked[0]).rejects.toThrow('nobody waits');
  await expect(asked[1]).rejects.toThrow('nobody waits');
  expect(await asked[2]).toBe(1);
  await expect(searches.count(scope, filters, 0, leaving.signal)).rejects.toThrow('nobody waits');
});

it('refuses more questions than it could answer in time, until some are answered or taken back', async () => {
  const { searches } = await openSearched();
  const leaving = new AbortController();
  const asked = Array.from({ length: 100 }, () => searches.count(scope, filters, 0, leaving.signal));
  const ends = await Promise.allSettled(asked);
  const refused = ends.filter((end) => end.status === 'rejected');
  expect(ends.filter((end) => end.status === 'fulfilled').map(({ value }) => value)).toEqual(
    Array(64).fill(1),
  );
  expect(refused).toHaveLength(36);
  expect(refused.every(({ reason }) => reason instanceof TooManySearchesError)).toBe(true);
  expect(await searches.count(scope, filters, 0)).toBe(1);

  const left = Array.from({ length: 64 }, () => searches.count(scope, filters, 0, leaving.signal));
  leaving.abort();
  const isAllLeft = Promise.allSettled(left).then((all) => all.every(({ status }) => status === 'rejected'));
  expect(await searches.count(scope, filters, 0)).toBe(1);
  expect(await isAllLeft).toBe(true);
});

/** A store with one document, and a thread that alone may answer. */
async function openSearched() {
  const file = `${temporaryFolder()}/mostrador.sqlite`;
  const store = openStore(file);
  await insertSearched(store, { seq: 7, words: 'CONSUMIDOR FINAL' });
  const searches = searchInThread({ threadFile: programFile('search-thread'), file, here: nobody });
  onTestFinished(async () => {
    await searches.stop();
    await store.close();
  });
  return { searches };
}
