import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { WorkspaceResource } from '../../../src-main/contract/business/workspace.ts';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import { type EnvironmentKey, makeEnvironmentKey } from '../environment/environment-key.ts';
import type { Connection } from './connection.ts';
import { type Http, makeHttp } from './http.ts';
import { useLocalHttp } from './local-http.tsx';

/** The service as this window uses it. */
export interface Service {
  readonly connection: Connection;
  /** `/v1/local/*`, as the person. */
  readonly local: Http;
  /** `/v1/ec/*`, in the environment worked in. */
  readonly documents: Http;
  readonly environment: Environment;
  readonly workspace: WorkspaceResource;
}

const ServiceContext = createContext<Service | undefined>(undefined);

interface ServiceProviderProps {
  readonly connection: Connection;
  readonly environment: Environment;
  readonly workspace: WorkspaceResource;
  /** Of the environment, where the window has it already; else one is asked for. */
  readonly documentsKey?: EnvironmentKey | undefined;
  readonly children: ReactNode;
}

export function ServiceProvider(props: ServiceProviderProps) {
  const { connection, environment, workspace, documentsKey, children } = props;
  const local = useLocalHttp();
  const cache = useQueryClient();
  const service = useMemo(() => {
    const readWorkspace = () => void cache.invalidateQueries({ queryKey: ['workspace'] });
    const key = documentsKey ?? makeEnvironmentKey(local, environment, readWorkspace);
    const documents = makeHttp(connection.baseUrl, key);
    return { connection, local, documents, environment, workspace };
  }, [connection, local, cache, environment, workspace, documentsKey]);
  return <ServiceContext value={service}>{children}</ServiceContext>;
}

/** For a window that is not a station's: what it calls is its own to say. */
export function GivenService({
  service,
  children,
}: {
  readonly service: Service;
  readonly children: ReactNode;
}) {
  return <ServiceContext value={service}>{children}</ServiceContext>;
}

/** Has what is inside work in another environment than the window: nothing of the window's own choice changes. */
export function InEnvironment({
  environment,
  children,
}: {
  readonly environment: Environment;
  readonly children: ReactNode;
}) {
  const { connection, workspace } = useService();
  return (
    <ServiceProvider connection={connection} environment={environment} workspace={workspace}>
      {children}
    </ServiceProvider>
  );
}

export function useService(): Service {
  const service = useContext(ServiceContext);
  if (!service) throw new Error('useService is for children of ServiceProvider');
  return service;
}
