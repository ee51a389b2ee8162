import type { OperatorAction } from '../../../src-main/contract/counter/operator-permissions.ts';
import { useWorkplace } from './use-workplace.ts';

/** Whether who is at the window may change settings of the counter: its owner may while there are no operators. */
export function useMayManage(action: OperatorAction): boolean {
  const { hasOperators, signIn } = useWorkplace();
  return !hasOperators || signIn?.permissions.includes(action) === true;
}
