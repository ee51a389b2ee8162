import type { PageQuestion } from '../reading/document-reading-store.ts';
import { runsOf } from './block-runs.ts';
import type { BlockTotals } from './block-totals.ts';
import { BLOCK } from './places.ts';

/** Places that follow each other: the first inclusive, the end not, and none where it is infinite. */
export interface Piece {
  readonly first: number;
  readonly end: number;
}

/** Where the documents of a page are. */
export interface PagePieces {
  /** Places to look in, one after another, nearest first. */
  readonly pieces: readonly Piece[];
  /** Nothing of the list lies beyond them. */
  readonly isAll: boolean;
}

/** The blocks that hold a page of a list, by its totals: a page of it looks through nothing that has none. */
export function piecesOf(totals: BlockTotals, { direction, position, limit }: PageQuestion): PagePieces {
  const isOlder = direction === 'older';
  const from = isOlder || position === undefined ? 0 : position + 1;
  const to = isOlder && position !== undefined ? position : Number.POSITIVE_INFINITY;
  const blocks = [...totals.keys()]
    .filter((block) => (block + 1) * BLOCK > from && block * BLOCK < to)
    .sort((a, b) => (isOlder ? b - a : a - b));
  const taken: number[] = [];
  let documents = 0;
  for (const block of blocks) {
    if (documents >= limit) break;
    taken.push(block);
    // How many of its own block lie beyond the position is not told.
    const isWhole = block * BLOCK >= from && (block + 1) * BLOCK <= to;
    if (isWhole) documents += totals.get(block) ?? 0;
  }
  return {
    pieces: runsOf(taken).map(([first, last]) => ({
      first: Math.max(first * BLOCK, from),
      end: Math.min((last + 1) * BLOCK, to),
    })),
    isAll: taken.length === blocks.length,
  };
}
