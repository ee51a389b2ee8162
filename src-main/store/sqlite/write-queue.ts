import { setImmediate as endOfTurn } from 'node:timers/promises';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { JournalEntry, NoteInJournal } from '../../issuing/ports/journal.ts';
import type { Tables } from '../schema/tables.ts';
import type { StorageCondition } from './condition/storage-condition.ts';

export type Tx = Transaction<Tables>;

/**
 * The only way to write (group commit). Jobs that arrive in the same iteration of the event loop share one commit, and
 * so one flush to the disk; a single job does not wait for others. A job that throws is rolled back alone; a promise
 * resolves only after the commit, so that its result is durable.
 */
export interface WriteQueue {
  /**
   * The job must read and write through its own transaction: other reads of the store wait until it has ended. A
   * patient job, whose result nobody waits for, shares the next commit of the others, or gets its own after some
   * milliseconds. An essential job is tried on a disk that was full at the start too, and writes little. What the job
   * notes in the journal is durable there, too, before the promise resolves.
   */
  run<Value>(
    job: (tx: Tx, note: NoteInJournal) => Promise<Value>,
    how?: 'patient' | 'essential',
  ): Promise<Value>;
  /** Resolves when the queue is empty. */
  idle(): Promise<void>;
}

const savepoint = CompiledQuery.raw('SAVEPOINT job');
const release = CompiledQuery.raw('RELEASE job');
const rollback = CompiledQuery.raw('ROLLBACK TO job');

/** At most so many jobs share a commit: with more, the first would wait too long for the last. */
const MAX_BATCH = 64;

/** Milliseconds that a patient job waits: a till that issues one sale after the other has asked again by then. */
const PATIENCE_MS = 5;

interface Entry {
  /** Runs the job inside the transaction. */
  readonly perform: (tx: Tx) => Promise<Done>;
  readonly reject: (reason: unknown) => void;
}

interface Done {
  /** To be called once it is committed. */
  readonly settle: () => void;
  readonly noted: readonly JournalEntry[];
}

/** Keeps outside the database what must not be lost with it. */
export interface CommitJournal {
  /** Makes room for entries; `write`, after the commit, makes them durable. Throws what the disk says. */
  prepare(entries: readonly JournalEntry[]): { write(): Promise<void> };
}

interface WriteQueueOptions {
  /** Whether the disk took anything at the start. */
  readonly condition: Pick<StorageCondition, 'refusal'>;
  readonly journal?: CommitJournal | undefined;
}

export function makeWriteQueue(db: Kysely<Tables>, { condition, journal }: WriteQueueOptions): WriteQueue {
  const queue: Entry[] = [];
  const patient: Entry[] = [];
  let flushing: Promise<void> | undefined;
  let patience: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    await endOfTurn();
    while (queue.length > 0) await commit({ db, journal }, nextBatch());
    flushing = undefined;
  }

  function nextBatch(): readonly Entry[] {
    const batch = queue.splice(0, MAX_BATCH);
    return [...batch, ...patient.splice(0, MAX_BATCH - batch.length)];
  }

  function endPatience(): void {
    clearTimeout(patience);
    patience = undefined;
    if (patient.length === 0) return;
    queue.push(...patient.splice(0));
    flushing ??= flush();
  }

  return {
    run: (job, how) =>
      new Promise((resolve, reject) => {
        const refusal = how === 'essential' ? undefined : condition.refusal();
        if (refusal) throw refusal;
        const entry: Entry = {
          perform: async (tx) => {
            const noted: JournalEntry[] = [];
            const value = await job(tx, (entry) => noted.push(entry));
            return { settle: () => resolve(value), noted };
          },
          reject,
        };
        if (how === 'patient') {
          patient.push(entry);
          patience ??= setTimeout(endPatience, PATIENCE_MS);
        } else {
          queue.push(entry);
          flushing ??= flush();
        }
      }),
    async idle() {
      endPatience();
      await flushing;
    },
  };
}

interface JournaledStore {
  readonly db: Kysely<Tables>;
  readonly journal: CommitJournal | undefined;
}

/**
 * Runs a batch in one transaction and settles the promise of each job; never rejects. The first job, most often the only
 * one, needs no savepoint, for which SQLite would copy every page the job changes: nothing was written before it, so
 * when it fails the whole transaction is rolled back, and the others begin a new one.
 *
 * The journal makes room before the commit and writes after it: a number in it is never one that was not taken, and
 * nobody gets a number that is not in it (decision 0020).
 */
async function commit({ db, journal }: JournaledStore, batch: readonly Entry[]): Promise<void> {
  const [first, ...others] = batch;
  if (!first) return;
  let isFirstDone = false;
  try {
    const { done, entries } = await db.transaction().execute(async (tx) => {
      const done = [await first.perform(tx)];
      isFirstDone = true;
      for (const entry of others) done.push(await isolated(tx, entry));
      return { done, entries: journal?.prepare(done.flatMap(({ noted }) => noted)) };
    });
    await entries?.write();
    for (const { settle } of done) settle();
  } catch (reason) {
    if (isFirstDone) {
      // The commit itself failed, or the journal (a full disk, a broken file): nothing of the batch counts as done.
      for (const { reject } of batch) reject(reason);
    } else {
      first.reject(reason);
      await commit({ db, journal }, others);
    }
  }
}

async function isolated(tx: Tx, { perform, reject }: Entry): Promise<Done> {
  await tx.executeQuery(savepoint);
  try {
    const done = await perform(tx);
    await tx.executeQuery(release);
    return done;
  } catch (reason) {
    await undo(tx, reason);
    return { settle: () => reject(reason), noted: [] };
  }
}

/** Rolls back one job. When SQLite has already rolled back the whole batch, throws what caused that. */
async function undo(tx: Tx, reason: unknown): Promise<void> {
  try {
    await tx.executeQuery(rollback);
    await tx.executeQuery(release);
  } catch {
    throw reason;
  }
}
