import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { documentTypes } from '../../../src-main/documents/kinds.ts';
import { programFile } from '../../../src-main/program-file.ts';
import type { DocumentFilters, Scope } from '../../../src-main/reading/document-reading-store.ts';
import type { DocumentSearches } from '../../../src-main/store/document-searches.ts';
import { openStore } from '../../../src-main/store/open.ts';
import { makePlainSearches } from '../../../src-main/store/plain-searches.ts';
import { searchInThread, TooManySearchesError } from '../../../src-main/store/search-in-thread.ts';
import { insertSearched } from '../../support/searched-documents.ts';
import { temporaryFolder } from '../../support/store.ts';

const scope: Scope = { entityId: 'a', environment: 'test' };
const filters: DocumentFilters = { types: documentTypes, q: 'consumidor' };
/** Whoever must not be asked. */
const nobody: DocumentSearches = { find: () => Promise.reject(new Error('asked here')) };

const newest = { limit: 3, direction: 'older' } as const;

async function total(searches: DocumentSearches, signal?: AbortSignal): Promise<number> {
  return (await searches.find(scope, filters, newest, signal)).total;
}

it('answers from a thread what was written a moment before, and leaves no log behind', async () => {
  const file = `${temporaryFolder()}/mostrador.sqlite`;
  const store = openStore(file);
  const searches = searchInThread({ threadFile: programFile('search-thread'), file, here: nobody });
  onTestFinished(() => searches.stop());
  for (const [index, seq] of [1, 2, 5000].entries()) {
    await insertSearched(store, { seq, words: 'CONSUMIDOR FINAL' });
    expect(await total(searches)).toBe(index + 1);
  }
  const answers = await Promise.all([
    searches.find(scope, filters, { limit: 2, direction: 'older' }),
    searches.find(scope, filters, { limit: 5, position: 2, direction: 'newer' }),
  ]);
  expect(answers).toEqual([
    { places: [5000, 2], total: 3, newer: 0 },
    { places: [5000], total: 3, newer: 0 },
  ]);
  await searches.stop();
  await store.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
});

it('answers here what a thread that cannot start does not, telling why, and after the thread was stopped', async () => {
  const file = `${temporaryFolder()}/mostrador.sqlite`;
  const store = openStore(file);
  onTestFinished(() => store.close());
  await insertSearched(store, { seq: 7, words: 'CONSUMIDOR FINAL' });
  const here = makePlainSearches(store.db);
  const reasons: unknown[] = [];
  const failed = (reason: unknown) => reasons.push(reason);
  const lost = searchInThread({ threadFile: `${file}.gone.ts`, file, here, failed });
  expect(await total(lost)).toBe(1);
  expect(reasons).toEqual([expect.any(Error)]);
  const stopped = searchInThread({ threadFile: programFile('search-thread'), file, here });
  await stopped.stop();
  expect(await stopped.find(scope, filters, newest)).toEqual({ places: [7], total: 1, newer: 0 });
  expect(await stopped.prepare()).toBeUndefined();
});

it('takes back the question of a caller who left, and answers the others', async () => {
  const { searches } = await openSearched();
  const leaving = new AbortController();
  const asked = [total(searches, leaving.signal), total(searches)] as const;
  leaving.abort(new Error('nobody waits'));
  await expect(asked[0]).rejects.toThrow('nobody waits');
  expect(await asked[1]).toBe(1);
  await expect(total(searches, leaving.signal)).rejects.toThrow('nobody waits');
});

it('answers while it prepares itself, and when it has', async () => {
  const { store, searches } = await openSearched();
  const preparing = searches.prepare();
  expect(await total(searches)).toBe(1);
  expect(await preparing).toMatchObject({ bytes: expect.any(Number), sets: expect.any(Number) });
  await insertSearched(store, { seq: 9, words: 'CONSUMIDOR FINAL' });
  expect(await total(searches)).toBe(2);
});

it('is prepared again when it had to start again, but not for ever', async () => {
  const { searches, threadFile } = await openMortal();
  const preparings = () => readFileSync(`${threadFile}.log`, 'utf8').length;
  const again = async () => {
    await searches.find(scope, { ...filters, q: 'morir' }, newest);
    expect(await total(searches)).toBe(1);
  };
  await searches.prepare();
  expect(preparings()).toBe(1);
  await again();
  await expect.poll(preparings).toBe(2);
  await again();
  await expect.poll(preparings).toBe(3);
  await again();
  // Prepared by whoever asks: had it been before by itself, it would be one more.
  await searches.prepare();
  expect(preparings()).toBe(4);
});

it('refuses more questions than it could answer in time, until some are answered or taken back', async () => {
  const { searches } = await openSearched();
  const leaving = new AbortController();
  const asked = Array.from({ length: 100 }, () => total(searches, leaving.signal));
  const ends = await Promise.allSettled(asked);
  const refused = ends.filter((end) => end.status === 'rejected');
  expect(ends.filter((end) => end.status === 'fulfilled').map(({ value }) => value)).toEqual(
    Array(64).fill(1),
  );
  expect(refused).toHaveLength(36);
  expect(refused.every(({ reason }) => reason instanceof TooManySearchesError)).toBe(true);
  expect(await total(searches)).toBe(1);

  const left = Array.from({ length: 64 }, () => total(searches, leaving.signal));
  leaving.abort();
  const isAllLeft = Promise.allSettled(left).then((all) => all.every(({ status }) => status === 'rejected'));
  expect(await total(searches)).toBe(1);
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
  return { store, searches };
}

/** As `openSearched`, with a thread that ends at the word `morir` and writes down how often it is to prepare itself. */
async function openMortal() {
  const folder = temporaryFolder();
  const [file, threadFile] = [`${folder}/mostrador.sqlite`, `${folder}/mortal-thread.mjs`];
  writeFileSync(
    threadFile,
    `import { appendFileSync } from 'node:fs';
    import { parentPort, workerData } from 'node:worker_threads';
    import { serveSearches } from '${new URL('../../../src-main/store/serve-searches.ts', import.meta.url)}';
    parentPort.on('message', (message) => {
      if ('prepare' in message) appendFileSync('${threadFile}.log', '.');
      if (message.question?.filters.q === 'morir') process.exit(1);
    });
    serveSearches(parentPort, workerData.file);`,
  );
  const store = openStore(file);
  await insertSearched(store, { seq: 7, words: 'CONSUMIDOR FINAL' });
  const searches = searchInThread({ threadFile, file, here: makePlainSearches(store.db) });
  onTestFinished(async () => {
    await searches.stop();
    await store.close();
  });
  return { searches, threadFile };
}
