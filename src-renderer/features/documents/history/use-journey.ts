import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { documentEvent } from '../../../../src-main/contract/documents/document-event.ts';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';

const eventPage = listOf(documentEvent);

/** The newest steps of a document's journey, in the order of time. */
export function useJourney({ id, updated_at, delivery_status }: DocumentResource) {
  const { documents, environment } = useService();
  return useQuery({
    // Whatever happens to a document changes when it was last touched, or how its e-mail stands.
    queryKey: ['document', environment, 'journey', id, updated_at, delivery_status],
    queryFn: async ({ signal }) => {
      const { data } = await acceptedBy(
        documents.send(eventPage, 'GET /v1/ec/documents/{id}/events', {
          path: { id },
          query: { limit: 100 },
          signal,
        }),
      );
      return data.toReversed();
    },
    placeholderData: keepPreviousData,
  });
}
