import { type ShortcutAction, shortcutActions } from './default-keys.ts';
import { useShortcutKeys } from './use-shortcut-keys.ts';
import { useShortcutLayer } from './use-shortcut-layer.ts';

/** Runs actions by the keys they have on this computer, wherever the focus is. */
export function useActionShortcuts(
  actions: Readonly<Partial<Record<ShortcutAction, (() => void) | undefined>>>,
  enabled = true,
): void {
  const keys = useShortcutKeys();
  const given = shortcutActions.filter((action) => actions[action] !== undefined);
  const shortcuts = Object.fromEntries(given.map((action) => [keys[action], actions[action]] as const));
  useShortcutLayer(shortcuts, given, enabled);
}
