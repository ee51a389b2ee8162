import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { putAnswer } from '../../../lib/queries/put-answer.ts';
import { sendAllowed } from '../../../lib/workplace/send-allowed.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import type { readBody } from '../body/read-body.ts';

/** A correction that has its shape. */
export type ReadyCorrection = Extract<ReturnType<typeof readBody>, { ok: true }>['value'];

/** Sends a corrected document again, under its number and access key. */
export function useCorrection(id: string) {
  const { documents, environment } = useService();
  const cache = useQueryClient();
  const permit = usePermit();
  return useMutation({
    mutationFn: (corrected: ReadyCorrection) =>
      acceptedBy(
        sendAllowed(corrected, {
          permit,
          send: (body) =>
            documents.send(documentResource, 'POST /v1/ec/documents/{id}/resubmit', { path: { id }, body }),
        }),
      ),
    onSuccess: (document) => {
      putAnswer(cache, ['document', environment, id], document);
      for (const key of ['documents', 'sync']) void cache.invalidateQueries({ queryKey: [key] });
      void cache.invalidateQueries({ queryKey: ['document', 'exchanges', id] });
    },
  });
}
