import { useMutation } from '@tanstack/react-query';
import { purchaseResource } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { usePurchasesChanged } from '../purchases-query.ts';
import type { invoiceOf } from './paper.ts';

export function useAddPurchase() {
  const { documents } = useService();
  const changed = usePurchasesChanged();
  return useMutation({
    mutationFn: (invoice: ReturnType<typeof invoiceOf>) =>
      acceptedBy(documents.send(purchaseResource, 'POST /v1/local/purchases', { body: { invoice } })),
    onSuccess: changed,
  });
}
