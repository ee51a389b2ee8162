import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { documentTypes } from '../../../documents/kinds.ts';
import type { DocumentFilters, Scope } from '../../../reading/document-reading-store.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';

/** A list to be asked of the store. */
export interface AskedList {
  readonly scope: Scope;
  readonly filters: DocumentFilters;
  /** Its terms as an FTS5 query. */
  readonly match: string | undefined;
  /** Its pairs of metadata; the first leads where there are no terms. */
  readonly pairs: readonly Pair[];
}

/** The documents of a list, as the end of a SELECT: the table that leads, and what is asked of it and of the others. */
export interface ListSource {
  readonly seq: RawBuilder<number>;
  readonly from: RawBuilder<unknown>;
  readonly where: readonly RawBuilder<SqlBool>[];
}

/** Indices of `document_list`. */
export type ListIndex =
  | 'document_list_newest'
  | 'document_list_by_type'
  | 'document_list_by_status'
  | 'document_list_by_channel'
  | 'document_list_by_day'
  | 'document_list_by_creation';

/**
 * Terms lead; without terms a pair of metadata, then a counterparty: each is read in the order of lists, and the others
 * are joined by `seq`. Else the list itself leads, by an index.
 *
 * @param needsList whether columns of `list` are read, whatever is asked of them
 */
export function sourceOf(
  list: AskedList,
  index: ListIndex,
  { needsList = false }: { readonly needsList?: boolean } = {},
): ListSource {
  const { scope, filters, match, pairs } = list;
  const [pair, ...otherPairs] = pairs;
  const { counterparty } = filters;
  const columns = columnConditions(filters);
  const joinsList = needsList || columns.length > 0;
  if (match !== undefined) {
    const seq = sql<number>`document_search.rowid`;
    return {
      seq,
      from: sql`document_search ${joinList(seq)}`,
      where: [
        sql`document_search MATCH ${match}`,
        ofScope(scope),
        ...columns,
        ...pairs.map((one) => hasPair(scope, one, seq)),
        ...(counterparty === undefined ? [] : [hasParty(scope, counterparty, seq)]),
      ],
    };
  }
  const seq = sql<number>`lead.seq`;
  if (pair) {
    return {
      seq,
      from: sql`document_metadata AS lead ${joinsList ? joinList(seq) : sql``}`,
      where: [
        isPair(scope, pair, 'lead'),
        ...columns,
        ...otherPairs.map((one) => hasPair(scope, one, seq)),
        ...(counterparty === undefined ? [] : [hasParty(scope, counterparty, seq)]),
      ],
    };
  }
  if (counterparty !== undefined) {
    return {
      seq,
      from: sql`document_party AS lead ${joinsList ? joinList(seq) : sql``}`,
      where: [isParty(scope, counterparty, 'lead'), ...columns],
    };
  }
  return {
    seq: sql<number>`list.seq`,
    from: sql`document_list AS list INDEXED BY ${sql.ref(index)}`,
    where: [ofScope(scope), ...columns],
  };
}

/** What is asked of the documents of a source, and perhaps one condition more. */
export function allOf({ where }: ListSource, condition?: RawBuilder<SqlBool>): RawBuilder<unknown> {
  return sql.join(condition ? [...where, condition] : where, sql` AND `);
}

/** CROSS JOIN: SQLite keeps the order of the tables. */
function joinList(seq: RawBuilder<number>): RawBuilder<unknown> {
  return sql`CROSS JOIN document_list AS list ON list.seq = ${seq}`;
}

function ofScope(scope: Scope): RawBuilder<SqlBool> {
  return sql`list.scope = ${scopeOf(scope)}`;
}

function columnConditions(filters: DocumentFilters): readonly RawBuilder<SqlBool>[] {
  const { types, statuses, channels, issuedFrom, issuedTo, createdFrom, createdTo } = filters;
  return [
    ...(types.length < documentTypes.length ? [sql<SqlBool>`list.type IN (${sql.join(types)})`] : []),
    ...(statuses ? [sql<SqlBool>`list.status IN (${sql.join(statuses)})`] : []),
    ...(channels ? [sql<SqlBool>`list.channel IN (${sql.join(channels)})`] : []),
    ...(issuedFrom ? [sql<SqlBool>`list.day >= ${issuedFrom}`] : []),
    ...(issuedTo ? [sql<SqlBool>`list.day <= ${issuedTo}`] : []),
    ...(createdFrom ? [sql<SqlBool>`list.created_ms >= ${Date.parse(createdFrom)}`] : []),
    ...(createdTo ? [sql<SqlBool>`list.created_ms <= ${Date.parse(createdTo)}`] : []),
  ];
}

export type Pair = readonly [key: string, value: string];

/** That a row of `document_metadata`, under this name, is of a pair. */
export function isPair(scope: Scope, [key, value]: Pair, table: string): RawBuilder<SqlBool> {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql`${of('scope')} = ${scopeOf(scope)} AND ${of('key')} = ${key} AND ${of('value')} = ${value}`;
}

function isParty(scope: Scope, identification: string, table: string): RawBuilder<SqlBool> {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql`${of('scope')} = ${scopeOf(scope)} AND ${of('identification')} = ${identification}`;
}

function hasPair(scope: Scope, pair: Pair, seq: RawBuilder<number>): RawBuilder<SqlBool> {
  return sql`EXISTS (SELECT 1 FROM document_metadata AS other WHERE ${isPair(scope, pair, 'other')} AND other.seq = ${seq})`;
}

function hasParty(scope: Scope, identification: string, seq: RawBuilder<number>): RawBuilder<SqlBool> {
  return sql`EXISTS (SELECT 1 FROM document_party AS other WHERE ${isParty(scope, identification, 'other')} AND other.seq = ${seq})`;
}
