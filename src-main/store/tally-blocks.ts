import type { BlockReach } from './block-reach.ts';
import type { Run } from './block-runs.ts';
import type { Way } from './document-lists.ts';
import { BLOCK } from './places.ts';
import type { Turn } from './turns.ts';

/** What there is of a list: how many in each block, and while they are few, which. */
export interface Tally {
  /** A block that has none is left out. */
  readonly totals: Map<number, number>;
  /** Undefined: they are too many to be kept. */
  places: Set<number> | undefined;
}

/** Places are no longer gathered when there will be so many times the most, by those found so far. */
const HOPELESS = 2;
/** Blocks of the first piece. */
const FIRST_PIECE = 8;
/** A piece that took less is followed by one so many times as long. */
const PIECE_MS = 4;
const GROWTH = 3;

export interface Tallying {
  readonly ways: readonly Pick<Way, 'places' | 'tally' | 'isCheapToBegin'>[];
  /** Places are kept up to so many. */
  readonly mostPlaces: number;
  /** Taken after each piece. */
  readonly turn: Turn;
  readonly signal: AbortSignal | undefined;
}

/**
 * Adds what some blocks have to a tally that has nothing of them, in pieces of a few milliseconds where the ways allow
 * it, so that others are answered between. Rejects on abort with the signal's reason.
 */
export async function tallyBlocks(
  tally: Tally,
  [first, last]: Run,
  { ways, mostPlaces, turn, signal }: Tallying,
): Promise<void> {
  const isDivided = ways.every((way) => way.isCheapToBegin);
  const before = tally.places?.size ?? 0;
  let width = isDivided ? FIRST_PIECE : last - first + 1;
  for (let from = first; from <= last; ) {
    const to = Math.min(from + width - 1, last);
    const beganAt = performance.now();
    const reach = { first: from * BLOCK, end: (to + 1) * BLOCK };
    if (!(await addPlaces(tally, { ways, mostPlaces, reach }))) await addTotals(tally, ways, reach);
    if (performance.now() - beganAt < PIECE_MS) width *= GROWTH;
    const share = (to - first + 1) / (last - first + 1);
    const expected = before + ((tally.places?.size ?? 0) - before) / share;
    if (expected > HOPELESS * mostPlaces) tally.places = undefined;
    from = to + 1;
    if (from > last) return;
    await turn();
    signal?.throwIfAborted();
  }
}

/** False: there are too many, and none was added. */
async function addPlaces(
  tally: Tally,
  { ways, mostPlaces, reach }: Pick<Tallying, 'ways' | 'mostPlaces'> & { readonly reach: BlockReach },
): Promise<boolean> {
  const { places } = tally;
  if (!places) return false;
  const found: number[] = [];
  for (const way of ways) {
    const more = await way.places(reach, mostPlaces - places.size - found.length);
    if (!more) {
      tally.places = undefined;
      return false;
    }
    found.push(...more);
  }
  for (const place of found) {
    places.add(place);
    add(tally, Math.floor(place / BLOCK), 1);
  }
  return true;
}

async function addTotals(tally: Tally, ways: Tallying['ways'], reach: BlockReach): Promise<void> {
  for (const way of ways) {
    for (const { block, documents } of await way.tally(reach)) add(tally, block, documents);
  }
}

function add({ totals }: Tally, block: number, documents: number): void {
  totals.set(block, (totals.get(block) ?? 0) + documents);
}
