import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clockResource } from '../../../../src-main/contract/clock.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';
import { putAnswer } from '../put-answer.ts';

const REFRESH_MS = 5000;

/** How far the computer's clock can be believed. */
export function useClock() {
  const { local } = useService();
  return useQuery({
    queryKey: ['clock'],
    queryFn: ({ signal }) => acceptedBy(local.send(clockResource, 'GET /v1/local/clock', { signal })),
    refetchInterval: REFRESH_MS,
  });
}

/** A person says that the time is right now. */
export function useClockConfirmation() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => acceptedBy(local.send(clockResource, 'POST /v1/local/clock/confirm')),
    onSuccess: async (clock) => {
      putAnswer(cache, ['clock'], clock);
      await Promise.all(['sync', 'workspace'].map((key) => cache.invalidateQueries({ queryKey: [key] })));
    },
  });
}
