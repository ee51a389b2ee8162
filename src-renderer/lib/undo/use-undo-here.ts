import { useCallback, useEffect, useRef } from 'react';
import { useUndo } from './undo-provider.tsx';
import type { Undoable } from './undo-store.ts';

/**
 * Offers to take back what was done to something that lives on this screen alone, for as long as it is there.
 *
 * @returns what withdraws the offer before that
 */
export function useUndoHere(): (offered: Omit<Undoable, 'id'>) => () => void {
  const offer = useUndo((state) => state.offer);
  const withdrawals = useRef<(() => void)[]>([]);
  useEffect(
    () => () => {
      for (const withdraw of withdrawals.current.splice(0)) withdraw();
    },
    [],
  );
  return useCallback(
    (offered) => {
      const withdraw = offer(offered);
      withdrawals.current.push(withdraw);
      return withdraw;
    },
    [offer],
  );
}
