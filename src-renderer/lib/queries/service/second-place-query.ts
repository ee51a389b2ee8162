import { useQuery } from '@tanstack/react-query';
import { secondPlaceResource } from '../../../../src-main/contract/business/backups/second-place.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';
import { useChange } from '../use-change.ts';

const REFRESH_MS = 15_000;
const queryKey = ['second-place'];

/** How the copy of the journal of numbers stands on another disk. */
export function useSecondPlace() {
  const { local } = useService();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      acceptedBy(local.send(secondPlaceResource, 'GET /v1/local/second-place', { signal })),
    refetchInterval: REFRESH_MS,
  });
}

/** Another folder, or none. */
export function useSecondPlaceChange() {
  const { local } = useService();
  return useChange(queryKey, (path: string | null) =>
    acceptedBy(local.send(secondPlaceResource, 'PUT /v1/local/second-place', { body: { path } })),
  );
}
