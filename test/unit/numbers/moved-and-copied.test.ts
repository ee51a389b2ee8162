import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { restoreFrom } from '../../../src-main/backup/restore/restore.ts';
import { snapshot } from '../../../src-main/backup/snapshot.ts';
import { markArrival } from '../../../src-main/numbers/arrival.ts';
import { issueLive } from '../../support/numbers/issue-live.ts';
import { databaseIn, openMachine } from '../../support/numbers/machine.ts';
import { aSetup } from '../../support/shops/shop.ts';
import { temporaryFolder } from '../../support/store/store.ts';

/** A folder to which a business moved from a computer that issued its number 1; it was not started yet. */
async function arrived() {
  const from = await openMachine(temporaryFolder());
  await from.shop.business.setup(aSetup());
  await issueLive(from);
  const movedAt = (await from.fence.raise()).toISOString();
  await from.close();
  const file = join(temporaryFolder(), 'moved.sqlite');
  snapshot(databaseIn(from.folder), file);
  markArrival(file, movedAt);
  const folder = join(temporaryFolder(), 'arrived');
  await restoreFrom({ file }, folder);
  const key = `${databaseIn(from.folder)}.key`;
  if (existsSync(key)) cpSync(key, `${databaseIn(folder)}.key`);
  return folder;
}

it.each([
  ['was not started yet', false],
  ['lost its first start', true],
])(
  'numbers go on where they arrived, and not in a copy of that folder, which %s',
  async (_what, isStarted) => {
    const folder = await arrived();
    if (isStarted) {
      const first = await openMachine(folder);
      expect(first.proven).toMatchObject({ unproven: 0 });
      await first.die('deleted');
    }
    const copy = join(temporaryFolder(), 'copy');
    cpSync(folder, copy, { recursive: true, preserveTimestamps: true });

    const again = await openMachine(folder);
    expect(again.proven).toMatchObject({ unproven: 0 });
    expect((await issueLive(again)).number).toBe('001-001-000000002');
    await again.close();
    const copied = await openMachine(copy);
    expect(copied.proven).toMatchObject({ cause: 'copied' });
    expect(copied.proven.unproven).toBeGreaterThan(0);
    await expect(issueLive(copied)).rejects.toThrow('numbering_unproven');
    await copied.close();
  },
);
