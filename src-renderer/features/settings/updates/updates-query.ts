import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DesktopCapabilities } from '../../../../src-main/contract/desktop/desktop.ts';
import type { UpdateState } from '../../../../src-main/contract/desktop/updates.ts';

const queryKey = ['updates'];
/** While something goes on, and while it rests. */
const BUSY_REFRESH_MS = 1_000;
const REFRESH_MS = 15_000;

/** How the program stands with its updates. */
export function useUpdates(desktop: DesktopCapabilities) {
  return useQuery({
    queryKey,
    queryFn: () => desktop.updates(),
    refetchInterval: ({ state }) => (isBusy(state.data) ? BUSY_REFRESH_MS : REFRESH_MS),
  });
}

/** Something that is asked of the shell, after which the state is another. */
export function useUpdateAct<Input = void, Answer = void>(act: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

export function isBusy(state: UpdateState | undefined): boolean {
  return state !== undefined && ['checking', 'downloading', 'installing'].includes(state.phase);
}
