import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listOf } from '../../../../src-main/contract/list.ts';
import { type ApiKeyBody, apiKeyResource, createdApiKey } from '../../../../src-main/contract/local.ts';
import { type PairingApproval, pairingResource } from '../../../../src-main/contract/pairing.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useMay } from '../../../lib/workplace/use-may.ts';

/** Somebody stands before both screens. */
const REFRESH_MS = 3000;
const KEYS_REFRESH_MS = 10_000;

const pairingPage = listOf(pairingResource);
const keyPage = listOf(apiKeyResource);

/** The programs that ask for a key, the newest first. */
export function usePairings() {
  const { local } = useService();
  const may = useMay();
  return useQuery({
    queryKey: ['pairings'],
    queryFn: async ({ signal }) =>
      (await acceptedBy(local.send(pairingPage, 'GET /v1/local/pairings', { query: { limit: 100 }, signal })))
        .data,
    enabled: may('manage_api_keys'),
    refetchInterval: REFRESH_MS,
  });
}

/** Gives a key to a program that asks, or says no. */
export function usePairingDecision(id: string) {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (approval: PairingApproval | 'rejected') =>
      acceptedBy(
        approval === 'rejected'
          ? local.send(pairingResource, 'POST /v1/local/pairings/{id}/reject', { path: { id } })
          : local.send(pairingResource, 'POST /v1/local/pairings/{id}/approve', {
              path: { id },
              body: approval,
            }),
      ),
    onSettled: () => cache.invalidateQueries({ queryKey: ['pairings'] }),
  });
}

/** The keys in use, the newest first. */
export function useKeys() {
  const { local } = useService();
  return useQuery({
    queryKey: ['api-keys'],
    queryFn: async ({ signal }) => {
      const { data } = await acceptedBy(
        local.send(keyPage, 'GET /v1/local/api-keys', { query: { limit: 100 }, signal }),
      );
      return data.filter(({ revoked_at }) => revoked_at === undefined);
    },
    refetchInterval: KEYS_REFRESH_MS,
  });
}

/** Makes a key; the answer alone holds it. */
export function useKeyCreation() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ApiKeyBody) =>
      acceptedBy(local.send(createdApiKey, 'POST /v1/local/api-keys', { body })),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['api-keys'] }),
    // It is kept nowhere once it was shown.
    gcTime: 0,
  });
}

/** Ends a key at once. */
export function useKeyRevocation(id: string) {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () =>
      acceptedBy(local.send(apiKeyResource, 'DELETE /v1/local/api-keys/{id}', { path: { id } })),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['api-keys'] }),
  });
}
