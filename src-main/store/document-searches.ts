import type { DocumentFilters, PageQuestion, Scope } from '../reading/document-reading-store.ts';
import { type Piece, piecesOf } from './block-pieces.ts';
import type { BlockReach } from './block-reach.ts';
import { type CountedList, makeKeptTotals } from './block-totals.ts';
import { isCounted, isCountedByBlock } from './document-counts.ts';
import type { waysInto } from './document-lists.ts';
import { makeKeptWays } from './kept-ways.ts';
import { newestPlace } from './newest-place.ts';
import type { Store } from './open.ts';
import { BLOCK } from './places.ts';
import { makeTurns } from './turns.ts';

/**
 * Lists in the order of their documents, and totals that the kept counts cannot tell. What takes long is done in pieces,
 * with a turn of others between, and given up on abort: it rejects with the signal's reason.
 */
export interface DocumentSearches {
  /** Places of the documents of a page, nearest to the position first. */
  page(
    scope: Scope,
    filters: DocumentFilters,
    question: PageQuestion,
    signal?: AbortSignal,
  ): Promise<readonly number[]>;
  /** How many there are beyond a place; 0: all there is. */
  count(scope: Scope, filters: DocumentFilters, newerThan: number, signal?: AbortSignal): Promise<number>;
}

/** Some blocks: as many places as are looked through in a few milliseconds, whatever the list asks for. */
const NEARBY = 8 * BLOCK;

/** Places of one list that are kept at most: 80 KB, and as many as are looked through in no time. */
const MOST_PLACES = 10_000;

export function makeDocumentSearches(
  db: Store['db'],
  { mostPlaces = MOST_PLACES }: { mostPlaces?: number } = {},
): DocumentSearches {
  const kept = makeKeptTotals({ db, turn: makeTurns(), mostPlaces });
  const waysOf = makeKeptWays(db);

  function listOf(scope: Scope, filters: DocumentFilters): CountedList {
    return { scope, filters, ways: () => waysOf(scope, filters) };
  }

  return {
    async page(scope, filters, question, signal) {
      const list = listOf(scope, filters);
      // Of a list that the kept counts tell, an index has the order.
      if (isCounted(filters) || isCountedByBlock(filters)) return pageBy(await list.ways(), question);
      const known = kept.known(list, signal);
      let ways: Ways | undefined;
      if (!known) {
        ways = await list.ways();
        const near = await pageBy(ways, question, await nearby(db, question));
        if (near.length === question.limit) return near;
      }
      const { totals, places } = await (known ?? kept.of(list, signal));
      if (places) return pageOf(places, question);
      const { pieces, isAll } = piecesOf(totals, question);
      if (pieces.length === 0) return [];
      ways ??= await list.ways();
      const found = await inPieces(leavesOutFew(filters) ? spanOf(pieces) : pieces, question, ways);
      // Fewer than were counted, because some changed meanwhile: the rest is looked for without the totals.
      return found.length === question.limit || isAll ? found : pageBy(ways, question);
    },

    async count(scope, filters, newerThan, signal) {
      const list = listOf(scope, filters);
      const { totals, places } = await kept.of(list, signal);
      if (places) return places.filter((place) => place > newerThan).length;
      const own = Math.floor(newerThan / BLOCK);
      let documents = 0;
      for (const [block, total] of totals) if (newerThan === 0 || block > own) documents += total;
      if (newerThan === 0 || !totals.has(own)) return documents;
      const rest = { first: newerThan + 1, end: (own + 1) * BLOCK };
      const tallies = await Promise.all((await list.ways()).map((way) => way.tally(rest)));
      return tallies.flat().reduce((sum, tally) => sum + tally.documents, documents);
    },
  };
}

/** A page of places that are all known, oldest first. */
function pageOf(places: readonly number[], { limit, position, direction }: PageQuestion): readonly number[] {
  const beyond = (place: number) =>
    position === undefined || (direction === 'older' ? place < position : place > position);
  const all = places.filter(beyond);
  return direction === 'older' ? all.toReversed().slice(0, limit) : all.slice(0, limit);
}

type Ways = ReturnType<typeof waysInto>;

async function inPieces(
  pieces: readonly Piece[],
  { limit, direction }: PageQuestion,
  ways: Ways,
): Promise<readonly number[]> {
  const found: number[] = [];
  for (const piece of pieces) {
    if (found.length >= limit) break;
    const question = { limit: limit - found.length, direction };
    found.push(...(await pageBy(ways, question, boundsOf(piece))));
  }
  return found;
}

/** A search passes by few documents that it finds and the other filters leave out. */
function leavesOutFew({ q, statuses }: DocumentFilters): boolean {
  return q !== undefined && statuses === undefined;
}

/** The pieces as one, with whatever lies between: a search of several words costs more to begin than to go on. */
function spanOf(pieces: readonly Piece[]): readonly Piece[] {
  return [
    {
      first: Math.min(...pieces.map(({ first }) => first)),
      end: Math.max(...pieces.map(({ end }) => end)),
    },
  ];
}

/** The newest piece may have no end. */
function boundsOf({ first, end }: Piece): BlockReach {
  return { first, end: Number.isFinite(end) ? end : undefined };
}

/** Where a page is looked for before its list has been counted: it ends there for all that is not rare. */
async function nearby(db: Store['db'], { position, direction }: PageQuestion): Promise<BlockReach> {
  if (direction === 'newer') {
    const first = (position ?? 0) + 1;
    return { first, end: first + NEARBY };
  }
  const end = position ?? (await newestPlace(db)) + 1;
  return { first: end - NEARBY, end };
}

/** A page by several ways; no document is on two of them. */
async function pageBy(ways: Ways, question: PageQuestion, reach?: BlockReach): Promise<readonly number[]> {
  const pages = await Promise.all(ways.map((way) => way.page(question, reach).execute()));
  return pages
    .flat()
    .map(({ seq }) => seq)
    .sort((a, b) => (question.direction === 'older' ? b - a : a - b))
    .slice(0, question.limit);
}
