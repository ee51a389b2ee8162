import { useEffect, useRef } from 'react';
import type { ShortcutAction } from './default-keys.ts';
import type { Shortcuts } from './shortcut-layers.ts';
import { useShortcutLayers } from './shortcut-provider.tsx';

/** Keys that work wherever the focus is while this is on the screen, with the actions among them. */
export function useShortcutLayer(
  shortcuts: Shortcuts,
  actions: readonly ShortcutAction[],
  enabled: boolean,
): void {
  const layers = useShortcutLayers();
  const latest = useRef({ shortcuts, actions });
  useEffect(() => {
    latest.current = { shortcuts, actions };
  });
  useEffect(() => {
    if (!enabled) return;
    return layers.add({
      shortcuts: () => latest.current.shortcuts,
      actions: () => latest.current.actions,
    });
  }, [layers, enabled]);
}
