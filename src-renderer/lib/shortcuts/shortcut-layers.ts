import type { ShortcutAction } from './default-keys.ts';
import { keyOfEvent, type PressedKey } from './key-of-event.ts';

/** By key as `keyOfEvent` names it: `F4`, `Escape`, `Ctrl+p`, `Shift+F6`. What gives false leaves the key to the field. */
export type Shortcuts = Readonly<Record<string, (() => unknown) | undefined>>;

/** The keys of one layer of the window, as they are when one is pressed. */
export interface KeyLayer {
  shortcuts(): Shortcuts;
  /** The actions among them, for the help. */
  actions(): readonly ShortcutAction[];
}

/** A keydown of which only what is needed here is asked. */
export interface KeyPress extends PressedKey {
  readonly defaultPrevented: boolean;
  readonly isComposing: boolean;
  /** The key is held down. */
  readonly repeat: boolean;
  preventDefault(): void;
}

/** Who gets a key: the newest layer that has it, and nobody under an open dialog. */
export interface ShortcutLayers {
  /** Puts a layer on top; gives what takes it away. */
  add(layer: KeyLayer): () => void;
  /** What lies under it gets no keys until it is taken away: a dialog is open. */
  addBarrier(): () => void;
  press(event: KeyPress): void;
  /** The actions that a key would reach now. */
  reachedActions(): readonly ShortcutAction[];
}

export function makeShortcutLayers(): ShortcutLayers {
  let entries: readonly Entry[] = [];
  const put = (layer: KeyLayer | undefined) => {
    const entry: Entry = { layer };
    entries = [...entries, entry];
    return () => {
      entries = entries.filter((other) => other !== entry);
    };
  };
  const reached = (): readonly KeyLayer[] => {
    const barrier = entries.findLastIndex(({ layer }) => layer === undefined);
    return entries
      .slice(barrier + 1)
      .toReversed()
      .flatMap(({ layer }) => layer ?? []);
  };
  return {
    add: put,
    addBarrier: () => put(undefined),
    press(event) {
      if (event.defaultPrevented || event.isComposing) return;
      const key = keyOfEvent(event);
      if (key === undefined) return;
      const action = reached()
        .map((layer) => layer.shortcuts()[key])
        .find((handler) => handler !== undefined);
      // A key that is held down acts once: F9 opens the charge and does not issue in it.
      if (action && (event.repeat || action() !== false)) event.preventDefault();
    },
    reachedActions: () => [...new Set(reached().flatMap((layer) => layer.actions()))],
  };
}

interface Entry {
  /** Undefined: a barrier. */
  readonly layer: KeyLayer | undefined;
}
