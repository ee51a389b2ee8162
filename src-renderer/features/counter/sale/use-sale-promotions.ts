import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useService } from '../../../lib/http/service.tsx';
import { promotionsQuery } from '../../../lib/queries/catalog/promotions-query.ts';
import { isPromotedAnew } from './promoted-lines.ts';
import { useSale, useSaleStore } from './sale-context.tsx';
import { isOpenToPromotions } from './sale-store.ts';

/** Offers the promotions of the shop to each sale, as they change. */
export function useSalePromotions(): void {
  const { local } = useService();
  const store = useSaleStore();
  const isOpen = useSale(isOpenToPromotions);
  const { data } = useQuery(promotionsQuery(local, 'running'));
  useEffect(() => {
    if (data && isOpen) store.getState().setPromotions(data);
  }, [store, data, isOpen]);
}

/**
 * Applies the promotions of this moment to the sale in hand; whether its lines have others now, as on another day.
 * `loaded` are those there are in the window, without a wait; `latest` those of the service.
 */
export function useApplyPromotions(): (which: 'loaded' | 'latest') => Promise<boolean> {
  const { local } = useService();
  const store = useSaleStore();
  const cache = useQueryClient();
  return async (which) => {
    const { lines, promotions, setPromotions } = store.getState();
    const query = promotionsQuery(local, 'running');
    // A shop without promotions waits for nothing.
    const latestAfter = promotions?.length === 0 ? query.staleTime : 0;
    const staleTime = which === 'loaded' ? Number.POSITIVE_INFINITY : latestAfter;
    // Without the service the sale cannot be charged either: that it says itself.
    setPromotions(await cache.fetchQuery({ ...query, staleTime }).catch(() => promotions));
    return isPromotedAnew(lines, store.getState().lines);
  };
}
