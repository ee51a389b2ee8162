import type { Kysely } from 'kysely';
import type { DocumentFilters, PageQuestion, Scope } from '../reading/document-reading-store.ts';
import { placesWithin, reachOf } from './block-reach.ts';
import { countByMonths, countedMonthsOf } from './document-counts.ts';
import { conditionsOf, orders } from './document-lists.ts';
import type { DocumentSearches } from './document-searches.ts';
import type { Tables } from './schema.ts';

/** Whether SQLite finds a page at once, with its total and its offset: an index has its order, and months their counts. */
export function isPlain(filters: DocumentFilters, question: PageQuestion): boolean {
  return isFirst(question) && countedMonthsOf(filters) !== undefined;
}

/**
 * Lists as SQLite finds them. Where they are not plain, every document may be looked at. What is written between the
 * page and the counts is in the one and not in the others.
 */
export function makePlainSearches(db: Kysely<Tables>): DocumentSearches {
  return {
    async find(scope, filters, question, signal) {
      signal?.throwIfAborted();
      const months = countedMonthsOf(filters);
      const [places, total] = await Promise.all([
        pageOf(db, scope, { filters, question }),
        months
          ? countByMonths(db, scope, { filters, months })
          : countOneByOne(db, scope, { filters, newerThan: 0 }),
      ]);
      const newest = question.direction === 'older' ? places[0] : places.at(-1);
      if (newest === undefined || isFirst(question)) return { places, total, newer: 0 };
      return { places, total, newer: await countOneByOne(db, scope, { filters, newerThan: newest }) };
    },
  };
}

/** Whether a page begins with the newest of all. */
function isFirst({ position, direction }: PageQuestion): boolean {
  return position === undefined && direction === 'older';
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
