import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { expiringLots, type lotAssignment, productLots } from '../../../../src-main/contract/catalog/lots.ts';
import { stockItem } from '../../../../src-main/contract/catalog/stock.ts';
import { saveFile } from '../../files/save-file.ts';
import { today } from '../../format/today.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';
import { useLotsEnabled } from '../../stock-enabled.ts';

/** What expires changes with each sale, and with the day. */
const REFRESH_MS = 60_000;

export function useProductLots(productId: string, isWanted: boolean) {
  const { local, environment } = useService();
  return useQuery({
    queryKey: ['stock', environment, 'lots', productId],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(productLots, 'GET /v1/local/stock/products/{id}/lots', {
          path: { id: productId },
          query: { environment },
          signal,
        }),
      ),
    enabled: isWanted,
  });
}

export function useLotAssignment(productId: string) {
  const { local, environment } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Omit<z.input<typeof lotAssignment>, 'environment'>) =>
      acceptedBy(
        local.send(productLots, 'POST /v1/local/stock/products/{id}/lots', {
          path: { id: productId },
          body: { environment, ...body },
        }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['stock'] }),
  });
}

export function useExpiringLots(days: number) {
  const { local, environment } = useService();
  const isOn = useLotsEnabled();
  return useQuery({
    queryKey: ['stock', environment, 'expiring', days],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(expiringLots, 'GET /v1/local/stock/expiring', { query: { environment, days }, signal }),
      ),
    enabled: isOn === true,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

const none: ReadonlyMap<string, string> = new Map();

/** How much of products of which some has expired has not, by product. */
export function useUnexpired(): ReadonlyMap<string, string> {
  const { data } = useExpiringLots(0);
  if (!data) return none;
  const expired = data.lots.filter(({ days_left: left }) => left < 0);
  return new Map(expired.map((lot) => [lot.product_id, lot.unexpired]));
}

/** Saves all that expires as an Excel workbook. */
export function useExpiringFile(days: number) {
  const { local, environment } = useService();
  return useMutation({
    mutationFn: async () => {
      const query = { environment, days };
      const bytes = await acceptedBy(local.call('GET /v1/local/stock/expiring/file', { query }));
      saveFile(bytes, `por-caducar-${today()}.xlsx`, 'application/octet-stream');
    },
  });
}

/** Whether a product is tracked by lots; undefined until it is known, and of a new one. */
export function useTracksLots(productId: string | undefined): boolean | undefined {
  const { local, environment } = useService();
  const isOn = useLotsEnabled();
  const { data } = useQuery({
    queryKey: ['stock', environment, 'item', productId],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(stockItem, 'GET /v1/local/stock/products/{id}', {
          path: { id: productId ?? '' },
          query: { environment },
          signal,
        }),
      ),
    enabled: isOn === true && productId !== undefined,
  });
  return data?.tracks_lots;
}

export function useLotTracking() {
  const { local, environment } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isTracked }: { readonly id: string; readonly isTracked: boolean }) =>
      acceptedBy(
        local.send(stockItem, 'PATCH /v1/local/stock/products/{id}', {
          path: { id },
          body: { environment, tracks_lots: isTracked },
        }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['stock'] }),
  });
}
