import { type ReactNode, useMemo } from 'react';
import type { WorkspaceResource } from '../../../src-main/contract/business/workspace.ts';
import type { Permission } from '../../../src-main/contract/counter/permissions.ts';
import type { HeadSession } from '../../../src-main/contract/head/access/session.ts';
import { NotYet } from '../../app/shell/entrance-states.tsx';
import { noKey } from '../../lib/http/head-http.ts';
import { makeHttp } from '../../lib/http/http.ts';
import { LocalHttpProvider } from '../../lib/http/local-http.tsx';
import { GivenService } from '../../lib/http/service.tsx';
import { GivenPermissions } from '../../lib/workplace/use-may.ts';
import { SessionContext, useSession } from './session-query.ts';
import { SignInPage } from './sign-in-page.tsx';

/** Everybody at a head office reads; nothing that a till does is done here. Pages of destinations are the head's alone. */
const permissions: readonly Permission[] = ['read_documents', 'read_reports', 'manage_destinations'];

/** No business is set up here, no certificate kept, nothing issued: pages that ask for it are a till's. */
const noWorkspace = {
  object: 'workspace',
  version: '',
  secret_key: { kept_by: 'file', is_unprotected: false },
  // It is the till that sends what is ordered here.
  sends_mail: true,
} as const satisfies Partial<WorkspaceResource>;

const connection = { baseUrl: window.location.origin, session: noKey };

/** Asks who is here before anything is shown. */
export function HeadEntrance({ children }: { readonly children: ReactNode }) {
  const { data: session, error, refetch } = useSession();
  if (session === undefined) return <NotYet error={error} onRetry={() => void refetch()} />;
  if (session === null) return <SignInPage />;
  return (
    <SessionContext value={session}>
      <GivenPermissions value={permissions}>
        <LocalHttpProvider connection={connection}>
          <HeadService session={session}>{children}</HeadService>
        </LocalHttpProvider>
      </GivenPermissions>
    </SessionContext>
  );
}

/** What the pages of a till call is answered here too, at the same addresses. */
function HeadService({
  session: { environment },
  children,
}: {
  readonly session: HeadSession;
  readonly children: ReactNode;
}) {
  const service = useMemo(() => {
    const http = makeHttp(connection.baseUrl, noKey);
    const workspace = { ...noWorkspace, entities: [], environment, environments: [environment] };
    return { connection, local: http, documents: http, environment, workspace };
  }, [environment]);
  return <GivenService service={service}>{children}</GivenService>;
}
