import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type IntegrityRecord,
  integrityRecordsIn,
} from '../../../../../src-main/store/sqlite/integrity/integrity-record.ts';
import {
  type IntegrityNews,
  startIntegrityWatch,
} from '../../../../../src-main/store/sqlite/integrity/integrity-watch.ts';
import { runIntegrityCheck } from '../../../../../src-main/store/sqlite/integrity/run-integrity-check.ts';
import { openStore } from '../../../../../src-main/store/sqlite/open.ts';
import { eventually } from '../../../../support/eventually.ts';
import { damagePage } from '../../../../support/store/damage.ts';
import { temporaryFolder } from '../../../../support/store/store.ts';

const threadFile = fileURLToPath(
  new URL('../../../../../src-main/threads/integrity-thread.ts', import.meta.url),
);
const noon = new Date('2026-11-21T17:00:00.000Z');
const hourBefore = '2026-11-21T16:00:00.000Z';
const DAY_MS = 24 * 60 * 60 * 1000;
const daysBefore = '2026-11-18T16:00:00.000Z';

describe('the watch over the data file', () => {
  it.each([
    ['was never checked', {}, {}],
    ['was checked days ago', { sound_at: daysBefore }, {}],
    ['was left open', { sound_at: hourBefore }, { wasLeftOpen: true }],
    ['was checked at a time that is yet to come', { sound_at: '2027-01-01T00:00:00.000Z' }, {}],
  ])('compares all of a file that %s after the quick check, and keeps when', async (_, record, given) => {
    const watched = await watch({ record, ...given });
    await eventually(
      async () => watched.records.read(),
      (record) => record.sound_at === noon.toISOString(),
    );
    expect(watched.checks).toEqual(['quick', 'thorough']);
    expect(watched.news).toEqual([]);
  });

  it('has only a quick look at a file that was closed and compared within the day', async () => {
    const watched = await watch({ record: { sound_at: hourBefore } });
    await watched.untilChecked();
    // One that had followed would have begun, and ends before the watch does.
    await watched.stop();
    expect(watched.records.read()).toEqual({ sound_at: hourBefore });
    expect(watched.checks).toEqual(['quick']);
  });

  it('has the quick look at once when somebody waits for it, and knows of the damage when it ends', async () => {
    const watched = await watch({ damaged: true, record: { sound_at: hourBefore }, patienceMs: DAY_MS });
    expect(watched.checks).toEqual([]);
    await watched.checked();
    expect(watched.checks).toEqual(['quick']);
    expect(watched.store.condition.state()).toMatchObject({ kind: 'damaged' });
    await watched.checked();
    expect(watched.checks).toEqual(['quick']);
  });

  it('makes nobody wait for ever: a check that cannot be made ends too, as does the watch', async () => {
    const impossible = await watch({ threadFile: join(temporaryFolder(), 'missing.ts'), patienceMs: DAY_MS });
    await impossible.checked();
    expect(impossible.news).toMatchObject([{ kind: 'not_checked' }]);
    const stopped = await watch({ patienceMs: DAY_MS });
    const waiting = stopped.checked();
    await stopped.stop();
    await waiting;
    expect(stopped.news).toEqual([]);
  });

  it('finds a damaged page that was not read yet, locks the store and stores the finding', async () => {
    const watched = await watch({ damaged: true });
    await eventually(
      async () => watched.store.condition.state().kind,
      (kind) => kind === 'damaged',
    );
    expect(watched.news).toEqual([{ kind: 'damaged', detail: expect.stringMatching(/page/i) }]);
    expect(watched.records.read()).toEqual({
      damage: { found_at: noon.toISOString(), detail: expect.stringMatching(/page/i) },
    });
    const writing = watched.store.writes.run((tx) => tx.deleteFrom('setting').execute());
    await expect(writing).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
  });

  it('keeps the lock over a restart while the damage is there', async () => {
    const record = { damage: { found_at: hourBefore, detail: 'a bad page' } };
    const watched = await watch({ damaged: true, record });
    expect(watched.store.condition.state()).toEqual({ kind: 'damaged', detail: 'a bad page' });
    await watched.untilChecked();
    expect(watched.checks).toEqual(['thorough']);
    expect(watched.store.condition.state()).toMatchObject({ kind: 'damaged' });
    expect(watched.records.read()).toEqual(record);
  });

  it('unlocks and reports it when a thorough check after a restart finds every page sound', async () => {
    const watched = await watch({ record: { damage: { found_at: hourBefore, detail: 'a bad page' } } });
    await watched.untilChecked();
    expect(watched.checks).toEqual(['thorough']);
    expect(watched.store.condition.state()).toEqual({ kind: 'sound' });
    expect(watched.records.read()).toEqual({ sound_at: noon.toISOString() });
    expect(watched.news).toEqual([
      { kind: 'damaged', detail: 'a bad page' },
      { kind: 'sound_again', foundAt: hourBefore, detail: 'a bad page' },
    ]);
  });

  it('does not open the lock in the program that met the damage, whatever a check says', async () => {
    const watched = await watch({ wasLeftOpen: true });
    watched.store.condition.damaged('met at a read');
    await watched.checked();
    await watched.stop();
    expect(watched.checks).toEqual(['quick']);
    expect(watched.store.condition.state()).toEqual({ kind: 'damaged', detail: 'met at a read' });
    expect(watched.records.read()).toEqual({
      damage: { found_at: noon.toISOString(), detail: 'met at a read' },
    });
  });

  it('reports when it cannot check, without calling the file damaged', async () => {
    const watched = await watch({ threadFile: join(temporaryFolder(), 'missing.ts') });
    await eventually(
      async () => watched.news,
      (news) => news.length > 0,
    );
    expect(watched.news).toMatchObject([{ kind: 'not_checked' }]);
    expect(watched.store.condition.state()).toEqual({ kind: 'sound' });
  });

  it('ends at once in the middle of a check', async () => {
    const watched = await watch({});
    await eventually(
      async () => watched.checks,
      (checks) => checks.length > 0,
    );
    await watched.stop();
    expect(watched.news).toEqual([]);
  });
});

