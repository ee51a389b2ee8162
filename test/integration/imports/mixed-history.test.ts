import { expect, it } from 'vitest';
import { makeMixedHistory } from '../../support/import-files/mixed-history.ts';
import { tableOf } from '../../support/import-files/result-table.ts';
import { importsOf } from '../../support/import-shop.ts';
import { openShop } from '../../support/shop.ts';

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
