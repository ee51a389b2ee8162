import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type HeldSaleBody,
  type HeldSaleListed,
  type HeldSaleResource,
  heldSaleListed,
  heldSaleResource,
} from '../../../../src-main/contract/counter/held-sale.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { acceptedBy, refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { type Removed, useRemoval } from '../../../lib/undo/use-removal.ts';
import { recallSale } from './recall-sale.ts';

const heldSales = listOf(heldSaleListed);

/** Another till may have put one aside in the meantime. */
const REFRESH_MS = 15_000;

/** What waits in the environment worked in, at any of its tills, the last first. */
export function useHeldSales() {
  const { local, environment } = useService();
  return useQuery({
    queryKey: ['held-sales', environment],
    queryFn: async ({ signal }) =>
      (
        await acceptedBy(
          local.send(heldSales, 'GET /v1/local/held-sales', { query: { environment }, signal }),
        )
      ).data,
    refetchInterval: REFRESH_MS,
  });
}

type HeldSale = Omit<HeldSaleBody, 'environment'>;

/** Puts a sale aside; `key` is the sale's own, so that a lost answer does not put it aside twice. */
export function useHold() {
  const { local, environment } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...sale }: HeldSale & { readonly key: string }) =>
      acceptedBy(
        local.send(heldSaleResource, 'POST /v1/local/held-sales', {
          body: { ...sale, environment },
          idempotencyKey: `hold-${key}`,
        }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['held-sales'] }),
  });
}

/** Takes a sale up; `unanswered` is the one whose answer was lost, which stays to be asked for again. */
export function useRecall(isReadable: (sale: HeldSaleResource) => boolean) {
  const { local } = useService();
  const cache = useQueryClient();
  const [unanswered, setUnanswered] = useState<HeldSaleListed>();
  const recall = useMutation({
    mutationFn: (listed: HeldSaleListed) => {
      const isAsked = unanswered?.id === listed.id;
      const onAsk = () => setUnanswered(listed);
      return acceptedBy(recallSale(local, { id: listed.id, isAsked, isReadable, onAsk }));
    },
    onSuccess: () => setUnanswered(undefined),
    onError: (error) => {
      if (refusalIn(error)?.code !== 'service_unreachable') setUnanswered(undefined);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['held-sales'] }),
  });
  return { ...recall, unanswered };
}

export function useDiscardHeld() {
  const { local } = useService();
  return useRemoval(
    ({ id }: Removed) => acceptedBy(local.call('DELETE /v1/local/held-sales/{id}', { path: { id } })),
    ['held-sales'],
  );
}
