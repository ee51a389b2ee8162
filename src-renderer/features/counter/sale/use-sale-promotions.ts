import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useService } from '../../../lib/http/service.tsx';
import { promotionsQuery } from '../../../lib/queries/catalog/promotions-query.ts';
import { isPromotedAnew } from './promoted-lines.ts';
import { useSaleStore } from './sale-context.tsx';

/** Sells by the promotions of the shop, as they are and as they change. */
export function useSalePromotions(): void {
  const { local } = useService();
  const store = useSaleStore();
  const { data } = useQuery(promotionsQuery(local));
  useEffect(() => {
    if (data) store.getState().setPromotions(data);
  }, [store, data]);
}

/** Looks promotions up for a sale that is to be charged; whether its lines have others now, as on another day. */
export function useRefreshPromotions(): () => Promise<boolean> {
  const { local } = useService();
  const store = useSaleStore();
  const cache = useQueryClient();
  return async () => {
    const { lines, promotions, setPromotions } = store.getState();
    const query = promotionsQuery(local);
    // A shop without promotions waits for nothing.
    const staleTime = promotions?.length === 0 ? query.staleTime : 0;
    // Without the service the sale cannot be charged either: that it says itself.
    setPromotions(await cache.fetchQuery({ ...query, staleTime }).catch(() => promotions));
    return isPromotedAnew(lines, store.getState().lines);
  };
}
