import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import {
  type PriceChangeBody,
  priceChangeResource,
} from '../../../../src-main/contract/catalog/price-change.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useReadAgain } from '../../../lib/queries/use-read-again.ts';
import type { Permit } from '../../../lib/workplace/permit-context.ts';

/** What the new prices would be. Not asked while it is not known how they change. */
export function usePriceChangePreview(body: PriceChangeBody | undefined) {
  const { local } = useService();
  return useQuery({
    queryKey: ['products', 'price-change', body],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(priceChangeResource, 'POST /v1/local/products/price-changes/preview', {
          body: body ?? { change: { kind: 'percent', value: '0' } },
          signal,
        }),
      ),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
  });
}

interface AllowedPriceChange extends Permit {
  readonly body: PriceChangeBody;
  readonly revision: string;
}

/** Changes them, if the catalog is still the one of that preview. */
export function usePriceChange() {
  const { local } = useService();
  const readAgain = useReadAgain('products', 'price-lists');
  return useMutation({
    mutationFn: ({ body, revision, approvalId }: AllowedPriceChange) =>
      acceptedBy(
        local.send(priceChangeResource, 'POST /v1/local/products/price-changes/{id}', {
          path: { id: revision },
          query: { approval_id: approvalId },
          body,
        }),
      ),
    // Refused, the catalog is another one: its preview is looked at anew.
    onSettled: readAgain,
  });
}
