import { createStore, type StoreApi } from 'zustand';

/** Something that was just done and can be taken back. */
export interface Undoable {
  readonly id: string;
  /** What was done, in a sentence. */
  readonly message: string;
  /** Puts it back as it was; throws where that is refused. */
  readonly undo: () => unknown;
}

export interface UndoState {
  /** The last done last. */
  readonly offers: readonly Undoable[];
  /** Gives what withdraws it: what it was done to is no longer there. */
  offer(offered: Omit<Undoable, 'id'>): () => void;
  withdraw(id: string): void;
  withdrawAll(): void;
}

/** Nobody goes further back by a notice that soon goes. */
const KEPT_AT_MOST = 10;

export function createUndoStore(): StoreApi<UndoState> {
  return createStore((set, get) => ({
    offers: [],
    offer(offered) {
      const id = crypto.randomUUID();
      set(({ offers }) => ({ offers: [...offers, { ...offered, id }].slice(-KEPT_AT_MOST) }));
      return () => get().withdraw(id);
    },
    withdraw: (id) => set(({ offers }) => ({ offers: offers.filter((offer) => offer.id !== id) })),
    withdrawAll: () => set({ offers: [] }),
  }));
}
