import type { ShopQuery } from '../../contract/head/shop-filters.ts';
import type { DocumentFilterQuery } from '../../contract/list.ts';
import { type DocumentType, documentTypes } from '../../documents/kinds.ts';
import type { DocumentFilters } from '../document-reading-store.ts';

/** What a query asks of a list, as the store takes it: of all types by default. */
export function filtersOf(
  query: Omit<DocumentFilterQuery, 'type'> & ShopQuery,
  types: readonly DocumentType[] = documentTypes,
): DocumentFilters {
  return {
    types: inOrder(types),
    statuses: query.status && inOrder(query.status),
    channels: query.channel && inOrder(query.channel),
    q: query.q,
    counterparty: query.counterparty,
    issuedFrom: query['issue_date[gte]'],
    issuedTo: query['issue_date[lte]'],
    createdFrom: toInstant(query['created_at[gte]']),
    createdTo: toInstant(query['created_at[lte]']),
    metadata: query.metadata,
    establishments: query.establishment && inOrder(query.establishment),
    emissionPoints: query.emission_point && inOrder(query.emission_point),
    stations: query.station && inOrder(query.station),
  };
}

/** A filter that is repeated says the same in any order: a cursor holds for all of them. */
function inOrder<Value extends string>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)].toSorted();
}

/** Instants are compared as they are stored: in UTC. */
function toInstant(text: string | undefined): string | undefined {
  return text === undefined ? undefined : new Date(text).toISOString();
}
