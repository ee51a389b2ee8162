import { createContext, type ReactNode, useContext, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { createUndoStore, type UndoState } from './undo-store.ts';

const UndoContext = createContext<StoreApi<UndoState> | undefined>(undefined);

/** What one person did is not offered to the next: it stands inside the lock. */
export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createUndoStore);
  return <UndoContext value={store}>{children}</UndoContext>;
}

export function useUndo<Selected>(select: (state: UndoState) => Selected): Selected {
  const store = useContext(UndoContext);
  if (!store) throw new Error('undo is for children of UndoProvider');
  return useStore(store, select);
}
