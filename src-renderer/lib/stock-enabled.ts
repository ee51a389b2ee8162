import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { settingsResource } from '../../src-main/contract/business/settings.ts';
import { acceptedBy } from './http/answer.ts';
import { useService } from './http/service.tsx';

const settingsKey = ['settings'] as const;
/** Another window may have switched it. */
const REFRESH_MS = 60_000;

/** Whether this shop counts what it has; undefined until it is known. */
export function useStockEnabled(): boolean | undefined {
  const { local } = useService();
  const { data } = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => acceptedBy(local.send(settingsResource, 'GET /v1/local/settings', { signal })),
    refetchInterval: REFRESH_MS,
  });
  return data && data.stock_enabled === 'on';
}

/** Switches it for the whole shop. */
export function useSwitchingStock() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) =>
      acceptedBy(
        local.send(settingsResource, 'PATCH /v1/local/settings', {
          body: { stock_enabled: on ? 'on' : 'off' },
        }),
      ),
    onSuccess: (settings) => cache.setQueryData(settingsKey, settings),
  });
}
