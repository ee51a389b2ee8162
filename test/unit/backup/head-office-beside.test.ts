import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RunArchiveWork } from '../../../src-main/backup/archive/archive-thread.ts';
import { nextBackup } from '../../../src-main/backup/schedule/next-backup.ts';
import type { HeadBackup } from '../../../src-main/backup/service/head-backup.ts';
import { makeHeadBackupStates } from '../../../src-main/backup/service/head-backup-states.ts';
import { makeBackup } from '../../../src-main/backup/service/make-backup.ts';
import { makePlanFile } from '../../../src-main/head/backup/plan-file.ts';
import { makeSecretBox } from '../../../src-main/secrets/secret-box.ts';
import { temporaryFolder } from '../../support/store/store.ts';

const ruc = '1799999990001';
type Seal = HeadBackup['seal'];
const notReady: Awaited<ReturnType<Seal>> = {
  ok: false,
  problem: { code: 'not_ready', detail: 'No hay PostgreSQL 15.' },
};

/** A till with a plan, and what its head office does when it is asked for a backup. */
async function aTill(seal: (folder: string, ...request: Parameters<Seal>) => ReturnType<Seal>) {
  const dataDir = temporaryFolder();
  const folder = join(dataDir, 'respaldos');
  mkdirSync(folder);
  const box = makeSecretBox(randomBytes(32));
  const store = makePlanFile(join(dataDir, 'plan.json'), { ruc: async () => ruc, failed: () => {} });
  let now = new Date('2026-11-21T15:00:00Z');
  const sealedPassphrase = box.seal(Buffer.from('caballo correcto batería'));
  await store.putPlan({ hour: 21, sealedPassphrase, folder, updatedAt: now.toISOString() }, now);
  const manifest = {
    format: 1,
    created_at: '',
    version: '',
    installation_id: '',
    ruc,
    legal_name: '',
  } as const;
  let isBroken = false;
  const states = makeHeadBackupStates(join(dataDir, 'matriz'));
  mkdirSync(join(dataDir, 'matriz'));
  const run: RunArchiveWork = async ({ file }) => {
    writeFileSync(file, 'encrypted');
    return { ...manifest, documents: 1 };
  };
  return {
    files: () => readdirSync(folder).toSorted(),
    removePlan: () => store.removePlan(),
    /** From now on no state of the head office can be written. */
    breakStates() {
      isBroken = true;
      mkdirSync(join(dataDir, 'matriz', 'till-backups.json'));
    },
    states,
    /** Makes what is due next, when it is due. */
    async backUp(signal = new AbortController().signal) {
      now = new Date(Math.max(now.getTime() + 1000, (await store.destinations())[0]?.dueAt.getTime() ?? 0));
      await makeBackup(
        {
          ...{
            store,
            box,
            dataDir,
            database: '',
            version: '',
            installationId: '0a1b2c3d',
            random: () => 0.5,
          },
          now: () => now,
          failed: () => {},
          headBackup: {
            isHere: async () => true,
            seal: (...request) => seal(folder, ...request),
            run,
            states,
          },
          run,
        },
        { signal, onSealed: () => {} },
      );
      return {
        at: now,
        state: (await store.destinations())[0],
        head: isBroken ? undefined : states.all()[0],
      };
    },
  };
}

describe('the backup of a till beside a head office', () => {
  it('is in its place before the head office is asked, and made twice a day at most where that fails', async () => {
    const before: number[] = [];
    let answers = false;
    const till = await aTill(async (folder, { file }) => {
      before.push(readdirSync(folder).length);
      if (!answers) return notReady;
      writeFileSync(file, 'encrypted');
      return { ok: true, value: { object: 'backup_archive', file, documents: 1, bytes: 9 } };
    });
    const first = await till.backUp();
    expect(first.state).toMatchObject({ failures: 1, last: { at: first.at } });
    expect(first.state?.trouble).toBeUndefined();
    expect(first.head).toEqual({
      destination: 'folder',
      since: first.at,
      trouble: { message: 'No hay PostgreSQL 15.', since: first.at },
    });
    const second = await till.backUp();
    expect(second.at.getTime() - first.at.getTime()).toBe(5 * 60_000);
    expect(second.state).toMatchObject({
      failures: 0,
      dueAt: nextBackup(second.at, 21),
      last: { at: second.at },
    });
    expect(second.head?.trouble?.since).toEqual(first.at);
    // One of each day.
    expect(till.files()).toEqual(['mostrador-1799999990001-0a1b2c3d-20261121T150501Z.age']);
    answers = true;
    const third = await till.backUp();
    expect(third.state).toMatchObject({ failures: 0, dueAt: nextBackup(third.at, 21) });
    expect(third.head).toEqual({
      destination: 'folder',
      since: first.at,
      last: {
        at: third.at,
        file: till.files()[0],
        bytes: 'encrypted'.length,
        documents: 1,
      },
    });
    expect(till.files().map((name) => name.split('-')[0])).toEqual(['matriz', 'mostrador']);
    expect(before).toEqual([1, 1, 1]);
  });

  it('forgets how those of the head office went once this computer is none any more', async () => {
    let isHead = true;
    const till = await aTill(async () => (isHead ? notReady : undefined));
    expect((await till.backUp()).head).toMatchObject({ trouble: { message: 'No hay PostgreSQL 15.' } });
    isHead = false;
    expect((await till.backUp()).head).toBeUndefined();
  });

  it('is made where nothing about that of the head office can be written', async () => {
    const till = await aTill(async () => notReady);
    till.breakStates();
    const { at, state } = await till.backUp();
    expect([state?.last?.at, state?.failures, state?.trouble]).toEqual([at, 0, undefined]);
  });

  it('writes nothing about that of the head office where backups are switched off meanwhile', async () => {
    const till = await aTill(async () => {
      await till.removePlan();
      return { ok: false, problem: { code: 'not_ready' } };
    });
    await till.backUp();
    expect(till.states.all()).toEqual([]);
  });

  it('says something of a refusal without a reason', async () => {
    const till = await aTill(async () => ({ ok: false, problem: { code: 'not_ready' } }));
    expect((await till.backUp()).head?.trouble?.message).toContain('por un error del programa');
  });

  it('stays where somebody cancels it while that of the head office is made', async () => {
    const cancelling = new AbortController();
    const till = await aTill(async (_folder, _body, signal) => {
      cancelling.abort(new Error('cancelled'));
      signal.throwIfAborted();
      return undefined;
    });
    const { at, state, head } = await till.backUp(cancelling.signal);
    expect([state?.last?.at, state?.trouble, head, till.files().length]).toEqual([
      at,
      undefined,
      undefined,
      1,
    ]);
  });
});
