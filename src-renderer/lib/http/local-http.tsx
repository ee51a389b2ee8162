import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Connection } from './connection.ts';
import { type Http, makeHttp } from './http.ts';

const LocalHttpContext = createContext<Http | undefined>(undefined);

interface LocalHttpProviderProps {
  readonly connection: Connection;
  readonly children: ReactNode;
}

/** The service as this window's session reaches it, before anybody is signed in: all that the lock needs. */
export function LocalHttpProvider({ connection, children }: LocalHttpProviderProps) {
  const local = useMemo(() => makeHttp(connection.baseUrl, connection.session), [connection]);
  return <LocalHttpContext value={local}>{children}</LocalHttpContext>;
}

/** `/v1/local/*`, as the person. */
export function useLocalHttp(): Http {
  const local = useContext(LocalHttpContext);
  if (!local) throw new Error('useLocalHttp is for children of LocalHttpProvider');
  return local;
}
