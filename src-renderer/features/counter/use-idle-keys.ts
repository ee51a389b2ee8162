import type { KeyboardEvent } from 'react';
import { useSaleStore } from './sale/sale-context.tsx';

/** Keys of the empty search field steer the sale: arrows walk its lines, Delete removes one, Enter begins anew. */
export function useIdleKeys(onRemove: (key: string) => void) {
  const store = useSaleStore();
  const moveSelection = (step: number) => {
    const { lines, selectedKey, select } = store.getState();
    const index = lines.findIndex(({ key }) => key === selectedKey);
    const next = lines[index + step];
    if (next) select(next.key);
  };
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectedKey, issued, startOver } = store.getState();
    switch (event.key) {
      case 'ArrowDown':
        moveSelection(1);
        break;
      case 'ArrowUp':
        moveSelection(-1);
        break;
      case 'Delete':
        if (selectedKey !== undefined) onRemove(selectedKey);
        break;
      case 'Enter':
      case 'Escape':
        // A finger that still rests on the key that issued is not a wish for the next sale.
        if (issued && !event.repeat) startOver();
        break;
      default:
        return;
    }
    event.preventDefault();
  };
}
