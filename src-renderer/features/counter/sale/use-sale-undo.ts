import type { Undoable } from '../../../lib/undo/undo-store.ts';
import { useUndoHere } from '../../../lib/undo/use-undo-here.ts';
import { useSaleStore } from './sale-context.tsx';
import type { SaleState } from './sale-store.ts';

/** Offers to take back what was done to the sale in hand, until that is no longer one it can be put back into. */
export function useSaleUndo() {
  const store = useSaleStore();
  const offer = useUndoHere();
  return (offered: Omit<Undoable, 'id'>, isStill: (sale: SaleState) => boolean): void => {
    const withdraw = offer(offered);
    const stop = store.subscribe((sale) => {
      if (isStill(sale)) return;
      stop();
      withdraw();
    });
  };
}
