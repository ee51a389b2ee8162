import { useQuery } from '@tanstack/react-query';
import { cashSessionResource } from '../../../src-main/contract/counter/cash-session.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { acceptedBy } from '../http/answer.ts';
import { useService } from '../http/service.tsx';

const REFRESH_MS = 15_000;
const sessionList = listOf(cashSessionResource);

/** What is open at a till; null when nothing is. Not asked without a till. */
export function useOpenCashSession(tillId: string | undefined) {
  const { local } = useService();
  return useQuery({
    queryKey: ['cash-sessions', 'open', tillId],
    queryFn: async ({ signal }) => {
      const { data } = await acceptedBy(
        local.send(sessionList, 'GET /v1/local/cash-sessions', {
          query: { till_id: tillId, status: 'open', limit: 1 },
          signal,
        }),
      );
      return data[0] ?? null;
    },
    enabled: tillId !== undefined,
    refetchInterval: REFRESH_MS,
  });
}
