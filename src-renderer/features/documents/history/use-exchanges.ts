import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { exchangeResource } from '../../../../src-main/contract/documents/authority/exchange.ts';
import { documentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import type { DocumentStatus } from '../../../../src-main/documents/kinds.ts';
import { isDecided } from '../../../../src-main/documents/lifecycle/lifecycle.ts';
import { acceptedBy, RefusedError } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';

/** How often the conversation about an undecided document is read again. */
const REFRESH_MS = 4000;

const exchangePage = listOf(exchangeResource);

interface TalkedAbout {
  readonly id: string;
  readonly status: DocumentStatus;
}

/** What was sent to the authority about a document, newest first. */
export function useExchanges({ id, status }: TalkedAbout) {
  const { local } = useService();
  return useInfiniteQuery({
    // A decision ends the conversation with an exchange of its own.
    queryKey: ['document', 'exchanges', id, isDecided(status)],
    queryFn: ({ signal, pageParam }) =>
      acceptedBy(
        local.send(exchangePage, 'GET /v1/local/documents/{id}/exchanges', {
          path: { id },
          query: { limit: 20, cursor: pageParam },
          signal,
        }),
      ),
    initialPageParam: noCursor(),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    refetchInterval: isDecided(status) ? false : REFRESH_MS,
  });
}

function noCursor(): string | undefined {
  return undefined;
}

/** The bytes of one side of an exchange, as text; `null` when there is none. */
export function useVerbatim(documentId: string, exchangeId: string, side: 'request' | 'answer') {
  const { local } = useService();
  return useQuery({
    queryKey: ['exchange', exchangeId, side],
    queryFn: async ({ signal }) => {
      const operation = `GET /v1/local/documents/{id}/exchanges/{exchange_id}/${side}` as const;
      const answer = await local.call(operation, {
        path: { id: documentId, exchange_id: exchangeId },
        signal,
      });
      if (answer.ok) return new TextDecoder().decode(answer.value);
      if (answer.refusal.code === 'not_found') return null;
      throw new RefusedError(answer.refusal);
    },
    // An exchange never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Has the authority asked about a document now. */
export function useStatusRefresh(id: string) {
  const { documents } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () =>
      acceptedBy(
        documents.send(documentResource, 'POST /v1/ec/documents/{id}/refresh-status', { path: { id } }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['document', 'exchanges', id] }),
  });
}
