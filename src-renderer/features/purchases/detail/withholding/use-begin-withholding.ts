import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { documentDraftResource } from '../../../../../src-main/contract/documents/document-draft.ts';
import type { PurchaseWithholding } from '../../../../../src-main/contract/documents/purchases/purchase.ts';
import { acceptedBy } from '../../../../lib/http/answer.ts';
import { useService } from '../../../../lib/http/service.tsx';
import { issuingPointOfTill } from '../../../../lib/workplace/issuing-point-of-till.ts';
import { useWorkplace } from '../../../../lib/workplace/use-workplace.ts';

interface Wanted {
  readonly withholding: PurchaseWithholding;
  /** It is shown as it will be printed, where one more press issues it; else its fields are. */
  readonly isReviewed: boolean;
}

/** Puts what is suggested into a draft of the editor, and goes there. */
export function useBeginWithholding() {
  const { local, environment } = useService();
  const cache = useQueryClient();
  const goTo = useNavigate();
  const { till } = useWorkplace();
  return useMutation({
    mutationFn: async ({ withholding: { body, suggestion } }: Wanted) => {
      const id = crypto.randomUUID();
      const draft = {
        environment,
        type: 'withholding' as const,
        body: { ...body, ...issuingPointOfTill(till) },
        label: body.supplier.name.slice(0, 300),
        total: suggestion.total_withheld,
      };
      const operation = 'PUT /v1/local/document-drafts/{id}';
      await acceptedBy(local.send(documentDraftResource, operation, { path: { id }, body: draft }));
      return id;
    },
    onSuccess: (id, { isReviewed }) => {
      void cache.invalidateQueries({ queryKey: ['drafts'] });
      void goTo(`/documentos/nuevo/retencion?borrador=${id}`, { state: { isReviewed } });
    },
  });
}
