import { existsSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { documentTypes } from '../../../../../src-main/documents/kinds.ts';
import { programFile } from '../../../../../src-main/process/program-file.ts';
import { readInThread } from '../../../../../src-main/store/reading/thread/read-in-thread.ts';
import { openStore } from '../../../../../src-main/store/sqlite/open.ts';
import { insertSearched } from '../../../../support/store/searched-documents.ts';
import { temporaryFolder } from '../../../../support/store/store.ts';

const question = {
  scope: { entityId: 'a', environment: 'test' },
  filters: { types: documentTypes, q: 'consumidor' },
  page: { limit: 3, direction: 'older' },
} as const;

it('answers from a thread with the newest commit, and leaves no write-ahead log behind', async () => {
  const { store, file, reasons, lists } = openLists();
  for (const [index, seq] of [1, 2, 5000].entries()) {
    await insertSearched(store, { seq, words: 'CONSUMIDOR FINAL' });
    expect(await lists.read('page', question)).toMatchObject({ total: index + 1, newer: 0 });
  }
  const page = { limit: 5, position: 2, direction: 'newer' } as const;
  const answers = await Promise.all([
    lists.read('page', question),
    lists.read('page', { ...question, page }),
  ]);
  expect(answers).toMatchObject([
    { total: 3, newer: 0 },
    { total: 3, newer: 0 },
  ]);
  expect(reasons).toEqual([]);
  await lists.stop();
  await store.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
});

it('answers without a thread when it cannot start, reporting why, and after it was stopped', async () => {
  const { store, reasons, lists } = openLists('/gone.ts');
  await insertSearched(store, { seq: 7, words: 'CONSUMIDOR FINAL' });
  expect(await lists.read('page', question)).toMatchObject({ total: 1 });
  expect(reasons).toEqual([expect.any(Error)]);
  const stopped = openLists();
  await insertSearched(stopped.store, { seq: 7, words: 'CONSUMIDOR FINAL' });
  await stopped.lists.stop();
  expect(await stopped.lists.read('page', question)).toMatchObject({ total: 1 });
});

it('answers here what the thread fails at, and starts the thread again when it ended', async () => {
  const threadFile = `${temporaryFolder()}/mortal-thread.mjs`;
  const program = new URL('../../../../../src-main/store/reading/thread/serve-lists.ts', import.meta.url);
  writeFileSync(
    threadFile,
    `import { parentPort, workerData } from 'node:worker_threads';
    import { serveLists } from '${program}';
    parentPort.on('message', ({ question: { filters } }) => {
      if (filters.q === 'morir') process.exit(1);
    });
    serveLists(parentPort, workerData.file);`,
  );
  const { store, reasons, lists } = openLists(threadFile);
  await insertSearched(store, { seq: 7, words: 'CONSUMIDOR MORIR' });
  const filters = { ...question.filters, q: 'morir' };
  const answers = [
    lists.read('page', question),
    lists.read('page', { ...question, filters }),
    lists.read('page', question),
  ];
  expect((await Promise.all(answers)).map(({ total }) => total)).toEqual([1, 1, 1]);
  expect(reasons).toEqual([]);
  const page = { ...question.page, limit: Number.NaN };
  await expect(lists.read('page', { ...question, page })).rejects.toThrow();
  expect(reasons).toEqual([expect.stringContaining('SqliteError')]);
});

it('takes back the question of a caller who left, and answers all others', async () => {
  const { store, lists } = openLists();
  await insertSearched(store, { seq: 7, words: 'CONSUMIDOR FINAL' });
  const leaving = new AbortController();
  const asked = Array.from({ length: 100 }, (_, index) =>
    lists.read('page', question, index % 2 === 0 ? leaving.signal : undefined),
  );
  leaving.abort(new Error('nobody waits'));
  const ends = await Promise.allSettled(asked);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(50);
  expect(ends[0]).toMatchObject({ reason: { message: 'nobody waits' } });
  await expect(lists.read('page', question, leaving.signal)).rejects.toThrow('nobody waits');
});

function openLists(threadFile = programFile('list-thread')) {
  const file = `${temporaryFolder()}/mostrador.sqlite`;
  const store = openStore(file);
  const reasons: unknown[] = [];
  const lists = readInThread({ threadFile, file, db: store.db, failed: (reason) => reasons.push(reason) });
  onTestFinished(async () => {
    await lists.stop();
    await store.close();
  });
  return { store, file, reasons, lists };
}
