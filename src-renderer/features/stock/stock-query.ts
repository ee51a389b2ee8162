import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import {
  type StockItem,
  stockItem,
  type stockItemPatch,
  stockList,
  type stockMovementBody,
  stockMovementList,
} from '../../../src-main/contract/catalog/stock.ts';
import { isSameBarcode } from '../../../src-main/documents/identifiers/gtin.ts';
import { acceptedBy, refusalIn } from '../../lib/http/answer.ts';
import { useService } from '../../lib/http/service.tsx';

/** What the page shows at once. */
export const PAGE_SIZE = 50;
/** Sales of other tills change it meanwhile. */
const REFRESH_MS = 15_000;

export type Shown = 'tracked' | 'low' | 'untracked';

export interface StockQuestion {
  readonly term: string;
  readonly shown: Shown;
  readonly offset: number;
}

const shownAs = {
  tracked: { tracked: 'true' },
  low: { low: 'true' },
  untracked: { tracked: 'false' },
} as const;

export function useStock({ term, shown, offset }: StockQuestion) {
  const { local, environment } = useService();
  return useQuery({
    queryKey: ['stock', environment, 'list', term, shown, offset],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(stockList, 'GET /v1/local/stock', {
          query: { environment, q: term || undefined, ...shownAs[shown], limit: PAGE_SIZE, offset },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

/** Finds products to move, tracked or not: those whose code or barcode it is come first. */
export function useStockFinder(): (q: string, limit: number) => Promise<readonly StockItem[]> {
  const { local, environment } = useService();
  return async (q, limit) => {
    const query = { environment, q, limit };
    const { data } = await acceptedBy(local.send(stockList, 'GET /v1/local/stock', { query }));
    const isNamed = ({ code, barcode }: StockItem) => code === q || isSameBarcode(barcode, q);
    return [...data.filter(isNamed), ...data.filter((item) => !isNamed(item))];
  };
}

/**
 * The same movement sent twice is booked once: after a lost connection nobody knows whether it arrived. What was
 * refused is not booked, so that the next one is another.
 */
export function useStockMovement() {
  const { local } = useService();
  const forget = useForgettingStock();
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: z.input<typeof stockMovementBody>) =>
      acceptedBy(local.send(stockMovementList, 'POST /v1/local/stock/movements', { body, idempotencyKey })),
    onSuccess: forget,
    onError: (error) => {
      const code = refusalIn(error)?.code;
      if (code !== 'service_unreachable' && code !== 'idempotency_key_reused') setKey(crypto.randomUUID());
    },
  });
}

export function useStockItem(productId: string) {
  const { local, environment } = useService();
  return useQuery({
    queryKey: ['stock', environment, 'item', productId],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(stockItem, 'GET /v1/local/stock/products/{id}', {
          path: { id: productId },
          query: { environment },
          signal,
        }),
      ),
  });
}

export function useStockItemChange(productId: string) {
  const { local, environment } = useService();
  const forget = useForgettingStock();
  return useMutation({
    mutationFn: (patch: Omit<z.input<typeof stockItemPatch>, 'environment'>) =>
      acceptedBy(
        local.send(stockItem, 'PATCH /v1/local/stock/products/{id}', {
          path: { id: productId },
          body: { environment, ...patch },
        }),
      ),
    onSuccess: forget,
  });
}

export function useStockHistory(productId: string) {
  const { local, environment } = useService();
  return useInfiniteQuery({
    queryKey: ['stock', environment, 'history', productId],
    queryFn: ({ pageParam, signal }) =>
      acceptedBy(
        local.send(stockMovementList, 'GET /v1/local/stock/products/{id}/movements', {
          path: { id: productId },
          query: { environment, limit: 20, cursor: pageParam },
          signal,
        }),
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

const firstPage: string | undefined = undefined;

function useForgettingStock(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await Promise.all(['stock', 'product-costs'].map((key) => cache.invalidateQueries({ queryKey: [key] })));
  };
}
