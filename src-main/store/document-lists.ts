import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { documentTypes } from '../documents/kinds.ts';
import type { DocumentFilters, Scope } from '../reading/document-reading-store.ts';
import type { Tables } from './schema.ts';
import { matchOf } from './search-words.ts';

export const orders = { older: 'desc', newer: 'asc' } as const;

/** What the documents of a list are found by (interface specification, "Document list filters"). */
export function conditionsOf(scope: Scope, filters: DocumentFilters): Expression<SqlBool> {
  const { q, counterparty, metadata } = filters;
  const eb = expressionBuilder<Tables, 'document'>();
  return eb.and([
    sortConditions(scope, filters),
    ...periodConditions(filters),
    ...(q === undefined ? [] : [says(q)]),
    ...(counterparty === undefined ? [] : [goesTo(counterparty)]),
    ...Object.entries(metadata ?? {}).map(([key, value]) => carries(scope, key, value)),
  ]);
}

/** What the kept counts are kept by, but for the months. */
export function sortConditions(scope: Scope, filters: DocumentFilters): Expression<SqlBool> {
  const { types, statuses, channels } = filters;
  const eb = expressionBuilder<Tables, 'document'>();
  return eb.and([
    eb('document.entity_id', '=', scope.entityId),
    eb('document.environment', '=', scope.environment),
    // Asking for each of all the types would make SQLite sort them together at every page.
    ...(types.length < documentTypes.length ? [eb('document.type', 'in', types)] : []),
    ...(statuses ? [eb('document.status', 'in', statuses)] : []),
    ...(channels ? [eb('document.channel', 'in', channels)] : []),
  ]);
}

function periodConditions(filters: DocumentFilters): readonly Expression<SqlBool>[] {
  const { issuedFrom, issuedTo, createdFrom, createdTo } = filters;
  const eb = expressionBuilder<Tables, 'document'>();
  // Not by the index of days, which has another order than lists: the blocks say where to look.
  const day = sql`+${eb.ref('document.issue_date')}`;
  return [
    ...(issuedFrom ? [sql<SqlBool>`${day} >= ${issuedFrom}`] : []),
    ...(issuedTo ? [sql<SqlBool>`${day} <= ${issuedTo}`] : []),
    ...(createdFrom ? [eb('document.created_at', '>=', createdFrom)] : []),
    ...(createdTo ? [eb('document.created_at', '<=', createdTo)] : []),
  ];
}

/** Has every word; none where there is no letter or digit to look for. */
function says(q: string): Expression<SqlBool> {
  const match = matchOf(q);
  if (match === undefined) return sql<SqlBool>`false`;
  return sql<SqlBool>`document.seq IN (SELECT rowid FROM document_search WHERE document_search MATCH ${match})`;
}

/** To somebody, or a delivery note that carries something to them. */
function goesTo(identification: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'document'>();
  return eb.or([
    eb('document.counterparty', '=', identification),
    eb.exists(
      eb
        .selectFrom('document_recipient')
        .select('document_recipient.seq')
        .whereRef('document_recipient.seq', '=', 'document.seq')
        .where('document_recipient.identification', '=', identification),
    ),
  ]);
}

function carries({ entityId, environment }: Scope, key: string, value: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'document'>();
  return eb.exists(
    eb
      .selectFrom('document_metadata as pair')
      .select('pair.seq')
      .where('pair.entity_id', '=', entityId)
      .where('pair.environment', '=', environment)
      .where('pair.key', '=', key)
      .where('pair.value', '=', value)
      .whereRef('pair.seq', '=', 'document.seq'),
  );
}
