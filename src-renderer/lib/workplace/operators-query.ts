import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type OperatorResource,
  operatorResource,
  operatorSignIn,
} from '../../../src-main/contract/counter/operator.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { acceptedBy, RefusedError } from '../http/answer.ts';
import { useLocalHttp } from '../http/local-http.tsx';
import { putAnswer } from '../queries/put-answer.ts';
import { SHARED_READING_MS } from '../queries/shared-reading.ts';

/** Another window may have changed who works here, and a service that started again knows nobody. */
const REFRESH_MS = 15_000;

export const signedInKey = ['operators', 'signed-in'] as const;

const operatorList = listOf(operatorResource);

/** Everybody who works or worked at the counter, by name. */
export function useOperators({ enabled = true }: { readonly enabled?: boolean } = {}) {
  const local = useLocalHttp();
  return useQuery({
    queryKey: ['operators'],
    queryFn: async ({ signal }) =>
      (await acceptedBy(local.send(operatorList, 'GET /v1/local/operators', { signal }))).data,
    enabled,
    staleTime: SHARED_READING_MS,
    refetchInterval: REFRESH_MS,
  });
}

/** Whether somebody signs in before anything is done here: who came from the head office and has no PIN yet does not. */
export function isLockedBy(operators: readonly OperatorResource[] = []): boolean {
  return operators.some(({ has_pin }) => has_pin);
}

/** Who acts in this window's session; null when nobody does. Not asked where there are no operators. */
export function useSignedIn(hasOperators: boolean) {
  const local = useLocalHttp();
  return useQuery({
    queryKey: signedInKey,
    queryFn: async ({ signal }) => {
      const answer = await local.send(operatorSignIn, 'GET /v1/local/operators/signed-in', { signal });
      if (answer.ok) return answer.value;
      if (answer.refusal.code === 'not_found') return null;
      throw new RefusedError(answer.refusal);
    },
    enabled: hasOperators,
    refetchInterval: REFRESH_MS,
  });
}

export interface PinTry {
  readonly operatorId: string;
  readonly pin: string;
}

/** From then on this person acts in the window's session. */
export function useSigningIn() {
  const local = useLocalHttp();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ operatorId, pin }: PinTry) =>
      acceptedBy(
        local.send(operatorSignIn, 'POST /v1/local/operators/{id}/sign-in', {
          path: { id: operatorId },
          body: { pin },
        }),
      ),
    onSuccess: (signIn) => {
      putAnswer(cache, signedInKey, signIn);
      // What the person before could see may not be this one's to see.
      return cache.invalidateQueries({ predicate: ({ queryKey }) => !isOfOperators(queryKey) });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['operators'], exact: true }),
  });
}

export interface ForgottenPin extends PinTry {
  /** What only the owner of the business knows; empty where nothing is kept. */
  readonly secret: string;
}

/** The PIN of an administrator where no other one has a PIN here. */
export function useForgottenPin() {
  const local = useLocalHttp();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ operatorId, secret, pin }: ForgottenPin) =>
      acceptedBy(
        local.send(operatorResource, 'POST /v1/local/operators/{id}/forgotten-pin', {
          path: { id: operatorId },
          body: { pin, ...(secret !== '' && { secret }) },
        }),
      ),
    onSettled: () => cache.invalidateQueries({ queryKey: ['operators'], exact: true }),
  });
}

/** Nobody acts in the session any more; what is open stays open. */
export function useSigningOut() {
  const local = useLocalHttp();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => acceptedBy(local.call('POST /v1/local/operators/sign-out')),
    onSuccess: () => {
      putAnswer(cache, signedInKey, null);
      cache.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !isOfOperators(queryKey) });
    },
  });
}

function isOfOperators(queryKey: readonly unknown[]): boolean {
  return queryKey[0] === 'operators' || queryKey[0] === 'connection';
}
