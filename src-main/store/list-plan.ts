import { documentTypes } from '../documents/kinds.ts';
import type { DocumentFilters, Scope } from '../reading/document-reading-store.ts';
import { countAll } from './document-counts.ts';
import type { ListPlan } from './document-lists.ts';
import type { Store } from './open.ts';
import { termsOf } from './search-terms.ts';

/** Pairs are counted up to here: rarer than that is rare enough. */
const PROBED = 500;
/** Below this share the other filters leave so few that the search would pass by too many before a page is full. */
const SMALL_SHARE = 0.002;

/** Decides what a list is looked through by, at a cost that does not grow with it. */
export async function planList(db: Store['db'], scope: Scope, filters: DocumentFilters): Promise<ListPlan> {
  const pairs = Object.entries(filters.metadata ?? {});
  const [rarest, searchesFirst, terms] = await Promise.all([
    pairs.length > 1 ? rarestOf(db, scope, pairs) : undefined,
    filters.q !== undefined && pairs.length === 0 ? isBetterSearched(db, scope, filters) : undefined,
    filters.q === undefined ? undefined : termsOf(db, filters.q),
  ]);
  return { rarest, searchesFirst, terms };
}

async function rarestOf(
  db: Store['db'],
  { entityId, environment }: Scope,
  pairs: readonly (readonly [string, string])[],
): Promise<string | undefined> {
  const counts = await Promise.all(
    pairs.map(async ([key, value]) => {
      const carriers = db
        .selectFrom('document_metadata')
        .select('document_metadata.seq')
        .where('document_metadata.entity_id', '=', entityId)
        .where('document_metadata.environment', '=', environment)
        .where('document_metadata.key', '=', key)
        .where('document_metadata.value', '=', value)
        .limit(PROBED);
      const { documents } = await db
        .selectFrom(carriers.as('carrier'))
        .select(({ fn }) => fn.countAll<number>().as('documents'))
        .executeTakeFirstOrThrow();
      return { key, documents };
    }),
  );
  return counts.toSorted((a, b) => a.documents - b.documents)[0]?.key;
}

async function isBetterSearched(db: Store['db'], scope: Scope, filters: DocumentFilters): Promise<boolean> {
  const { types, statuses, channels, issuedFrom, issuedTo } = filters;
  const [left, all] = await Promise.all([
    countAll(db, scope, { types, statuses, channels, issuedFrom, issuedTo }),
    countAll(db, scope, { types: documentTypes }),
  ]);
  return left >= all * SMALL_SHARE;
}
