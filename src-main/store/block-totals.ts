import type { DocumentFilters, Scope } from '../reading/document-reading-store.ts';
import { type Run, runsOf } from './block-runs.ts';
import type { Way } from './document-lists.ts';
import { newestPlace } from './newest-place.ts';
import type { Store } from './open.ts';
import { BLOCK } from './places.ts';
import { type Tally, tallyBlocks } from './tally-blocks.ts';
import type { Turn } from './turns.ts';

/** How many documents of a list each block has; a block that has none is left out. */
export type BlockTotals = ReadonlyMap<number, number>;

/** A list as it was counted. */
export interface ListTotals {
  readonly totals: BlockTotals;
  /** The places of its documents, oldest first; undefined: they are too many to be kept. */
  readonly places: readonly number[] | undefined;
}

/**
 * Totals of lists that no kept count tells: counted once, and then again only in the blocks that changed since. Whoever
 * asks with a signal is told its reason when it aborts.
 */
export interface KeptTotals {
  /** The list's totals as they are now. `ways` counts it: asked for only where something must be counted. */
  of(list: CountedList, signal?: AbortSignal): Promise<ListTotals>;
  /** The same, of a list that was counted before. Undefined: never to its end, or long ago. */
  known(list: CountedList, signal?: AbortSignal): Promise<ListTotals> | undefined;
}

export interface CountedList {
  readonly scope: Scope;
  readonly filters: DocumentFilters;
  /** As they are to be counted now: asked for after what has changed is known. */
  ways(): Promise<readonly Way[]>;
}

interface Counted extends ListTotals {
  /** By which of the changes of documents. */
  readonly changes: number;
}

interface Kept {
  readonly counting: Promise<Counted>;
  /** What was counted last, until the counting ends. */
  counted: Counted | undefined;
}

/** Lists whose totals are kept; the one that was not asked for the longest goes first. A list takes 100 KB at most. */
const MOST_LISTS = 200;
/** More pieces than these are counted in one go, with whatever lies between. */
const MOST_RUNS = 32;
/** What changed while it was counted is counted again, so often at most: documents may be issued without a pause. */
const MOST_ROUNDS = 3;

export interface KeptTotalsDependencies {
  readonly db: Store['db'];
  readonly turn: Turn;
  /** Places of one list that are kept at most. */
  readonly mostPlaces: number;
}

export function makeKeptTotals({ db, turn, mostPlaces }: KeptTotalsDependencies): KeptTotals {
  const lists = new Map<string, Kept>();

  async function current(
    list: CountedList,
    before: Kept | undefined,
    signal?: AbortSignal,
  ): Promise<Counted> {
    // A count that failed or was given up is no ground to stand on; whoever asked for it was told.
    let known = (await before?.counting.catch(() => undefined)) ?? before?.counted;
    for (let round = 1; ; round += 1) {
      signal?.throwIfAborted();
      // Read before anything is counted: what changes meanwhile is counted again.
      const { changes } = await db.selectFrom('document_changes').select('changes').executeTakeFirstOrThrow();
      if (known && (known.changes === changes || round > MOST_ROUNDS)) return known;
      const runs = known ? await changedRuns(db, list.scope, known.changes) : await allRuns(db);
      const tally = tallyWithout(runs, known);
      const ways = runs.length > 0 ? await list.ways() : [];
      for (const run of runs) await tallyBlocks(tally, run, { ways, mostPlaces, turn, signal });
      const places = tally.places && [...tally.places].sort((a, b) => a - b);
      known = { changes, totals: tally.totals, places };
    }
  }

  async function of(list: CountedList, signal?: AbortSignal): Promise<ListTotals> {
    const key = keyOf(list);
    const before = lists.get(key);
    const kept: Kept = { counting: current(list, before, signal), counted: before?.counted };
    // Again, so that it is the last to go.
    lists.delete(key);
    lists.set(key, kept);
    const [oldest] = lists.keys();
    if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest);
    kept.counted = await kept.counting;
    return kept.counted;
  }

  return {
    of,
    known: (list, signal) => (lists.get(keyOf(list))?.counted ? of(list, signal) : undefined),
  };
}

async function allRuns(db: Store['db']): Promise<readonly Run[]> {
  return [[0, Math.floor((await newestPlace(db)) / BLOCK)]];
}

/** The blocks of a business that changed since, in pieces that follow each other. */
async function changedRuns(
  db: Store['db'],
  { entityId, environment }: Scope,
  since: number,
): Promise<readonly Run[]> {
  const rows = await db
    .selectFrom('document_block_change')
    .select('block')
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where('changed', '>', since)
    .orderBy('block')
    .execute();
  const runs = runsOf(rows.map(({ block }) => block));
  const [first, last] = [runs[0], runs.at(-1)];
  return runs.length > MOST_RUNS && first && last ? [[first[0], last[1]]] : runs;
}

/** What is known beyond the blocks that are to be counted anew. */
function tallyWithout(runs: readonly Run[], known: ListTotals | undefined): Tally {
  const isKept = (block: number) => !runs.some(([first, last]) => block >= first && block <= last);
  const places = known ? known.places : [];
  return {
    totals: new Map([...(known?.totals ?? [])].filter(([block]) => isKept(block))),
    places: places && new Set(places.filter((place) => isKept(Math.floor(place / BLOCK)))),
  };
}

/** What tells one counted list from another. */
export function keyOf({ scope, filters }: Pick<CountedList, 'scope' | 'filters'>): string {
  return JSON.stringify([scope.entityId, scope.environment, filters]);
}
