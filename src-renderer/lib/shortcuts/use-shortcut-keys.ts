import { useMemo } from 'react';
import { usePreferences } from '../preferences.tsx';
import { keysInForce, type ShortcutKeys } from './assign-key.ts';

/** The key of each action on this computer, as `keyOfEvent` names it; `KeyHint` shows it as the keyboard does. */
export function useShortcutKeys(): ShortcutKeys {
  const changed = usePreferences((state) => state.keys);
  return useMemo(() => keysInForce(changed), [changed]);
}
