import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { documentTotals } from '../../../../src-main/contract/documents/lists/document-totals.ts';
import {
  type ListedDocument,
  listedDocument,
} from '../../../../src-main/contract/documents/lists/listed-document.ts';
import { documentListOf } from '../../../../src-main/contract/list.ts';
import { isDecided } from '../../../../src-main/documents/lifecycle/lifecycle.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { type Service, useService } from '../../../lib/http/service.tsx';
import { type DocumentFilter, statusesOf } from './filter/document-filter.ts';

const rowsPage = documentListOf(listedDocument);

/** Rows are asked for by so many. */
const STRETCH = 100;

/** How often rows that are undecided are read again. */
const REFRESH_MS = 4000;

/** A filter as the service takes it. */
export function filtersOf(filter: DocumentFilter) {
  return {
    q: filter.term.trim() || undefined,
    type: filter.type && [filter.type],
    status: filter.group === 'all' ? undefined : [...statusesOf(filter)],
    'issue_date[gte]': filter.from || undefined,
    'issue_date[lte]': filter.to || undefined,
    counterparty: filter.counterparty || undefined,
    establishment: filter.shop === '' ? undefined : [filter.shop],
    station: filter.station === '' ? undefined : [filter.station],
  };
}

export interface DocumentRows {
  /** Undefined before anything is known. */
  readonly total: number | undefined;
  /** A row by its index in the list; undefined while it is on its way. */
  rowAt(index: number): ListedDocument | undefined;
  /** The rows of a range of indexes, both inclusive, whether they were shown or not. */
  between(first: number, last: number): Promise<readonly ListedDocument[]>;
  readonly error: Error | null;
}

/** The rows that match, newest first, of which only what is looked at is read. */
export function useDocumentRows(
  filter: DocumentFilter,
  { first, last }: { readonly first: number; readonly last: number },
): DocumentRows {
  const service = useService();
  const cache = useQueryClient();
  const stretches = stretchesOf(first, last);
  const head = useQuery({ ...stretchQuery(service, filter, 0), placeholderData: keepPreviousData });
  const others = useQueries({
    queries: stretches.filter((at) => at > 0).map((at) => stretchQuery(service, filter, at)),
  });
  const pages = [head.data, ...others.map(({ data }) => data)];
  return {
    total: head.data?.total_count,
    rowAt(index) {
      const page = pages.find((one) => one && one.offset <= index && index < one.offset + one.data.length);
      return page?.data[index - page.offset];
    },
    between: (from, to) => rowsBetween(cache, service, { filter, from, to }),
    error: head.error ?? others.find(({ error }) => error)?.error ?? null,
  };
}

async function rowsBetween(
  cache: QueryClient,
  service: Service,
  { filter, from, to }: { readonly filter: DocumentFilter; readonly from: number; readonly to: number },
): Promise<readonly ListedDocument[]> {
  const pages = await Promise.all(
    stretchesOf(from, to).map((at) => cache.ensureQueryData(stretchQuery(service, filter, at))),
  );
  return pages.flatMap(({ data, offset }) =>
    data.filter((_, index) => from <= offset + index && offset + index <= to),
  );
}

function stretchesOf(first: number, last: number): readonly number[] {
  const [from, to] = [Math.floor(first / STRETCH), Math.floor(last / STRETCH)];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function stretchQuery({ documents, environment }: Service, filter: DocumentFilter, stretch: number) {
  return queryOptions({
    queryKey: ['documents', environment, 'rows', filter, stretch],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(rowsPage, 'GET /v1/local/documents', {
          query: { ...filtersOf(filter), offset: stretch * STRETCH, limit: STRETCH },
          signal,
        }),
      ),
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ status }) => !isDecided(status)) ? REFRESH_MS : false,
  });
}

/** What the documents that match come to. */
export function useDocumentTotals(filter: DocumentFilter, { enabled }: { readonly enabled: boolean }) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['documents', environment, 'totals', filter],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(documentTotals, 'GET /v1/local/documents/totals', {
          query: filtersOf(filter),
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    enabled,
  });
}
