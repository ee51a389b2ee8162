import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect } from 'react';
import { type HeadSession, headSession } from '../../../src-main/contract/head/access/session.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { makeHeadHttp } from '../../lib/http/head-http.ts';
import { putAnswer } from '../../lib/queries/put-answer.ts';

export const headHttp = makeHeadHttp(window.location.origin);

const sessionKey = ['head-session'];
const path = '/v1/head/session';

const nobody: ReadonlySet<string | undefined> = new Set(['missing_api_key', 'invalid_api_key']);

/** Who is signed in; null when nobody is. */
export function useSession() {
  const cache = useQueryClient();
  // A session ends by itself, or with its key: whatever is asked then learns so first.
  useEffect(
    () =>
      cache.getQueryCache().subscribe(({ query }) => {
        const isOver = nobody.has(refusalIn(query.state.error)?.code);
        if (isOver && cache.getQueryData(sessionKey)) cache.setQueryData(sessionKey, null);
      }),
    [cache],
  );
  return useQuery({
    queryKey: sessionKey,
    queryFn: async ({ signal }): Promise<HeadSession | null> => {
      try {
        return await headHttp.send(headSession, `GET ${path}`, { signal });
      } catch (error) {
        if (nobody.has(refusalIn(error)?.code)) return null;
        throw error;
      }
    },
    refetchInterval: 60_000,
  });
}

/** The key is exchanged for a cookie that no script sees, and is not kept. */
export function useSigningIn() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (key: string) => headHttp.call(`POST ${path}`, { body: { key } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: sessionKey }),
    // Nothing of the key stays behind.
    gcTime: 0,
  });
}

export function useSigningOut() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => headHttp.call(`DELETE ${path}`),
    onSuccess: () => {
      putAnswer(cache, sessionKey, null);
      // What one person saw is not the next one's to see.
      cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    },
  });
}

export const SessionContext = createContext<HeadSession | undefined>(undefined);

/** Who is signed in, for what is inside the entrance. */
export function useSignedIn(): HeadSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSignedIn is for children of HeadEntrance');
  return session;
}
