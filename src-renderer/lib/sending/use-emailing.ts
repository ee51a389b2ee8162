import { useMutation, useQueryClient } from '@tanstack/react-query';
import { emailResource } from '../../../src-main/contract/documents/document-actions.ts';
import { acceptedBy } from '../http/answer.ts';
import { useService } from '../http/service.tsx';

/** Sends a document by mail. */
export function useEmailing(id: string) {
  const { documents, environment } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (to: readonly string[]) =>
      acceptedBy(
        documents.send(emailResource, 'POST /v1/ec/documents/{id}/email', {
          path: { id },
          body: { to: [...to] },
        }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['document', environment, id] }),
  });
}
