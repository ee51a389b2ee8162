import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exportsInThread } from '../../../src-main/exports/exports-in-thread.ts';
import { makesMonths } from '../../../src-main/exports/make-month.ts';
import { makeMonthFile } from '../../../src-main/exports/month-file.ts';
import { makeExportSource } from '../../../src-main/store/reading/export-source.ts';
import { threadFile } from '../../support/service/door.ts';
import { openShop } from '../../support/shops/shop.ts';
import { temporaryFolder } from '../../support/store/store.ts';

it('gives up a month that comes to more than a letter takes, and leaves nothing behind', async () => {
  const shop = await openShop();
  await shop.issue();
  const folder = join(temporaryFolder(), 'mail');
  const makeMonth = makesMonths({
    month: makeMonthFile({
      source: makeExportSource(shop.store.db),
      withPurchases: true,
      declared: async () => ({ figures: [], files: [] }),
    }),
    make: exportsInThread(threadFile('export-thread'), shop.file, async () => 'es'),
    folder,
    newId: () => 'one',
    failed: (reason) => expect.fail(String(reason)),
  });
  const { entityId, environment } = await shop.caller();
  const of = { entityId, environment, month: shop.clock.now.toISOString().slice(0, 7) };
  const { signal } = new AbortController();
  const small = await makeMonth(of, { maxBytes: 1024 * 1024, signal });
  expect(small.bytes?.subarray(0, 2).toString()).toBe('PK');
  const { name, bytes } = await makeMonth(of, { maxBytes: 500, signal });
  expect([name, bytes]).toEqual([`mes-${of.month}.zip`, undefined]);
  expect(readdirSync(folder)).toEqual([]);
});