interface Watching {
  readonly record?: IntegrityRecord;
  readonly wasLeftOpen?: boolean;
  /** A page of the file was overwritten before it was opened. */
  readonly damaged?: boolean;
  readonly threadFile?: string;
  readonly patienceMs?: number;
}

async function watch({
  record,
  wasLeftOpen = false,
  damaged = false,
  threadFile: thread = threadFile,
  patienceMs = 1,
}: Watching) {
  const folder = temporaryFolder();
  const file = join(folder, 'mostrador.sqlite');
  const records = integrityRecordsIn(folder);
  if (record) records.write(record);
  await fill(file);
  if (damaged) damagePage(file, { table: 'setting', kind: 'leaf' });
  const store = openStore(file);
  const news: IntegrityNews[] = [];
  const checks: string[] = [];
  let settled = 0;
  const watching = startIntegrityWatch({
    condition: store.condition,
    records,
    wasLeftOpen,
    check(how) {
      checks.push(how.thorough ? 'thorough' : 'quick');
      const check = runIntegrityCheck(thread, { file, ...how });
      check.finally(() => {
        settled += 1;
      });
      return check;
    },
    now: () => noon,
    report: (one) => news.push(one),
    patienceMs,
  });
  const stop = async () => {
    await watching.stop();
    await store.close();
  };
  onTestFinished(stop);
  return {
    store,
    records,
    news,
    checks,
    checked: watching.checked,
    stop: watching.stop,
    async untilChecked() {
      await eventually(
        async () => settled,
        (count) => count > 0,
      );
      // The verdict was given in an earlier turn: what follows from it has happened after this one.
      await new Promise(setImmediate);
    },
  };
}

async function fill(file: string): Promise<void> {
  const store = openStore(file);
  await store.writes.run(async (tx) => {
    for (let index = 0; index < 100; index += 1) {
      await tx
        .insertInto('setting')
        .values({ name: `row ${index}`, value: 'x'.repeat(500) })
        .execute();
    }
  });
  await store.close();
}
