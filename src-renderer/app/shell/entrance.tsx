import { Button, Center, Loader, Text } from '@mantine/core';
import { IconKey, IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { workspaceResource } from '../../../src-main/contract/local.ts';
import { acceptedBy, refusalIn } from '../../lib/http/answer.ts';
import type { Connecting, Connection } from '../../lib/http/connection.ts';
import { makeHttp } from '../../lib/http/http.ts';
import { ServiceProvider } from '../../lib/http/service.tsx';
import { usePreferences } from '../../lib/preferences.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';

interface EntranceProps {
  readonly connect: () => Promise<Connecting>;
  readonly children: ReactNode;
}

/** Finds the service and the person's session before anything else is shown. */
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
      return <NoSession />;
    case 'unreachable':
      return <Unreachable onRetry={retry} />;
    case 'connected':
      return <Workspace connection={connecting.data.connection}>{children}</Workspace>;
  }
}

function Workspace({ connection, children }: { connection: Connection; children: ReactNode }) {
  const local = useMemo(() => makeHttp(connection.baseUrl, connection.session), [connection]);
  const chosen = usePreferences((state) => state.environment);
  const {
    data: workspace,
    error,
    refetch,
  } = useQuery({
    queryKey: ['workspace'],
    queryFn: ({ signal }) => acceptedBy(local.send(workspaceResource, 'GET /v1/local/workspace', { signal })),
    staleTime: 60_000,
  });
  if (!workspace) {
    if (!error) return <Waiting />;
    const refused = refusalIn(error)?.code !== 'service_unreachable';
    return refused ? <NoSession /> : <Unreachable onRetry={() => void refetch()} />;
  }
  const { environments } = workspace;
  // Where documents count is entered by a person's own act alone.
  const environment = chosen && environments.includes(chosen) ? chosen : 'sandbox';
  return (
    <ServiceProvider connection={connection} environment={environment} workspace={workspace}>
      {children}
    </ServiceProvider>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <Center h="100%" component="main">
      <Loader type="dots" mr="sm" />
      <Text role="status">{t('connect.connecting')}</Text>
    </Center>
  );
}

function NoSession() {
  const { t } = useTranslation();
  return (
    <main style={{ height: '100%' }}>
      <EmptyState icon={IconKey} title={t('connect.noSession')} hint={t('connect.noSessionHint')} />
    </main>
  );
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main style={{ height: '100%' }}>
      <EmptyState
        icon={IconPlugConnectedX}
        title={t('connect.unreachable')}
        hint={t('connect.unreachableHint')}
      >
        <Button onClick={onRetry}>{t('connect.retry')}</Button>
      </EmptyState>
    </main>
  );
}
