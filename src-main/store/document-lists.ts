import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { documentTypes } from '../documents/kinds.ts';
import type { DocumentFilters, PageQuestion, Scope } from '../reading/document-reading-store.ts';
import { type BlockReach, placesBeyond, reachOf } from './block-reach.ts';
import type { Store } from './open.ts';
import type { Tables } from './schema.ts';
import { matchOf } from './search-words.ts';

/**
 * A way into the documents of a list by an index that has the list's order, so that a page reads its own documents and
 * sorts nothing, however many there are. Where a list has several, no document is on two of them.
 */
interface Way {
  /** Places of the documents beyond a position, as many as a page holds. */
  page(question: PageQuestion): SelectQueryBuilder<Places, 'page', Place>;
  count(newerThan: number): Promise<number>;
}

/** A type, because Kysely takes no interface for the row of a subquery. */
type Place = { readonly seq: number };
type Places = Tables & { page: Place };

/** What is better to look for first, by what there is of each (see `list-plan.ts`). */
export interface ListPlan {
  /** The key of the pair of metadata that the fewest documents carry. */
  readonly rarest?: string | undefined;
  /** False: the other filters leave so few that they are looked through for the words. */
  readonly searchesFirst?: boolean | undefined;
}

export const orders = { older: 'desc', newer: 'asc' } as const;
const beyond = { older: '<', newer: '>' } as const;

/** How the documents of a list are found, by its filters (interface specification, "Document list filters"). */
export function waysInto(
  db: Store['db'],
  scope: Scope,
  filters: DocumentFilters,
  { rarest, searchesFirst }: ListPlan = {},
): readonly Way[] {
  const { counterparty, types, q } = filters;
  const conditions = conditionsOf(scope, filters, rarest);
  const pairs = Object.entries(filters.metadata ?? {});
  const pair = pairs.find(([key]) => key === rarest) ?? pairs[0];
  if (pair) {
    const isAlone = pairs.length === 1 && asksNothingElse(filters);
    return [byMetadata(db, scope, { conditions: saying(conditions, q), pair, counterparty, isAlone })];
  }
  const reach = reachOf(scope, filters);
  if (counterparty === undefined) {
    const isSearched = q !== undefined && searchesFirst !== false;
    return [
      isSearched
        ? bySearch(db, { conditions, reach, q })
        : allOf(db, { conditions: saying(conditions, q), reach }),
    ];
  }
  const asCounterparty = allOf(db, { conditions: saying(conditions, q), reach, counterparty });
  // Only a delivery note is found by others than its counterparty.
  if (!types.includes('delivery_note')) return [asCounterparty];
  return [
    asCounterparty,
    byRecipient(db, scope, { conditions: saying(conditions, q), recipient: counterparty }),
  ];
}

