import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type PurchaseListed,
  type PurchasePatch,
  type PurchasesBody,
  purchaseChanges,
  purchaseList,
  purchaseResource,
  type purchaseStates,
  purchaseSummary,
  purchaseWithholding,
} from '../../../src-main/contract/documents/purchases/purchase.ts';
import { acceptedBy } from '../../lib/http/answer.ts';
import { useService } from '../../lib/http/service.tsx';
import { type Removed, useRemoval } from '../../lib/undo/use-removal.ts';

export const PAGE_SIZE = 50;

/** The authority is asked for files that came in, meanwhile. */
const REFRESH_MS = 3000;

export type PurchaseState = (typeof purchaseStates)[number];

export interface PurchaseQuestion {
  readonly state: PurchaseState | undefined;
  readonly term: string;
  readonly offset: number;
}

export function usePurchases({ state, term, offset }: PurchaseQuestion) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['purchases', environment, 'list', state, term, offset],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(purchaseList, 'GET /v1/local/purchases', {
          query: { state, q: term === '' ? undefined : term, offset, limit: PAGE_SIZE },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      environment !== 'sandbox' && data?.data.some(({ authorization }) => isUnasked(authorization))
        ? REFRESH_MS
        : false,
  });
}

/** The authority was not asked for it once. */
function isUnasked({
  state,
  checked_at: checkedAt,
}: {
  readonly state: string;
  readonly checked_at?: string | undefined;
}): boolean {
  return state === 'unconfirmed' && checkedAt === undefined;
}

export function usePurchaseSummary() {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['purchases', environment, 'summary'],
    queryFn: ({ signal }) =>
      acceptedBy(documents.send(purchaseSummary, 'GET /v1/local/purchases/summary', { signal })),
  });
}

export function usePurchase(id: string) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['purchases', environment, 'one', id],
    queryFn: ({ signal }) =>
      acceptedBy(documents.send(purchaseResource, 'GET /v1/local/purchases/{id}', { path: { id }, signal })),
  });
}

/** What to withhold today of a purchase, as it stands; nothing is suggested until its kind is known. */
export function usePurchaseWithholding({ id, kind }: Pick<PurchaseListed, 'id' | 'kind'>) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['purchases', environment, 'withholding', id],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(purchaseWithholding, 'GET /v1/local/purchases/{id}/withholding', {
          path: { id },
          signal,
        }),
      ),
    enabled: kind !== 'unknown',
    placeholderData: keepPreviousData,
  });
}

/** Everything that lists or shows purchases is asked again. */
export function usePurchasesChanged() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: ['purchases'] });
}

export function usePurchaseChange(id: string) {
  const { documents } = useService();
  const changed = usePurchasesChanged();
  return useMutation({
    mutationFn: (body: PurchasePatch) =>
      acceptedBy(documents.send(purchaseResource, 'PATCH /v1/local/purchases/{id}', { path: { id }, body })),
    onSettled: changed,
  });
}

export function usePurchaseCheck(id: string) {
  const { documents } = useService();
  const changed = usePurchasesChanged();
  return useMutation({
    mutationFn: () =>
      acceptedBy(documents.send(purchaseResource, 'POST /v1/local/purchases/{id}/check', { path: { id } })),
    onSettled: changed,
  });
}

/** Waives several, takes them away, or takes that back. */
export function usePurchasesChange() {
  const { documents } = useService();
  const changed = usePurchasesChanged();
  return useMutation({
    mutationFn: (body: PurchasesBody) =>
      acceptedBy(documents.send(purchaseChanges, 'POST /v1/local/purchases/changes', { body })),
    // Not waited for: what takes it back is offered before the list shows that it was done.
    onSettled: () => void changed(),
  });
}

/** `onDone`: it is not there any more. */
export function usePurchaseRemoval(onDone: () => void) {
  const { documents } = useService();
  return useRemoval(
    async ({ id }: Removed) => {
      await acceptedBy(documents.call('DELETE /v1/local/purchases/{id}', { path: { id } }));
      onDone();
    },
    ['purchases'],
  );
}
