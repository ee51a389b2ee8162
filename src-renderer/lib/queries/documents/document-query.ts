import { useQuery } from '@tanstack/react-query';
import {
  type DocumentResource,
  documentResource,
} from '../../../../src-main/contract/documents/document-resource.ts';
import type { DocumentStatus } from '../../../../src-main/documents/kinds.ts';
import { isDecided } from '../../../../src-main/documents/lifecycle/lifecycle.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';

/**
 * How long one request may wait for the authority's decision. Nothing wakes it when a document is merely received, so
 * one that is still to be sent is looked at again soon.
 */
const WAIT_SECONDS = { pending: 3, submitted: 20 } as const;

/** Between two waits, so that a service that answers at once is not asked without pause. */
const PAUSE_MS = 1000;

/** A document, kept up to date by itself until it is decided; nothing is asked for an empty id. */
export function useDocument(id: string, initial?: DocumentResource) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['document', environment, id],
    queryFn: async ({ signal, client, queryKey }) => {
      const cached = client.getQueryData<DocumentResource>(queryKey);
      const wait = cached && waitFor(cached.status);
      const document = await acceptedBy(
        documents.send(documentResource, 'GET /v1/ec/documents/{id}', {
          path: { id },
          query: { wait },
          signal,
        }),
      );
      if (cached && cached.status !== document.status) {
        void client.invalidateQueries({ queryKey: ['sync'] });
        void client.invalidateQueries({ queryKey: ['documents'] });
      }
      return document;
    },
    enabled: id !== '',
    ...(initial && { initialData: initial }),
    refetchInterval: ({ state: { data } }) => (data && !isDecided(data.status) ? PAUSE_MS : false),
  });
}

function waitFor(status: DocumentStatus): number | undefined {
  return status === 'pending' || status === 'submitted' ? WAIT_SECONDS[status] : undefined;
}
