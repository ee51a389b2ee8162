import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DocumentView,
  type DocumentViewBody,
  type DocumentViewPatch,
  documentView,
} from '../../../../src-main/contract/documents/lists/document-view.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useRemoval } from '../../../lib/undo/use-removal.ts';

const viewList = listOf(documentView);
const queryKey = ['document-views'];

/** The shop's views and those of the operator at the window. */
export function useViews() {
  const { local } = useService();
  return useQuery({
    queryKey,
    queryFn: () => acceptedBy(local.send(viewList, 'GET /v1/local/document-views')),
  });
}

export function useSaveView() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: DocumentViewBody) =>
      acceptedBy(local.send(documentView, 'POST /v1/local/document-views', { body })),
    onSuccess: () => cache.invalidateQueries({ queryKey }),
  });
}

/** Another name or other filters for a view. */
export function useChangeView(id: string) {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: DocumentViewPatch) =>
      acceptedBy(local.send(documentView, 'PATCH /v1/local/document-views/{id}', { path: { id }, body })),
    onSuccess: () => cache.invalidateQueries({ queryKey }),
  });
}

export function useViewRemoval() {
  const { local } = useService();
  return useRemoval(
    ({ id }: DocumentView) =>
      acceptedBy(local.call('DELETE /v1/local/document-views/{id}', { path: { id } })),
    queryKey,
  );
}
