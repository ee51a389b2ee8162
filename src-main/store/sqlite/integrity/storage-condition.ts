import { type StorageFault, storageFaultOf } from './storage-fault.ts';

/** How the data's file is, by what its last reads and writes said. */
export type StorageState =
  | { readonly kind: 'sound' }
  | {
      readonly kind: StorageFault;
      /** For a technician, in English: SQLite's own words. */
      readonly detail: string;
    };

/** Full or read-only lasts until a write succeeds again; damaged lasts until a check of the whole file denies it. */
export interface StorageCondition {
  state(): StorageState;
  /** Something was asked of the store and failed. */
  failed(reason: unknown): void;
  /** A transaction reached the disk. */
  written(): void;
  /** Damage that somebody else found. */
  damaged(detail: string): void;
  /** Every page was read and is as it was written. */
  proved(): void;
  /** Calls back at every change of the state; returns what ends that. */
  watch(changed: (state: StorageState) => void): () => void;
}

/**
 * What the store holds is not what was written to it. Nothing more is written then: a number taken from a damaged file
 * could be one that was given before.
 */
export class DamagedStoreError extends Error {
  override readonly name = 'DamagedStoreError';
  readonly code = 'STORE_DAMAGED';
}

export function makeStorageCondition(): StorageCondition {
  const watchers = new Set<(state: StorageState) => void>();
  let state: StorageState = { kind: 'sound' };

  function enter(next: StorageState): void {
    if (next.kind === state.kind) return;
    state = next;
    // Not within the statement or commit that brought the change: a watcher's fault must not become its outcome.
    for (const changed of [...watchers]) queueMicrotask(() => changed(next));
  }

  return {
    state: () => state,
    failed(reason) {
      const kind = storageFaultOf(reason);
      if (kind && state.kind !== 'damaged') enter({ kind, detail: String(reason) });
    },
    written() {
      if (state.kind !== 'damaged') enter({ kind: 'sound' });
    },
    damaged: (detail) => enter({ kind: 'damaged', detail }),
    proved() {
      if (state.kind === 'damaged') enter({ kind: 'sound' });
    },
    watch(changed) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
  };
}
