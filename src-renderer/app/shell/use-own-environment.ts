import { useState } from 'react';
import type { WorkspaceResource } from '../../../src-main/contract/business/workspace.ts';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import { type EnvironmentKey, keyUntilEnded } from '../../lib/environment/environment-key.ts';
import type { PracticeEnvironment, WindowEnvironment } from '../../lib/environment/window-environment.ts';
import { usePreferences } from '../../lib/preferences.tsx';
import { isLockedBy, useOperators, useSignedIn } from '../../lib/workplace/operators-query.ts';

interface Away {
  readonly environment: PracticeEnvironment;
  readonly key: EnvironmentKey;
  /** When who left had signed in; undefined where nobody does. */
  readonly since: string | undefined;
}

interface OwnEnvironment {
  readonly environment: Environment;
  /** The key with which the window left the shop's environment; undefined at home. */
  readonly documentsKey: EnvironmentKey | undefined;
  readonly change: WindowEnvironment;
}

/**
 * The environment this window works in: a live shop's own, unless somebody left it here, which ends with their sign-in and
 * with this page; before, where the shop practises.
 */
export function useOwnEnvironment(workspace: WorkspaceResource | undefined): OwnEnvironment {
  const chosen = usePreferences((state) => state.environment);
  const choose = usePreferences((state) => state.choose);
  const [away, setAway] = useState<Away>();
  const { data: operators } = useOperators();
  const { data: signIn } = useSignedIn(isLockedBy(operators));
  const since = signIn?.signed_in_at;
  const change: WindowEnvironment = {
    practise: (environment) => choose({ environment }),
    leave: (environment, key) =>
      setAway({ environment, key: keyUntilEnded(key, () => setAway(undefined)), since }),
    comeBack: () => setAway(undefined),
  };
  if (workspace?.environment !== 'live') {
    const isReady = chosen !== undefined && workspace?.environments.includes(chosen);
    return { environment: isReady ? chosen : 'sandbox', documentsKey: undefined, change };
  }
  const left = away?.since === since ? away : undefined;
  return { environment: left?.environment ?? 'live', documentsKey: left?.key, change };
}
