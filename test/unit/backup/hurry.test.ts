import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makePlanFile } from '../../../src-main/head/backup/plan-file.ts';
import type { BackupStore } from '../../../src-main/store/business/backup-plan.ts';
import { makeBackupStore } from '../../../src-main/store/business/backup-store.ts';
import { openTestStore, temporaryFolder } from '../../support/store/store.ts';

const at = new Date('2026-11-21T15:00:00.000Z');
const later = new Date('2026-11-22T02:00:00.000Z');

const stores: Readonly<Record<string, () => Promise<BackupStore>>> = {
  till: async () => makeBackupStore(openTestStore().store),
  'head office': async () =>
    makePlanFile(join(temporaryFolder(), 'plan.json'), { ruc: async () => '', failed: () => {} }),
};

describe.each(Object.entries(stores))('the store of backups of a %s', (_whose, open) => {
  it('makes one destination due, whatever became of it since it was read', async () => {
    const store = await open();
    const plan = { hour: 21, sealedPassphrase: Buffer.from('x'), folder: '/respaldos' };
    await store.putPlan({ ...plan, updatedAt: at.toISOString() }, at);
    const last = { at, file: 'a.age', bytes: 1, documents: 0 };
    await store.putDestination({ destination: 'folder', since: at, dueAt: later, failures: 0, last });
    await store.hurry(at, 's3');
    expect(await store.destinations()).toMatchObject([{ dueAt: later, last }]);
    await store.hurry(at, 'folder');
    expect(await store.destinations()).toMatchObject([{ dueAt: at, last }]);
  });
});
