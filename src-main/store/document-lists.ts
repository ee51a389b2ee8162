import {
  type AliasableExpression,
  type Expression,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { z } from 'zod';
import { documentTypes } from '../documents/kinds.ts';
import type { DocumentFilters, PageQuestion, Scope } from '../reading/document-reading-store.ts';
import { type BlockReach, placesBeyond, reachOf } from './block-reach.ts';
import {
  documentsBy,
  indexOfSort,
  isCommon,
  isSortOnly,
  type SortIndex,
  tallyCommonWords,
} from './common-words.ts';
import type { Store } from './open.ts';
import { BLOCK } from './places.ts';
import type { Tables } from './schema.ts';
import type { SearchTerms } from './search-terms.ts';
import { matchOf } from './search-words.ts';

/**
 * A way into the documents of a list by an index that has the list's order, so that a page reads its own documents and
 * sorts nothing, however many there are. Where a list has several, no document is on two of them.
 */
export interface Way {
  /** Places of the documents beyond a position, as many as a page holds; all of them, or those of some blocks. */
  page(question: PageQuestion, reach?: BlockReach): SelectQueryBuilder<Places, 'page', Place>;
  /** All the places there are within some; undefined: more than `most`. */
  places(reach: BlockReach, most: number): Promise<readonly number[] | undefined>;
  /** How many there are in each block that has any, of all places or of some. */
  tally(reach?: BlockReach): Promise<readonly BlockTotal[]>;
  /** False: as much is done for some places as for all of them. */
  readonly isCheapToBegin: boolean;
}

export interface BlockTotal {
  readonly block: number;
  readonly documents: number;
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
  /** The words as FTS5 finds them soonest; as they are asked for when left out. */
  readonly terms?: SearchTerms | undefined;
}

const seqList = z.array(z.int());

export const orders = { older: 'desc', newer: 'asc' } as const;

/** How the documents of a list are found, by its filters (interface specification, "Document list filters"). */
export function waysInto(
  db: Store['db'],
  scope: Scope,
  filters: DocumentFilters,
  { rarest, searchesFirst, terms = asAskedFor(filters.q ?? '') }: ListPlan = {},
): readonly Way[] {
  const { counterparty, types, q } = filters;
  const conditions = conditionsOf(scope, filters, rarest);
  const words = q === undefined ? undefined : { match: terms?.match, isInOrder: terms?.isInOrder ?? true };
  const pairs = Object.entries(filters.metadata ?? {});
  const pair = pairs.find(([key]) => key === rarest) ?? pairs[0];
  if (pair) {
    const isAlone = pairs.length === 1 && asksNothingElse(filters);
    const given = { conditions: saying(conditions, words), pair, counterparty, isAlone };
    return [byMetadata(db, scope, { ...given, index: indexOfSort({ ...filters, metadata: undefined }) })];
  }
  const reach = reachOf(scope, filters);
  if (counterparty === undefined) {
    const isSearched = words !== undefined && searchesFirst !== false;
    return [
      isSearched
        ? bySearch(db, {
            conditions,
            reach,
            words,
            isSortOnly: isSortOnly(filters),
            index: indexOfSort(filters),
          })
        : allOf(db, { conditions: saying(conditions, words), reach }),
    ];
  }
  const asCounterparty = allOf(db, { conditions: saying(conditions, words), reach, counterparty });
  // Only a delivery note is found by others than its counterparty.
  if (!types.includes('delivery_note')) return [asCounterparty];
  return [
    asCounterparty,
    byRecipient(db, scope, { conditions: saying(conditions, words), recipient: counterparty }),
  ];
}

/**
 * The places of documents, by what gives them in the order of lists; SQLite takes bounds and order into it. What gives
 * them is joined to the documents by a cross join: SQLite keeps its sides, and else may look at every document first.
 */
function wayOf(db: Store['db'], places: AliasableExpression<Place>, usual: BlockReach = {}): Way {
  return {
    isCheapToBegin: true,
    page: (question, reach = usual) =>
      db
        .selectFrom(places.as('page'))
        .select('page.seq')
        .where(placesBeyond('page.seq', reach, question))
        .orderBy('page.seq', orders[question.direction])
        .limit(question.limit),
    async places(reach, most) {
      const found = db
        .selectFrom(places.as('page'))
        .select('page.seq')
        .where(placesBeyond('page.seq', reach, { direction: 'newer' }))
        .limit(most + 1);
      // In one text: a thousand rows of their own would take longer than to find them.
      const { seqs } = await db
        .selectFrom(found.as('found'))
        .select(sql<string>`json_group_array(found.seq)`.as('seqs'))
        .executeTakeFirstOrThrow();
      const all = seqList.parse(JSON.parse(seqs));
      return all.length > most ? undefined : all;
    },
    tally: (reach = usual) =>
      db
        .selectFrom(places.as('page'))
        .select(({ fn }) => [
          sql<number>`page.seq / ${sql.lit(BLOCK)}`.as('block'),
          fn.countAll<number>().as('documents'),
        ])
        .where(placesBeyond('page.seq', reach, { direction: 'newer' }))
        .groupBy('block')
        .execute(),
  };
}

function allOf(
  db: Store['db'],
  given: { conditions: Expression<SqlBool>; reach: BlockReach; counterparty?: string },
): Way {
  const { conditions, reach, counterparty } = given;
  let all = db.selectFrom('document').where(conditions);
  if (counterparty !== undefined) all = all.where('document.counterparty', '=', counterparty);
  return wayOf(db, all.select('document.seq'), reach);
}

/** Delivery notes to a recipient, without those it carries itself. */
function byRecipient(
  db: Store['db'],
  { entityId, environment }: Scope,
  { conditions, recipient }: { conditions: Expression<SqlBool>; recipient: string },
): Way {
  // By the recipient's own index: the order of its places is that of the documents.
  const all = db
    .selectFrom('document_recipient')
    .crossJoin('document')
    .whereRef('document.seq', '=', 'document_recipient.seq')
    .where('document_recipient.entity_id', '=', entityId)
    .where('document_recipient.environment', '=', environment)
    .where('document_recipient.identification', '=', recipient)
    .where('document.counterparty', '!=', recipient)
    .where(conditions);
  return wayOf(db, all.select('document_recipient.seq'));
}

/** Documents with words: the search tells them in the order of lists, and stops when a page is full. */
function bySearch(
  db: Store['db'],
  given: {
    conditions: Expression<SqlBool>;
    reach: BlockReach;
    words: Words;
    /** The conditions are about what the kept counts are kept by. */
    isSortOnly: boolean;
    /** Tells the sort of a document without it. */
    index: SortIndex | undefined;
  },
): Way {
  const { conditions, reach, words, isSortOnly, index } = given;
  const { match, isInOrder } = words;
  const all = db
    .selectFrom('document_search')
    .crossJoin(documentsBy(index))
    .whereRef('document.seq', '=', 'document_search.rowid')
    .where(match === undefined ? sql<SqlBool>`false` : sql<SqlBool>`document_search match ${match}`)
    .where(conditions);
  const way = wayOf(db, all.select('document_search.rowid as seq'), reach);
  let common: Promise<boolean> | undefined;
  return {
    ...way,
    isCheapToBegin: isInOrder,
    tally: async (places) => {
      if (match === undefined || !isSortOnly) return way.tally(places);
      common ??= isCommon(db, match);
      return (await common)
        ? tallyCommonWords(db, { match, conditions, reach: places, index })
        : way.tally(places);
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
    /** Nothing else is asked for: the pairs tell which there are, without their documents. */
    isAlone: boolean;
    /** Tells the sort of a document without it. */
    index: SortIndex | undefined;
  },
): Way {
  const [key, value] = given.pair;
  const { conditions, counterparty, isAlone, index } = given;
  // By the pair's own index: the order of its places is that of the documents.
  const carriers = db
    .selectFrom('document_metadata')
    .where('document_metadata.entity_id', '=', entityId)
    .where('document_metadata.environment', '=', environment)
    .where('document_metadata.key', '=', key)
    .where('document_metadata.value', '=', value);
  if (isAlone) return wayOf(db, carriers.select('document_metadata.seq'));
  if (counterparty === undefined) {
    const all = carriers
      .crossJoin(documentsBy(index))
      .whereRef('document.seq', '=', 'document_metadata.seq')
      .where(conditions);
    return wayOf(db, all.select('document_metadata.seq'));
  }
  const all = carriers
    .crossJoin('document')
    .whereRef('document.seq', '=', 'document_metadata.seq')
    .where(conditions)
    .where(({ or, eb, exists, selectFrom }) =>
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
  return wayOf(db, all.select('document_metadata.seq'));
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

/** The words of a search as an FTS5 question; none where it has no letter or digit, and finds nothing. */
type Words = { readonly match: string | undefined; readonly isInOrder: boolean };

function asAskedFor(q: string): SearchTerms | undefined {
  const match = matchOf(q);
  return match === undefined ? undefined : { match, isInOrder: false };
}

/** The conditions, and that a document has the words. */
function saying(conditions: Expression<SqlBool>, words: Words | undefined): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'document'>();
  return words ? eb.and([conditions, eb('document.seq', 'in', placesSaying(words))]) : conditions;
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

function placesSaying({ match }: Words) {
  return match === undefined
    ? sql<number>`(select null where false)`
    : sql<number>`(select rowid from document_search where document_search match ${match})`;
}
