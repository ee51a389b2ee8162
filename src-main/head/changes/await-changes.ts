import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangesAnswer, ChangesQuery } from '../../contract/head/stations/changes.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { ChangeSignal } from './change-signal.ts';
import { type ChangesQuestion, readChanges } from './read-changes.ts';

/** Milliseconds by which each that waits may look later after a change: thousands do not ask the database at once. */
const APART_MS = 1;

export interface ChangeWaiting {
  readonly database: HeadDatabase;
  readonly changes: ChangeSignal;
  readonly random: () => number;
}

/** Answers stations with what changed, as soon as there is something for them or their time is over. */
export function makeChangeWaiting({ database, changes, random }: ChangeWaiting) {
  let waiting = 0;
  return async (
    stationId: string,
    query: ChangesQuestion & Pick<ChangesQuery, 'wait'>,
    gone: AbortSignal,
  ): Promise<Outcome<ChangesAnswer>> => {
    const over = AbortSignal.any([gone, AbortSignal.timeout(query.wait * 1000)]);
    waiting += 1;
    try {
      for (;;) {
        // Listened for before it looks: a change in between is not missed.
        const changed = changes.next(over);
        const outcome = await readChanges(database, stationId, query);
        if (!outcome.ok || outcome.value.items.length > 0 || over.aborted) return outcome;
        await changed;
        await sleep(random() * waiting * APART_MS, undefined, { signal: over }).catch(() => undefined);
      }
    } finally {
      waiting -= 1;
    }
  };
}

export type AwaitChanges = ReturnType<typeof makeChangeWaiting>;
