import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../../../src-main/issuing/ports/journal.ts';
import { openJournal } from '../../../src-main/numbers/journal/journal.ts';
import { monthsIn } from '../../../src-main/numbers/journal/month-files.ts';
import { readMonth } from '../../../src-main/numbers/journal/read-journal.ts';
import { journalFolderIn } from '../../../src-main/process/data-folder.ts';
import { issueLive, signLive } from '../../support/numbers/issue-live.ts';
import { databaseIn, openMachine, PowerCut } from '../../support/numbers/machine.ts';
import { aSetup } from '../../support/shops/shop.ts';
import { temporaryFolder } from '../../support/store/store.ts';

const november = new Date('2026-11-30T15:00:00.000Z');
const december = new Date('2026-12-01T15:00:00.000Z');

async function openShop(folder: string, clock: { now: Date }) {
  const machine = await openMachine(folder, undefined, clock);
  await machine.shop.business.setup(aSetup());
  return machine;
}

describe('what the database lost at the turn of a month', () => {
  it('comes back where the power went with the first lines of the new month', async () => {
    const folder = temporaryFolder();
    const clock = { now: november };
    await (await openShop(folder, clock)).close();
    const machine = await openMachine(folder, undefined, clock);
    const { id } = await issueLive(machine);
    clock.now = december;
    // Of the new month the summary alone is left, which tells of no document.
    machine.cutPowerAt('torn_lines');
    await expect(signLive(machine, id)).rejects.toThrow(PowerCut);
    await machine.die('deleted');

    const again = await openMachine(folder, undefined, clock);
    expect(again.proven).toMatchObject({ recovery: { documents: 1, left: [] }, cause: undefined });
    expect(await again.shop.issuing.store.document(id)).toMatchObject({ status: 'pending' });
    await again.close();
  });

  it('comes back where a later month has nothing but what the database has', async () => {
    const folder = temporaryFolder();
    const clock = { now: november };
    const first = await openShop(folder, clock);
    const { id: kept } = await issueLive(first);
    await first.close();
    const older = join(temporaryFolder(), 'older.sqlite');
    cpSync(databaseIn(folder), older);
    const second = await openMachine(folder, undefined, clock);
    const { id: lost } = await issueLive(second);
    await second.close();
    await writeAgain(journalFolderIn(folder), kept);
    cpSync(older, databaseIn(folder));

    const again = await openMachine(folder, undefined, { now: december });
    expect(again.proven).toMatchObject({ recovery: { documents: 1, left: [] } });
    expect(await again.shop.issuing.store.document(lost)).toMatchObject({ status: 'pending' });
    await again.close();
  });
});

/** The entries of a document once more in the next month, as when a start catches up with what was not written. */
async function writeAgain(folder: string, documentId: string): Promise<void> {
  const entries: JournalEntry[] = [];
  for (const month of monthsIn(folder)) {
    for await (const entry of readMonth(folder, month))
      if (entry.documentId === documentId) entries.push(entry);
  }
  const journal = openJournal(folder);
  await journal.absorb(entries.map((entry) => ({ ...entry, at: december.toISOString() })));
  await journal.summarize({ heads: [], at: december, mark: uuid() });
  journal.close();
}
