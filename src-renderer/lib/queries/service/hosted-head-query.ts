import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  hostedHeadKeyResource,
  hostedHeadResource,
  typedCodeResource,
} from '../../../../src-main/contract/head/stations/hosted/hosted-head.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';
import { useChange } from '../use-change.ts';

const REFRESH_MS = 5000;
const queryKey = ['hosted-head'];

/** Whether this computer is the head office, how that is and who joined, kept up to date. */
export function useHostedHead() {
  const { local } = useService();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      acceptedBy(local.send(hostedHeadResource, 'GET /v1/local/hosted-head', { signal })),
    refetchInterval: REFRESH_MS,
  });
}

/** Makes this computer the head office; its till joins it, so that much else changes too. */
export function useBeginningHead() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly port: number }) =>
      acceptedBy(local.send(hostedHeadResource, 'POST /v1/local/hosted-head', { body })),
    // Refused too: it may run, and refuse this till alone.
    onSettled: () => cache.invalidateQueries(),
  });
}

/** Ends that. */
export function useEndingHead() {
  const { local } = useService();
  return useChange(queryKey, () =>
    acceptedBy(local.send(hostedHeadResource, 'DELETE /v1/local/hosted-head')),
  );
}

/** A code to be typed at another till. */
export function useTypedCode() {
  const { local } = useService();
  return useMutation({
    mutationFn: () => acceptedBy(local.send(typedCodeResource, 'POST /v1/local/hosted-head/enrolment-codes')),
  });
}

/** A key to the window of the head office. */
export function useHostedHeadKey() {
  const { local } = useService();
  return useMutation({
    mutationFn: () => acceptedBy(local.send(hostedHeadKeyResource, 'POST /v1/local/hosted-head/keys')),
  });
}
