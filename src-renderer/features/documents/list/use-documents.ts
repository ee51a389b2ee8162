import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { documentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { documentListOf } from '../../../../src-main/contract/list.ts';
import { isDecided } from '../../../../src-main/documents/lifecycle.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { type DocumentFilter, statusesOf } from './document-filter.ts';

const documentList = documentListOf(documentResource);

/** How often a page with undecided documents is read again. */
const REFRESH_MS = 4000;

/** One page of the documents that match, newest first. */
export function useDocuments(filter: DocumentFilter, cursor: string | undefined) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['documents', environment, filter, cursor],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(documentList, 'GET /v1/ec/documents', {
          query: {
            q: filter.words || undefined,
            type: filter.type && [filter.type],
            status: statusesOf(filter),
            'issue_date[gte]': filter.from || undefined,
            'issue_date[lte]': filter.to || undefined,
            counterparty: filter.counterparty || undefined,
            limit: 25,
            cursor,
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ status }) => !isDecided(status)) ? REFRESH_MS : false,
  });
}
