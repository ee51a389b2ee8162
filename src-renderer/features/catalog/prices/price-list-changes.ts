import { useMutation, useQueryClient } from '@tanstack/react-query';
import { priceListResource } from '../../../../src-main/contract/catalog/price-list.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { type Removed, useRemoval } from '../../../lib/undo/use-removal.ts';

export function usePriceListMaking() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      acceptedBy(local.send(priceListResource, 'POST /v1/local/price-lists', { body: { name } })),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['price-lists'] }),
  });
}

export function usePriceListNaming() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: Removed) =>
      acceptedBy(
        local.send(priceListResource, 'PATCH /v1/local/price-lists/{id}', { path: { id }, body: { name } }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['price-lists'] }),
  });
}

/** Its prices go with it, and its customers lose it. */
export function usePriceListRemoval() {
  const { local } = useService();
  return useRemoval(
    ({ id }: Removed) => acceptedBy(local.call('DELETE /v1/local/price-lists/{id}', { path: { id } })),
    ['price-lists', 'products', 'customers'],
  );
}
