import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { documentTypes } from '../documents/kinds.ts';
import type { DocumentFilters, PageQuestion, Scope } from '../reading/document-reading-store.ts';
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

export const orders = { older: 'desc', newer: 'asc' } as const;
const beyond = { older: '<', newer: '>' } as const;

/** How the documents of a list are found, by its filters (interface specification, "Document list filters"). */
export function waysInto(db: Store['db'], scope: Scope, filters: DocumentFilters): readonly Way[] {
  const { counterparty, types } = filters;
  const conditions = conditionsOf(scope, filters);
  const [pair] = Object.entries(filters.metadata ?? {});
  if (pair) return [byMetadata(db, scope, { conditions, pair, counterparty })];
  if (counterparty === undefined) return [allOf(db, conditions)];
  const asCounterparty = allOf(db, conditions, counterparty);
  // Only a delivery note is found by others than its counterparty.
  if (!types.includes('delivery_note')) return [asCounterparty];
  return [asCounterparty, byRecipient(db, scope, { conditions, recipient: counterparty })];
}

function allOf(db: Store['db'], conditions: Expression<SqlBool>, counterparty?: string): Way {
  let all = db.selectFrom('document').where(conditions);
  if (counterparty !== undefined) all = all.where('document.counterparty', '=', counterparty);
  return {
    page({ limit, position, direction }) {
      let page = all.select('document.seq').orderBy('document.seq', orders[direction]).limit(limit);
      if (position !== undefined) page = page.where('document.seq', beyond[direction], position);
      return db.selectFrom(page.as('page')).select('page.seq');
    },
    async count(newerThan) {
      const query = newerThan > 0 ? all.where('document.seq', '>', newerThan) : all;
      const { count } = await query
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
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

/** Documents that carry a pair of metadata. */
function byMetadata(
  db: Store['db'],
  { entityId, environment }: Scope,
  given: {
    conditions: Expression<SqlBool>;
    pair: readonly [string, string];
    counterparty: string | undefined;
  },
): Way {
  const [key, value] = given.pair;
  const { conditions, counterparty } = given;
  let all = db
    .selectFrom('document_metadata')
    .innerJoin('document', 'document.seq', 'document_metadata.seq')
    .where('document_metadata.entity_id', '=', entityId)
    .where('document_metadata.environment', '=', environment)
    .where('document_metadata.key', '=', key)
    .where('document_metadata.value', '=', value)
    .where(conditions);
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
      const { count } = await all
        .where('document_metadata.seq', '>', newerThan)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

/** All the filters but the counterparty and the first pair of metadata. */
export function conditionsOf(scope: Scope, filters: DocumentFilters): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'document'>();
  const conditions: Expression<SqlBool>[] = [
    eb('document.entity_id', '=', scope.entityId),
    eb('document.environment', '=', scope.environment),
  ];
  const { types, statuses, channels, issuedFrom, issuedTo, createdFrom, createdTo, q } = filters;
  // Asking for each of all the types would make SQLite sort them together at every page.
  if (types.length < documentTypes.length) conditions.push(eb('document.type', 'in', types));
  if (statuses) conditions.push(eb('document.status', 'in', statuses));
  if (channels) conditions.push(eb('document.channel', 'in', channels));
  if (issuedFrom) conditions.push(eb('document.issue_date', '>=', issuedFrom));
  if (issuedTo) conditions.push(eb('document.issue_date', '<=', issuedTo));
  if (createdFrom) conditions.push(eb('document.created_at', '>=', createdFrom));
  if (createdTo) conditions.push(eb('document.created_at', '<=', createdTo));
  for (const [key, value] of Object.entries(filters.metadata ?? {}).slice(1)) {
    conditions.push(carries(scope, key, value));
  }
  if (q !== undefined) conditions.push(eb('document.seq', 'in', placesSaying(q)));
  return eb.and(conditions);
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
