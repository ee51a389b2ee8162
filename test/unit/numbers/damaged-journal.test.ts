import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../../src-main/documents/values/keys-of.ts';
import { journalFolderIn } from '../../../src-main/process/data-folder.ts';
import { journalDamages } from '../../support/numbers/damage.ts';
import { issueLive, signLive } from '../../support/numbers/issue-live.ts';
import { databaseIn, type Machine, openMachine } from '../../support/numbers/machine.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { aSetup } from '../../support/shops/shop.ts';
import { temporaryFolder } from '../../support/store/store.ts';

async function sell(machine: Machine): Promise<void> {
  const { id } = await issueLive(machine);
  await signLive(machine, id);
}

/** A folder in which three were sold, and its database of when it was one. */
async function soldSinceCopy() {
  const folder = temporaryFolder();
  const first = await openMachine(folder);
  await first.shop.business.setup(aSetup());
  await sell(first);
  await first.close();
  const older = join(temporaryFolder(), 'older.sqlite');
  cpSync(databaseIn(folder), older);
  const second = await openMachine(folder);
  await sell(second);
  await sell(second);
  await second.close();
  return { folder, older };
}

async function liveInvoices({ shop }: Machine) {
  const series = await shop.business.series();
  return series.find((one) => one.environment === 'live' && one.document_type === 'invoice');
}

describe('an older database beside a damaged journal', () => {
  const damages = keysOf(journalDamages).flatMap((damage) => [1, 2].map((seed) => ({ damage, seed })));

  it.for(damages)('goes on above what the computer remembers ($damage, $seed)', async ({ damage, seed }) => {
    const { folder, older } = await soldSinceCopy();
    cpSync(older, databaseIn(folder));
    journalDamages[damage](journalFolderIn(folder), seededRandom(seed));
    const machine = await openMachine(folder);
    expect(await liveInvoices(machine)).toMatchObject({ next_number: 4 });
    await machine.close();
  });

  it.for(damages)(
    'gives no number on a computer that remembers none ($damage, $seed)',
    async ({ damage, seed }) => {
      const { folder, older } = await soldSinceCopy();
      cpSync(older, databaseIn(folder));
      journalDamages[damage](journalFolderIn(folder), seededRandom(seed));
      const machine = await openMachine(folder, temporaryFolder());
      const next = await liveInvoices(machine);
      if (next?.stopped?.reason !== 'unproven') expect(next).toMatchObject({ next_number: 4 });
      await machine.close();
    },
  );
});
