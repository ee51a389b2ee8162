import { type ShortcutAction, shortcutActions } from './default-keys.ts';
import { useShortcutKeys } from './use-shortcut-keys.ts';
import { useShortcutLayer } from './use-shortcut-layer.ts';

/** Runs actions by the keys they have on this computer, wherever the focus is. */
export function useActionShortcuts(
  actions: Readonly<Partial<Record<ShortcutAction, (() => void) | undefined>>>,
  enabled = true,
): void {
  const keys = useShortcutKeys();
  const names = shortcutActions.filter((action) => actions[action] !== undefined);
  const shortcuts = Object.fromEntries(names.map((action) => [keys[action], actions[action]] as const));
  useShortcutLayer(shortcuts, names, enabled);
}
