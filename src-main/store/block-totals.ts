import type { DocumentFilters, Scope } from '../reading/document-reading-store.ts';
import type { BlockReach } from './block-reach.ts';
import { type Run, runsOf } from './block-runs.ts';
import type { Way } from './document-lists.ts';
import type { Store } from './open.ts';
import { BLOCK } from './places.ts';

/** How many documents of a list each block has; a block that has none is left out. */
export type BlockTotals = ReadonlyMap<number, number>;

/** Totals of lists that no kept count tells: counted once, and then again only in the blocks that changed since. */
export interface KeptTotals {
  /** The list's totals as they are now. `ways` counts it: asked for only where something must be counted. */
  of(list: CountedList): Promise<BlockTotals>;
  /** Undefined: never counted, or long ago. */
  known(list: CountedList): Promise<BlockTotals> | undefined;
}

export interface CountedList {
  readonly scope: Scope;
  readonly filters: DocumentFilters;
  /** As they are to be counted now: asked for after what has changed is known. */
  ways(): Promise<readonly Way[]>;
}

interface Counted {
  /** By which of the changes of documents. */
  readonly changes: number;
  readonly totals: BlockTotals;
}

/** Lists whose totals are kept; the one that was not asked for the longest goes first. A million documents take 30 KB. */
const MOST_LISTS = 200;
/** More pieces than these are counted in one go, with whatever lies between. */
const MOST_RUNS = 32;

export function makeKeptTotals(db: Store['db']): KeptTotals {
  const lists = new Map<string, Promise<Counted>>();

  async function current(list: CountedList, before: Promise<Counted> | undefined): Promise<Counted> {
    // A count that failed is no ground to stand on; whoever asked for it was told.
    const known = await before?.catch(() => undefined);
    // Read before anything is counted: what changes meanwhile is counted again the next time.
    const { changes } = await db.selectFrom('document_changes').select('changes').executeTakeFirstOrThrow();
    if (known?.changes === changes) return known;
    const runs = known ? await changedRuns(db, list.scope, known.changes) : [undefined];
    if (known && runs.length === 0) return { changes, totals: known.totals };
    const totals = new Map(known?.totals);
    const ways = await list.ways();
    for (const run of runs) {
      if (run) for (const block of totals.keys()) if (isWithin(block, run)) totals.delete(block);
      const reach = run && reachOfRun(run);
      for (const way of ways) {
        for (const { block, documents } of await way.tally(reach)) {
          totals.set(block, (totals.get(block) ?? 0) + documents);
        }
      }
    }
    return { changes, totals };
  }

  async function of(list: CountedList): Promise<BlockTotals> {
    const key = JSON.stringify([list.scope.entityId, list.scope.environment, list.filters]);
    const counting = current(list, lists.get(key));
    // Again, so that it is the last to go.
    lists.delete(key);
    lists.set(key, counting);
    const [oldest] = lists.keys();
    if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest);
    return (await counting).totals;
  }

  return {
    of,
    known: (list) =>
      lists.has(JSON.stringify([list.scope.entityId, list.scope.environment, list.filters]))
        ? of(list)
        : undefined,
  };
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

function isWithin(block: number, [first, last]: Run): boolean {
  return block >= first && block <= last;
}

function reachOfRun([first, last]: Run): BlockReach {
  return { first: first * BLOCK, end: (last + 1) * BLOCK };
}
