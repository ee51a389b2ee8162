import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { issueLive, signLive } from '../../support/numbers/issue-live.ts';
import { databaseIn, type Machine, openMachine } from '../../support/numbers/machine.ts';
import { aSetup } from '../../support/shops/shop.ts';
import { temporaryFolder } from '../../support/store/store.ts';

async function sell(machine: Machine, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let one = 0; one < count; one += 1) {
    const { id } = await issueLive(machine);
    await signLive(machine, id);
    ids.push(id);
  }
  return ids;
}

/** Sells, puts away a copy, sells so many more; the power goes, and the copy is put beside the log that was left. */
async function copyUnderNewerLog(folder: string, later: number): Promise<readonly string[]> {
  const first = await openMachine(folder);
  await first.shop.business.setup(aSetup());
  const sold = await sell(first, 2);
  await first.close();
  const copy = join(temporaryFolder(), 'older.sqlite');
  cpSync(databaseIn(folder), copy);
  const second = await openMachine(folder);
  sold.push(...(await sell(second, later)));
  await second.close();
  const third = await openMachine(folder);
  sold.push(...(await sell(third, 1)));
  await third.die('kept');
  cpSync(copy, databaseIn(folder));
  return sold;
}

describe('an older database beside the log of a newer one', () => {
  it.for([1, 2, 3, 5, 8, 13])('gets back what was issued between (%i documents)', async (later) => {
    const folder = temporaryFolder();
    const sold = await copyUnderNewerLog(folder, later);
    const machine = await openMachine(folder);
    for (const id of sold) {
      expect((await machine.shop.delivery.load(id))?.signedXml, id).toBeDefined();
    }
    await machine.close();
    expect(readdirSync(folder).filter((name) => name.includes('-wal.other-'))).toHaveLength(1);
  });

  it('keeps the log that is its own', async () => {
    const folder = temporaryFolder();
    const machine = await openMachine(folder);
    await machine.shop.business.setup(aSetup());
    const sold = await sell(machine, 2);
    await machine.die('kept');
    const again = await openMachine(folder);
    expect(again.proven.recovery).toBeUndefined();
    expect((await again.shop.delivery.load(sold[1] ?? ''))?.signedXml).toBeDefined();
    await again.close();
    expect(readdirSync(folder).filter((name) => name.includes('-wal'))).toEqual([]);
  });
});
