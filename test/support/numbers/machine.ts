import { cpSync, existsSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { type Fence, startFence } from '../../../src-main/numbers/fence.ts';
import { type Journal, openJournal } from '../../../src-main/numbers/journal/journal.ts';
import { monthsIn } from '../../../src-main/numbers/journal/month-files.ts';
import { keepMarks } from '../../../src-main/numbers/marks/keep-marks.ts';
import { type NumberMark, readMarks } from '../../../src-main/numbers/marks/number-marks.ts';
import { type Proven, proveNumbers } from '../../../src-main/numbers/prove-numbers.ts';
import { journalFolderIn } from '../../../src-main/process/data-folder.ts';
import { makeMovedSeries } from '../../../src-main/store/business/series/moved-series.ts';
import { openStore } from '../../../src-main/store/sqlite/open.ts';
import { stateFolderOf } from '../service/state-folder.ts';
import { openShop, type TestShop } from '../shops/shop.ts';

/** Where the power goes while a group is committed. */
export const killPoints = ['before_commit', 'before_lines', 'torn_lines', 'after_flush'] as const;
export type KillPoint = (typeof killPoints)[number];

/** The power went: nobody was answered. */
export class PowerCut extends Error {
  override readonly name = 'PowerCut';
}

/** A computer that has a data folder open. */
export interface Machine {
  readonly folder: string;
  readonly shop: TestShop;
  readonly journal: Journal;
  readonly proven: Proven;
  readonly fence: Fence;
  /** What the computer remembered when it was opened. */
  readonly marks: readonly NumberMark[];
  /** What a second after a sale does: the computer remembers how far it got. */
  remember(): Promise<void>;
  /** At the next commit with something for the journal. */
  cutPowerAt(point: KillPoint): void;
  /** Whether there is no room left on the disk for the journal. */
  setFull(isFull: boolean): void;
  close(): Promise<void>;
  /** As the disk is after the power went; without the log of the database where somebody deletes it. */
  die(log: 'kept' | 'deleted'): Promise<void>;
}

/** Noon in Ecuador, of the day on which tests begin. */
export const OPENING = new Date('2026-11-21T17:00:00.000Z');

export const databaseIn = (folder: string) => join(folder, 'mostrador.sqlite');

/** Opens a data folder as a start of the program does. */
export async function openMachine(
  folder: string,
  stateDir = stateFolderOf(folder),
  clock = { now: OPENING },
): Promise<Machine> {
  const journalFolder = journalFolderIn(folder);
  const journal = openJournal(journalFolder);
  let cut: KillPoint | undefined;
  let torn = false;
  let isFull = false;
  const store = openStore(databaseIn(folder), {
    journal: {
      prepare(entries) {
        const point = entries.length > 0 ? cut : undefined;
        if (entries.length > 0 && isFull) {
          throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        }
        if (point === 'before_commit') throw new PowerCut();
        const prepared = journal.prepare(entries);
        return {
          async write() {
            if (point === 'before_lines') throw new PowerCut();
            await prepared.write();
            if (point === 'torn_lines') torn = true;
            if (point !== undefined) throw new PowerCut();
          },
        };
      },
    },
  });
  const parts = { folder: journalFolder, journal, newId: () => uuid(), now: () => clock.now };
  const marks = readMarks(stateDir);
  const proven = await proveNumbers(store, { ...parts, marks });
  const keeping = keepMarks({
    folder: journalFolder,
    stateDir,
    id: proven.journalId,
    // Written when the history says so, and not when a second has passed.
    journal: { ...journal, onWritten: () => {} },
    failed(reason) {
      throw reason;
    },
  });
  const series = makeMovedSeries(store, { newId: () => uuid() });
  const fence = await startFence({ folder: journalFolder, series, now: () => clock.now });
  const shop = await openShop({ setup: null, opened: { store, file: databaseIn(folder) }, clock });

  async function close(): Promise<void> {
    await keeping.stop();
    await end();
  }

  async function end(): Promise<void> {
    await store.close();
    journal.close();
  }

  return {
    folder,
    shop,
    journal,
    proven,
    fence,
    marks,
    remember: keeping.write,
    cutPowerAt(point) {
      cut = point;
    },
    setFull(full) {
      isFull = full;
    },
    close,
    async die(log) {
      const database = databaseIn(folder);
      const left = join(folder, 'left');
      for (const suffix of ['', '-wal']) {
        if (existsSync(`${database}${suffix}`)) cpSync(`${database}${suffix}`, `${left}${suffix}`);
      }
      // Whatever closing it would tidy up is put back as it was.
      await end();
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${database}${suffix}`, { force: true });
      cpSync(left, database);
      if (log === 'kept' && existsSync(`${left}-wal`)) cpSync(`${left}-wal`, `${database}-wal`);
      for (const suffix of ['', '-wal']) rmSync(`${left}${suffix}`, { force: true });
      if (torn) tearLastLine(journalFolder);
    },
  };
}

function tearLastLine(folder: string): void {
  const month = monthsIn(folder).at(-1);
  const file = join(folder, `${month}.ndjson`);
  truncateSync(file, statSync(file).size - 40);
}
