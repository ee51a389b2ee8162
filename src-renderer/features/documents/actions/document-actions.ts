import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnnulBody } from '../../../../src-main/contract/documents/document-actions.ts';
import { documentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { putAnswer } from '../../../lib/queries/put-answer.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';

/** Notes an annulment, once it is approved; undefined: it was not allowed. */
export function useAnnulment(id: string) {
  const { documents, environment } = useService();
  const permit = usePermit();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: AnnulBody) => {
      const granted = await permit('void_document', { document_id: id });
      if (!granted) return undefined;
      return await acceptedBy(
        documents.send(documentResource, 'POST /v1/ec/documents/{id}/annul', {
          path: { id },
          query: { approval_id: granted.approvalId },
          body,
        }),
      );
    },
    onSuccess: (document) => {
      if (!document) return;
      putAnswer(cache, ['document', environment, id], document);
      void cache.invalidateQueries({ queryKey: ['documents'] });
    },
  });
}
