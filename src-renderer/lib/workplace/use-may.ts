import type { Permission } from '../../../src-main/contract/counter/permissions.ts';
import { useOperators, useSignedIn } from './operators-query.ts';

/** What whoever is at the window may by themselves: everything, while the shop has no operators. */
export function useMay(): (permission: Permission) => boolean {
  const { data: operators = [] } = useOperators();
  const hasOperators = operators.length > 0;
  const { data: signIn } = useSignedIn(hasOperators);
  return (permission) => !hasOperators || signIn?.permissions.includes(permission) === true;
}
