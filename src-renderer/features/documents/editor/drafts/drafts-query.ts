import { useQuery } from '@tanstack/react-query';
import {
  documentDraftListed,
  documentDraftResource,
} from '../../../../../src-main/contract/documents/document-draft.ts';
import { listOf } from '../../../../../src-main/contract/list.ts';
import { acceptedBy, RefusedError } from '../../../../lib/http/answer.ts';
import { useService } from '../../../../lib/http/service.tsx';
import { type Removed, useRemoval } from '../../../../lib/undo/use-removal.ts';

const draftList = listOf(documentDraftListed);

/** Documents that somebody is writing, of the kinds that the person may issue, those written last first. */
export function useDrafts() {
  const { local, environment } = useService();
  return useQuery({
    queryKey: ['drafts', environment],
    queryFn: async ({ signal }) =>
      (
        await acceptedBy(
          local.send(draftList, 'GET /v1/local/document-drafts', { query: { environment }, signal }),
        )
      ).data,
  });
}

/**
 * A draft as it was left; null when there is none. Read once: from then on the window knows better. Its key is none of
 * the list's, which is read anew once a draft was issued: gone by then, it would be begun anew in the place of its document.
 */
export function useDraft(id: string | undefined) {
  const { local, environment } = useService();
  return useQuery({
    queryKey: ['draft', environment, id],
    queryFn: async ({ signal }) => {
      if (id === undefined) return null;
      const answer = await local.send(documentDraftResource, 'GET /v1/local/document-drafts/{id}', {
        path: { id },
        signal,
      });
      if (answer.ok) return answer.value;
      if (answer.refusal.code === 'not_found') return null;
      throw new RefusedError(answer.refusal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useDraftDiscard() {
  const { local } = useService();
  return useRemoval(
    ({ id }: Removed) => acceptedBy(local.call('DELETE /v1/local/document-drafts/{id}', { path: { id } })),
    ['drafts'],
  );
}
