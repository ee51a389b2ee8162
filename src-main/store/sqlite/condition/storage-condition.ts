import { type StorageFault, storageFaultOf } from './storage-fault.ts';

/** How the data's file is, by the outcome of its last reads and writes. */
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
  /** The disk was full when the program started: nothing but what is essential is written until there is room again. */
  shortOfRoom(): void;
  roomAgain(): void;
  /** Why a write that is not essential may not even be tried. */
  refusal(): NoRoomError | undefined;
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

/** The disk is full, and what little room is left is for what is essential. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
  readonly code = 'STORE_FULL';
}

export function makeStorageCondition(): StorageCondition {
  const watchers = new Set<(state: StorageState) => void>();
  let state: StorageState = { kind: 'sound' };
  let isShort = false;

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
      if (state.kind !== 'damaged' && !isShort) enter({ kind: 'sound' });
    },
    damaged: (detail) => enter({ kind: 'damaged', detail }),
    proved() {
      if (state.kind === 'damaged') enter({ kind: 'sound' });
    },
    shortOfRoom() {
      isShort = true;
      if (state.kind !== 'damaged') enter({ kind: 'full', detail: 'the disk was full at the start' });
    },
    roomAgain() {
      isShort = false;
      if (state.kind !== 'damaged') enter({ kind: 'sound' });
    },
    refusal: () => (isShort ? new NoRoomError('nothing is written until there is room') : undefined),
    watch(changed) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
  };
}
