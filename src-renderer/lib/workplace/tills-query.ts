import { useQuery } from '@tanstack/react-query';
import { type TillResource, tillResource } from '../../../src-main/contract/counter/till.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { acceptedBy } from '../http/answer.ts';
import { useService } from '../http/service.tsx';
import { SHARED_READING_MS } from '../queries/shared-reading.ts';

const REFRESH_MS = 15_000;
const tillList = listOf(tillResource);

/** The tills of the environment worked in, by name, those out of use as well. */
export function useTills() {
  const { local, environment } = useService();
  return useQuery({
    queryKey: ['tills', environment],
    queryFn: async ({ signal }) =>
      (await acceptedBy(local.send(tillList, 'GET /v1/local/tills', { query: { environment }, signal })))
        .data,
    staleTime: SHARED_READING_MS,
    refetchInterval: REFRESH_MS,
  });
}

/** The till a computer stands at: the one chosen on it while that is in use, else the only one there is. */
export function tillHere(
  tills: readonly TillResource[],
  chosen: string | undefined,
): TillResource | undefined {
  const inUse = tills.filter(({ active }) => active);
  return inUse.find(({ id }) => id === chosen) ?? (inUse.length === 1 ? inUse[0] : undefined);
}
