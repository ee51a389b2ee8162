import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type HeadKeyBody,
  headKeyResource,
  headKeyWithSecret,
} from '../../../src-main/contract/head/access/keys.ts';
import { headHttp } from '../session/session-query.ts';

const keys = z.object({ data: z.array(headKeyResource) });

/** The keys that are good, the oldest first. */
export function useKeys() {
  return useQuery({
    queryKey: ['keys'],
    queryFn: async ({ signal }) => (await headHttp.send(keys, 'GET /v1/head/keys', { signal })).data,
  });
}

/** The key itself is in the answer, this once. */
export function useKeyCreation() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: HeadKeyBody) => headHttp.send(headKeyWithSecret, 'POST /v1/head/keys', { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['keys'] }),
    gcTime: 0,
  });
}

/** Its user is a stranger from then on: that may be who takes it away. */
export function useKeyRevocation() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => headHttp.call('DELETE /v1/head/keys/{id}', { path: { id } }),
    onSettled: () => cache.invalidateQueries(),
  });
}
