import type { Scope } from '../../reading/document-reading-store.ts';
import { BLOCK } from '../places.ts';
import type { PlaceReader } from './place-reader.ts';
import { idsOf, keyOf, type Trait } from './trait.ts';

/** Before and after every moment and day that is written with digits. */
const EVER = { first: '', last: '~' };

/** Documents issued in a period of days, both inclusive, whoever's they are. */
export function issuedTrait(reader: PlaceReader, scope: Scope, from = EVER.first, to = EVER.last): Trait {
  return periodTrait(reader, scope, { column: 'issue_date', span: 'date', from, to });
}

/** Documents made between two moments, both inclusive, whoever's they are. */
export function createdTrait(reader: PlaceReader, scope: Scope, from = EVER.first, to = EVER.last): Trait {
  return periodTrait(reader, scope, { column: 'created_at', span: 'created', from, to });
}

interface Period {
  readonly column: 'issue_date' | 'created_at';
  /** What the block's first and last are called. */
  readonly span: 'date' | 'created';
  readonly from: string;
  readonly to: string;
}

/**
 * Documents of a period stand together, near enough: of nearly every block all are in it or none, and only in the others
 * is each looked at.
 */
function periodTrait(reader: PlaceReader, scope: Scope, { column, span, from, to }: Period): Trait {
  const touched = `
    SELECT block FROM document_block
    WHERE entity_id = ? AND environment = ? AND block BETWEEN ? AND ? AND last_${span} >= ? AND first_${span} <= ?`;
  const isWhole = `(first_${span} >= ? AND last_${span} <= ?)`;
  const places = `SELECT seq FROM document WHERE seq >= ? AND seq < ? AND ${column} >= ? AND ${column} <= ?`;
  return {
    key: keyOf(scope, column, from, to),
    scope,
    addTo(set, { first, last }) {
      const blocksThat = (areWhole: boolean) =>
        reader.numbers(
          `${touched} AND ${areWhole ? '' : 'NOT '}${isWhole}`,
          ...idsOf(scope),
          first,
          last,
          from,
          to,
          from,
          to,
        );
      for (const block of blocksThat(true)) set.fill(block);
      for (const block of blocksThat(false)) {
        set.add(reader.numbers(places, block * BLOCK, (block + 1) * BLOCK, from, to));
      }
    },
  };
}
