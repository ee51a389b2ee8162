import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { workspaceResource } from '../../../src-main/contract/business/workspace.ts';
import { WindowEnvironmentContext } from '../../lib/environment/window-environment.ts';
import { acceptedBy } from '../../lib/http/answer.ts';
import type { Connecting, Connection } from '../../lib/http/connection.ts';
import { LocalHttpProvider, useLocalHttp } from '../../lib/http/local-http.tsx';
import { ServiceProvider } from '../../lib/http/service.tsx';
import { NoSession, NotYet, Unreachable, Waiting } from './entrance-states.tsx';
import { Lock } from './lock.tsx';
import { useOwnEnvironment } from './use-own-environment.ts';

/** Another window may have moved the shop to live. */
const REFRESH_MS = 60_000;

interface EntranceProps {
  readonly connect: () => Promise<Connecting>;
  readonly children: ReactNode;
}

/** Finds the service, the window's session and who is at it before anything else is asked or shown. */
export function Entrance({ connect, children }: EntranceProps) {
  const connecting = useQuery({
    queryKey: ['connection'],
    queryFn: connect,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const retry = () => void connecting.refetch();
  switch (connecting.data?.kind) {
    case undefined:
      return <Waiting />;
    case 'no_session':
      return <NoSession isLinkSpent={connecting.data.isLinkSpent} />;
    case 'unreachable':
      return <Unreachable onRetry={retry} />;
    case 'connected':
      return (
        <LocalHttpProvider connection={connecting.data.connection}>
          <Lock isForFirst>
            <Workspace connection={connecting.data.connection}>{children}</Workspace>
          </Lock>
        </LocalHttpProvider>
      );
  }
}

function Workspace({ connection, children }: { connection: Connection; children: ReactNode }) {
  const local = useLocalHttp();
  const {
    data: workspace,
    error,
    refetch,
  } = useQuery({
    queryKey: ['workspace'],
    queryFn: ({ signal }) => acceptedBy(local.send(workspaceResource, 'GET /v1/local/workspace', { signal })),
    staleTime: 60_000,
    refetchInterval: REFRESH_MS,
  });
  const { environment, documentsKey, change } = useOwnEnvironment(workspace);
  if (!workspace) return <NotYet error={error} onRetry={() => void refetch()} />;
  return (
    <WindowEnvironmentContext value={change}>
      <ServiceProvider
        connection={connection}
        environment={environment}
        workspace={workspace}
        documentsKey={documentsKey}
      >
        {children}
      </ServiceProvider>
    </WindowEnvironmentContext>
  );
}
