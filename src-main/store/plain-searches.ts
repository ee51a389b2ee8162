import type { Kysely } from 'kysely';
import type { DocumentFilters, PageQuestion, Scope } from '../reading/document-reading-store.ts';
import { placesWithin, reachOf } from './block-reach.ts';
import { countAll, countNewer, isCounted } from './document-counts.ts';
import { conditionsOf, orders } from './document-lists.ts';
import type { DocumentSearches } from './document-searches.ts';
import type { Tables } from './schema.ts';

/**
 * Lists as SQLite finds them. Of those that the kept counts tell, an index has the order, and a page and the counts cost
 * the same however many documents there are. Of any other, every document may be looked at. What is written between the
 * page and the counts is in the one and not in the others.
 */
export function makePlainSearches(db: Kysely<Tables>): DocumentSearches {
  return {
    async find(scope, filters, question, signal) {
      signal?.throwIfAborted();
      const [places, total] = await Promise.all([
        pageOf(db, scope, { filters, question }),
        isCounted(filters)
          ? countAll(db, scope, filters)
          : countOneByOne(db, scope, { filters, newerThan: 0 }),
      ]);
      const newest = question.direction === 'older' ? places[0] : places.at(-1);
      if (newest === undefined) return { places, total, newer: 0 };
      const beyond = { filters, newerThan: newest };
      const newer = isCounted(filters)
        ? await countNewer(db, scope, beyond)
        : await countOneByOne(db, scope, beyond);
      return { places, total, newer };
    },
  };
}

/** The documents of a list beyond a position, in the order of lists. */
export function selectPage(
  db: Kysely<Tables>,
  scope: Scope,
  { filters, question }: { filters: DocumentFilters; question: PageQuestion },
) {
  return db
    .selectFrom('document')
    .select('document.seq')
    .where(conditionsOf(scope, filters))
    .where(placesWithin(reachOf(scope, filters), question))
    .orderBy('document.seq', orders[question.direction])
    .limit(question.limit);
}

async function pageOf(
  db: Kysely<Tables>,
  scope: Scope,
  asked: { filters: DocumentFilters; question: PageQuestion },
): Promise<readonly number[]> {
  const rows = await selectPage(db, scope, asked).execute();
  return rows.map(({ seq }) => seq);
}

async function countOneByOne(
  db: Kysely<Tables>,
  scope: Scope,
  { filters, newerThan }: { filters: DocumentFilters; newerThan: number },
): Promise<number> {
  const { documents } = await db
    .selectFrom('document')
    .where(conditionsOf(scope, filters))
    .where('document.seq', '>', newerThan)
    .select(({ fn }) => fn.countAll<number>().as('documents'))
    .executeTakeFirstOrThrow();
  return documents;
}
