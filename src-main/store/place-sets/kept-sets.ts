import type { Scope } from '../../reading/document-reading-store.ts';
import { runsOf } from '../block-runs.ts';
import { BLOCK } from '../places.ts';
import type { Turn } from '../turns.ts';
import { BoundedSets, type ReadSet } from './bounded-sets.ts';
import { changesUntilNow, type PlaceReader } from './place-reader.ts';
import { PlaceSet } from './place-set.ts';
import { idsOf, type Trait } from './trait.ts';

/** The documents that have a trait, as sets of places: read once, then again only where something changed. */
export interface KeptSets {
  /** Reads it in pieces of a few milliseconds with turns between, or whole where it has to be; on abort it rejects with the signal's reason. */
  bring(trait: Trait, turn: Turn, signal?: AbortSignal): Promise<void>;
  /** Whether it was read, as it is now or was before. */
  has(trait: Trait): boolean;
  /** Looks at sets as they all are at one moment. */
  inOneView<Result>(look: (view: SetView) => Result): Result;
  /** What all of them take. */
  held(): { readonly sets: number; readonly bytes: number };
}

export interface SetView {
  /** How often documents have changed until then. */
  readonly changes: number;
  /** Whether little has to be read to have it. */
  isNear(trait: Trait): boolean;
  /** The documents that have one of these at least. */
  current(alternatives: readonly Trait[]): PlaceSet;
}

/** Of sets that took long to read: some thousands of a million documents. */
const COSTLY_BYTES = 58 * 1024 * 1024;
/** Of all others: for going from page to page. */
const OTHER_BYTES = 6 * 1024 * 1024;
const COSTLY_MS = 0.5;
/** More changed blocks than these are read in pieces. */
const FEW_BLOCKS = 32;
/** Blocks of the first piece: of the most frequent thing, they take some milliseconds. */
const FIRST_PIECE = 16;
/** As long as a piece may take: one that took less is followed by a longer one, up to so many times. */
const PIECE_MS = 4;
const MOST_GROWTH = 64;

export function makeKeptSets(reader: PlaceReader): KeptSets {
  const costly = new BoundedSets(COSTLY_BYTES);
  const others = new BoundedSets(OTHER_BYTES);

  const kept = (key: string) => costly.get(key) ?? others.get(key);
  function keep(key: string, read: ReadSet, tookMs: number): void {
    const isCostly = tookMs >= COSTLY_MS;
    (isCostly ? others : costly).drop(key);
    (isCostly ? costly : others).put(key, read);
  }

  function isNearAt({ key, scope, isWhole }: Trait, { changes }: Moment): boolean {
    if (isWhole) return true;
    const readAt = costly.changesOf(key) ?? others.changesOf(key);
    if (readAt === undefined) return false;
    return readAt === changes || changedBlocks(reader, scope, readAt).length <= FEW_BLOCKS;
  }

  /** As it is at a moment of which all is read in one view. */
  function currentAt(trait: Trait, { changes, lastBlock }: Moment): PlaceSet {
    const { key, scope, isWhole } = trait;
    const known = kept(key);
    const changed =
      known === undefined || known.changes === changes ? [] : changedBlocks(reader, scope, known.changes);
    if (!known || (isWhole && changed.length > 0)) {
      const beganAt = performance.now();
      const set = new PlaceSet();
      trait.addTo(set, { first: 0, last: lastBlock });
      set.pack();
      keep(key, { set, changes }, performance.now() - beganAt);
      return set;
    }
    const { set } = known;
    if (known.changes === changes) return set;
    for (const block of changed) set.clear(block);
    for (const [first, last] of runsOf(changed)) trait.addTo(set, { first, last });
    (costly.has(key) ? costly : others).put(key, { set, changes });
    return set;
  }

  /**
   * The documents of any of some sets: put together once as well, then again only where something changed. Where but one
   * of the sets has any, that is all of them.
   */
  function eitherAt(traits: readonly Trait[], moment: Moment): PlaceSet {
    const [first, second] = traits;
    if (!first) return new PlaceSet();
    if (!second) return currentAt(first, moment);
    const key = JSON.stringify(traits.map((trait) => trait.key));
    const known = kept(key);
    if (known?.changes === moment.changes) return known.set;
    const sets = traits.map((trait) => currentAt(trait, moment)).filter((set) => set.blocks > 0);
    if (sets.length < 2) return sets[0] ?? new PlaceSet();
    const set = known?.set ?? new PlaceSet();
    const blocks = known
      ? changedBlocks(reader, first.scope, known.changes)
      : Array.from({ length: moment.lastBlock + 1 }, (_, block) => block);
    for (const block of blocks) {
      set.clear(block);
      for (const one of sets) set.unite(block, one);
    }
    if (!known) set.pack();
    others.put(key, { set, changes: moment.changes });
    return set;
  }

  return {
    has: ({ key }) => costly.has(key) || others.has(key),

    async bring(trait, turn, signal) {
      // Read before anything else: what changes meanwhile is read again.
      const { changes, lastBlock } = momentOf(reader);
      const set = new PlaceSet();
      let tookMs = 0;
      let width = trait.isWhole ? lastBlock + 1 : FIRST_PIECE;
      for (let first = 0; first <= lastBlock; ) {
        if (first > 0) await turn();
        signal?.throwIfAborted();
        const beganAt = performance.now();
        trait.addTo(set, { first, last: Math.min(first + width - 1, lastBlock) });
        const piece = performance.now() - beganAt;
        tookMs += piece;
        first += width;
        width *= Math.max(1, Math.min(Math.floor(PIECE_MS / piece), MOST_GROWTH));
      }
      set.pack();
      keep(trait.key, { set, changes }, tookMs);
    },

    inOneView: (look) =>
      reader.inOneView(() => {
        const moment = momentOf(reader);
        return look({
          changes: moment.changes,
          isNear: (trait) => isNearAt(trait, moment),
          current: (alternatives) => eitherAt(alternatives, moment),
        });
      }),

    held: () => ({ sets: costly.size + others.size, bytes: costly.bytes + others.bytes }),
  };
}

interface Moment {
  /** How often documents have changed. */
  readonly changes: number;
  readonly lastBlock: number;
}

function momentOf(reader: PlaceReader): Moment {
  const [newest = 0] = reader.numbers('SELECT seq FROM document ORDER BY seq DESC LIMIT 1');
  return { changes: changesUntilNow(reader), lastBlock: Math.floor(newest / BLOCK) };
}

/** The blocks of a business that changed since. */
function changedBlocks(reader: PlaceReader, scope: Scope, since: number): readonly number[] {
  return reader.numbers(
    `SELECT block FROM document_block
     WHERE entity_id = ? AND environment = ? AND changed > ? ORDER BY block`,
    ...idsOf(scope),
    since,
  );
}
