import { expect, it } from 'vitest';
import { ensurePracticeBusiness } from '../../../src-main/business/set-up/first-start.ts';
import { companyRuc } from '../../support/certificates/test-certificates.ts';
import { makeMixedHistory } from '../../support/import-files/mixed-history.ts';
import { tableOf } from '../../support/import-files/result-table.ts';
import { importsOf, type TestFile } from '../../support/shops/import-shop.ts';
import { openShop } from '../../support/shops/shop.ts';

it('gives each of some hundred mixed documents exactly the result it must have', async () => {
  const history = await makeMixedHistory({ entries: 400, silence: true });
  const shop = await openShop();
  const { run, items, authority, faults } = await importsOf(shop);
  for (const [key, answer] of history.authority) authority.set(key, answer);

  const done = await run(history.files);
  expect(faults).toEqual([]);
  expect(done.status).toBe('completed');
  expect(tableOf(await items(done.id))).toEqual(history.expected);
  expect(done.counts.found).toBe(history.expected.size);
  expect(done.counts.imported).toBe(history.imported);
  expect(done.sales_total).toBe((history.imported * 11.5).toFixed(2));
});

it('gives the same results when it is stopped in the middle again and again', async () => {
  const history = await makeMixedHistory({ entries: 300, silence: true });
  const shop = await openShop();
  const { start, upload, items, imports, authority, faults } = await importsOf(shop);
  for (const [key, answer] of history.authority) authority.set(key, answer);
  const caller = await shop.caller();
  const { id } = await upload(history.files);
  const statusNow = async () => {
    const got = await imports.get(caller, id);
    return got.ok ? got.value.status : 'gone';
  };

  let lives = 0;
  while ((await statusNow()) !== 'completed' && lives < 500) {
    const importing = start();
    // Each life is a few steps longer than the last.
    for (let turn = 0; turn < 20 + lives * 2; turn += 1) await new Promise(setImmediate);
    await importing.stop();
    lives += 1;
  }
  expect(lives).toBeGreaterThan(2);
  expect(faults).toEqual([]);
  const done = await imports.get(caller, id);
  expect(done).toMatchObject({ value: { status: 'completed', counts: { imported: history.imported } } });
  expect(tableOf(await items(id))).toEqual(history.expected);
});

/** What the sandbox, where nobody is asked, makes of the files; stopped every few turns on request. */
async function inSandbox(files: readonly TestFile[], { isStopped }: { readonly isStopped: boolean }) {
  const shop = await openShop();
  await ensurePracticeBusiness(shop.businessDependencies);
  const caller = await shop.caller('sandbox');
  const { start, upload, ended, items, imports, questions, faults } = await importsOf(shop);
  const startAgain = () => start({ rucOf: async () => companyRuc });
  const { id } = await upload(files, caller);
  let lives = 0;
  for (let isUnderWay = isStopped; isUnderWay && lives < 500; lives += 1) {
    const importing = startAgain();
    for (let turn = 0; turn < 20 + lives * 2; turn += 1) await new Promise(setImmediate);
    await importing.stop();
    const got = await imports.get(caller, id);
    isUnderWay = got.ok && got.value.status === 'processing';
  }
  startAgain();
  const { status, counts, verification, sales_total } = await ended(id, caller);
  expect({ faults, questions }).toEqual({ faults: [], questions: [] });
  return { table: tableOf(await items(id, caller)), lives, status, counts, verification, sales_total };
}

it('decides documents as they are found where nobody is asked, as it would at the end, however often it is stopped', async () => {
  const { files } = await makeMixedHistory({ entries: 120, silence: false });
  const archives = files.filter(({ name }) => name.endsWith('.zip'));
  const { lives: _, ...atOnce } = await inSandbox(archives, { isStopped: false });
  const { lives, ...inPieces } = await inSandbox(archives, { isStopped: true });
  expect(inPieces).toEqual(atOnce);
  expect(lives).toBeGreaterThan(2);
  expect(atOnce.status).toBe('completed');
  expect(atOnce.counts.imported).toBeGreaterThan(40);

  // A list that is read last has all documents wait for it.
  const last = { name: 'otras.csv', content: `${'1'.repeat(49)}\n` };
  const { table } = await inSandbox([...archives, last], { isStopped: false });
  expect([...table].filter(([location]) => !location.startsWith(last.name))).toEqual([...atOnce.table]);
});
