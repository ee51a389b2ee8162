import { useQuery } from '@tanstack/react-query';
import { authorizationMismatch } from '../../../../src-main/contract/documents/authority/authorization-mismatch.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';

/** Both sides of a document of which the authority authorized another. */
export function useMismatch(documentId: string) {
  const { local } = useService();
  return useQuery({
    queryKey: ['document', 'mismatch', documentId],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(authorizationMismatch, 'GET /v1/local/documents/{id}/authorization-mismatch', {
          path: { id: documentId },
          signal,
        }),
      ),
  });
}
