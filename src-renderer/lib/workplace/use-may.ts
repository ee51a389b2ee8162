import { createContext, useContext } from 'react';
import type { Permission } from '../../../src-main/contract/counter/permissions.ts';
import { isLockedBy, useOperators, useSignedIn } from './operators-query.ts';

/** What the user at a window may where no operators decide it: at a head office, by the role of a key. */
export const GivenPermissions = createContext<readonly Permission[] | undefined>(undefined);

/** What the operator at the window may by themselves: everything, while the shop has no operators. */
export function useMay(): (permission: Permission) => boolean {
  const fromContext = useContext(GivenPermissions);
  const { data: operators } = useOperators({ enabled: fromContext === undefined });
  const hasOperators = isLockedBy(operators);
  const { data: signIn } = useSignedIn(hasOperators);
  const permissions = fromContext ?? signIn?.permissions ?? [];
  return (permission) => (!fromContext && !hasOperators) || permissions.includes(permission);
}
