import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { headOfficeResource } from '../../../../src-main/contract/head/stations/head-office.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';
import { useChange } from '../use-change.ts';

const REFRESH_MS = 5000;
const queryKey = ['head-office'];

/** How this till stands with its head office, kept up to date. */
export function useHeadOffice() {
  const { local } = useService();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      acceptedBy(local.send(headOfficeResource, 'GET /v1/local/head-office', { signal })),
    refetchInterval: REFRESH_MS,
  });
}

/** Joins a head office with a code of its, under a name where one is given; at an address where the code is only typed. */
export function useEnrolling() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly code: string; readonly name?: string; readonly address?: string }) =>
      acceptedBy(local.send(headOfficeResource, 'POST /v1/local/head-office', { body })),
    // Series that were stopped for the head office are shown elsewhere.
    onSuccess: () => cache.invalidateQueries(),
  });
}

/** Has the till try to reach it now. */
export function useRetryingHeadOffice() {
  const { local } = useService();
  return useChange(queryKey, () =>
    acceptedBy(local.send(headOfficeResource, 'POST /v1/local/head-office/retry')),
  );
}

/** Reports to it no longer. */
export function useLeaving() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => acceptedBy(local.send(headOfficeResource, 'DELETE /v1/local/head-office')),
    onSuccess: () => cache.invalidateQueries(),
  });
}
