import { expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { makeMixedHistory } from '../../support/import-files/mixed-history.ts';
import { importsOf } from '../../support/shops/import-shop.ts';
import { openShop } from '../../support/shops/shop.ts';

const ENTRIES = 160;
/** Of what was decided and is written down at once, twice as much as ever. */
const TWO_BATCHES = 100;
/** Far more than are made while the import runs. */
const SALES_AT_MOST = 20_000;

it('a sale and a long import take turns: neither waits for the other to end', async () => {
  const shop = await openShop();
  const opened = await importsOf(shop);
  const { files, authority } = await makeMixedHistory({ entries: ENTRIES, silence: false });
  for (const [key, answer] of authority) opened.authority.set(key, answer);
  opened.start();
  const caller = await shop.caller();
  const { id } = await opened.upload(files);
  const look = async () => {
    const got = await opened.imports.get(caller, id);
    if (!got.ok) throw new Error('the import is gone');
    const { found, pending } = got.value.counts;
    return { decided: found - pending, isOver: !['queued', 'processing'].includes(got.value.status) };
  };

  await eventually(look, ({ decided }) => decided > 0);
  const overtaken: number[] = [];
  let before = await look();
  while (!before.isOver && overtaken.length < SALES_AT_MOST) {
    await shop.issue();
    const after = await look();
    overtaken.push(after.decided - before.decided);
    before = after;
  }
  expect(before).toMatchObject({ isOver: true, decided: expect.any(Number) });
  expect(overtaken.length).toBeGreaterThan(3);
  expect(Math.max(...overtaken)).toBeLessThanOrEqual(TWO_BATCHES);
  expect(opened.faults).toEqual([]);
});
