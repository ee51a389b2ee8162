import { useEffect, useRef } from 'react';

/** A key as `KeyboardEvent.key` names it, with `Ctrl+` before it where held: `F4`, `Escape`, `Ctrl+p`. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Keys that work wherever the focus is, fields included. Those of the newest hook come first. */
export function useShortcuts(shortcuts: Shortcuts, enabled = true): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (!enabled) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const action = latest.current[`${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.key}`];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [enabled]);
}