function allOf(
  db: Store['db'],
  given: { conditions: Expression<SqlBool>; reach: BlockReach; counterparty?: string },
): Way {
  const { conditions, reach, counterparty } = given;
  let all = db.selectFrom('document').where(conditions);
  if (counterparty !== undefined) all = all.where('document.counterparty', '=', counterparty);
  return {
    page(question) {
      const page = all
        .select('document.seq')
        .where(placesBeyond('document.seq', reach, question))
        .orderBy('document.seq', orders[question.direction])
        .limit(question.limit);
      return db.selectFrom(page.as('page')).select('page.seq');
    },
    async count(newerThan) {
      const { count } = await all
        .where(placesBeyond('document.seq', reach, newer(newerThan)))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

/** All that is newer than a place; 0: all there is. */
function newer(place: number) {
  return { direction: 'newer', position: place > 0 ? place : undefined } as const;
}

/** Delivery notes to a recipient, without those it carries itself. */
function byRecipient(
  db: Store['db'],
  { entityId, environment }: Scope,
  { conditions, recipient }: { conditions: Expression<SqlBool>; recipient: string },
): Way {
  const all = db
    .selectFrom('document_recipient')
    .innerJoin('document', 'document.seq', 'document_recipient.seq')
    .where('document_recipient.entity_id', '=', entityId)
    .where('document_recipient.environment', '=', environment)
    .where('document_recipient.identification', '=', recipient)
    .where('document.counterparty', '!=', recipient)
    .where(conditions);
  return {
    page({ limit, position, direction }) {
      // By the recipient's own index: the order of its places is that of the documents.
      let page = all
        .select('document_recipient.seq')
        .orderBy('document_recipient.seq', orders[direction])
        .limit(limit);
      if (position !== undefined) page = page.where('document_recipient.seq', beyond[direction], position);
      return db.selectFrom(page.as('page')).select('page.seq');
    },
    async count(newerThan) {
      const { count } = await all
        .where('document_recipient.seq', '>', newerThan)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

/** Documents with words: the search tells them in the order of lists, and stops when a page is full. */
function bySearch(
  db: Store['db'],
  { conditions, reach, q }: { conditions: Expression<SqlBool>; reach: BlockReach; q: string },
): Way {
  const match = matchOf(q);
  const all = db
    .selectFrom('document_search')
    .innerJoin('document', 'document.seq', 'document_search.rowid')
    .where(match === undefined ? sql<SqlBool>`false` : sql<SqlBool>`document_search match ${match}`)
    .where(conditions);
  return {
    page(question) {
      const page = all
        .select('document_search.rowid as seq')
        .where(placesBeyond('document_search.rowid', reach, question))
        .orderBy('document_search.rowid', orders[question.direction])
        .limit(question.limit);
      return db.selectFrom(page.as('page')).select('page.seq');
    },
    async count(newerThan) {
      const { count } = await all
        .where(placesBeyond('document_search.rowid', reach, newer(newerThan)))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

/** Documents that carry a pair of metadata. */
function byMetadata(
  db: Store['db'],
  { entityId, environment }: Scope,
  given: {
    conditions: Expression<SqlBool>;
    pair: readonly [string, string];
    counterparty: string | undefined;
    /** Nothing else is asked for: the pairs tell how many there are, without their documents. */
    isAlone: boolean;
  },
): Way {
  const [key, value] = given.pair;
  const { conditions, counterparty, isAlone } = given;
  const carriers = db
    .selectFrom('document_metadata')
    .where('document_metadata.entity_id', '=', entityId)
    .where('document_metadata.environment', '=', environment)
    .where('document_metadata.key', '=', key)
    .where('document_metadata.value', '=', value);
  let all = carriers.innerJoin('document', 'document.seq', 'document_metadata.seq').where(conditions);
  if (counterparty !== undefined) {
    all = all.where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('document.counterparty', '=', counterparty),
        exists(
          selectFrom('document_recipient')
            .select('document_recipient.seq')
            .whereRef('document_recipient.seq', '=', 'document.seq')
            .where('document_recipient.identification', '=', counterparty),
        ),
      ]),
    );
  }
  return {
    page({ limit, position, direction }) {
      // By the pair's own index: the order of its places is that of the documents.
      let page = all
        .select('document_metadata.seq')
        .orderBy('document_metadata.seq', orders[direction])
        .limit(limit);
      if (position !== undefined) page = page.where('document_metadata.seq', beyond[direction], position);
      return db.selectFrom(page.as('page')).select('page.seq');
    },
    async count(newerThan) {
      const { count } = isAlone
        ? await carriers
            .where('document_metadata.seq', '>', newerThan)
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
        : await all
            .where('document_metadata.seq', '>', newerThan)
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow();
      return count;
    },
  };
}

/** All the filters but the words, the counterparty and the pair of metadata that is looked for first. */
export function conditionsOf(
  scope: Scope,
  filters: DocumentFilters,
  rarest = Object.keys(filters.metadata ?? {})[0],
): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'document'>();
  const conditions: Expression<SqlBool>[] = [
    eb('document.entity_id', '=', scope.entityId),
    eb('document.environment', '=', scope.environment),
  ];
  const { types, statuses, channels, issuedFrom, issuedTo, createdFrom, createdTo } = filters;
  // Asking for each of all the types would make SQLite sort them together at every page.
  if (types.length < documentTypes.length) conditions.push(eb('document.type', 'in', types));
  if (statuses) conditions.push(eb('document.status', 'in', statuses));
  if (channels) conditions.push(eb('document.channel', 'in', channels));
  // Not by the index of days, which has another order than lists: the blocks say where to look.
  if (issuedFrom) conditions.push(sql<SqlBool>`+${eb.ref('document.issue_date')} >= ${issuedFrom}`);
  if (issuedTo) conditions.push(sql<SqlBool>`+${eb.ref('document.issue_date')} <= ${issuedTo}`);
  if (createdFrom) conditions.push(eb('document.created_at', '>=', createdFrom));
  if (createdTo) conditions.push(eb('document.created_at', '<=', createdTo));
  for (const [key, value] of Object.entries(filters.metadata ?? {})) {
    if (key !== rarest) conditions.push(carries(scope, key, value));
  }
  return eb.and(conditions);
}

/** Beyond metadata. */
function asksNothingElse({ types, metadata, ...others }: DocumentFilters): boolean {
  return (
    types.length === documentTypes.length && Object.values(others).every((filter) => filter === undefined)
  );
}

/** The conditions, and that a document has the words. */
function saying(conditions: Expression<SqlBool>, q: string | undefined): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'document'>();
  return q === undefined ? conditions : eb.and([conditions, eb('document.seq', 'in', placesSaying(q))]);
}

function carries({ entityId, environment }: Scope, key: string, value: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'document'>();
  return eb.exists(
    eb
      .selectFrom('document_metadata as other')
      .select('other.seq')
      .where('other.entity_id', '=', entityId)
      .where('other.environment', '=', environment)
      .where('other.key', '=', key)
      .where('other.value', '=', value)
      .whereRef('other.seq', '=', 'document.seq'),
  );
}

function placesSaying(q: string) {
  const match = matchOf(q);
  return match === undefined
    ? sql<number>`(select null where false)`
    : sql<number>`(select rowid from document_search where document_search match ${match})`;
}
