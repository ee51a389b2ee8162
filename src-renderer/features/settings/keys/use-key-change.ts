import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../../lib/preferences.tsx';
import { assignKey, otherOwnerOf } from '../../../lib/shortcuts/assign-key.ts';
import type { ShortcutAction } from '../../../lib/shortcuts/default-keys.ts';
import { faultOfKey, type KeyFault } from '../../../lib/shortcuts/key-fault.ts';
import { useKeyLabel } from '../../../lib/shortcuts/use-key-label.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';

/** What stands in the way of the key that was pressed. */
export type KeyObstacle =
  | { readonly kind: 'fault'; readonly key: string; readonly fault: KeyFault }
  | { readonly kind: 'taken'; readonly key: string; readonly by: ShortcutAction };

/** The way of one action to another key: what is pressed is taken, refused, or asked about. */
export function useKeyChange(action: ShortcutAction, onMessage: (sentence: string) => void) {
  const { t } = useTranslation();
  const keys = useShortcutKeys();
  const labelOf = useKeyLabel();
  const changed = usePreferences((state) => state.keys);
  const choose = usePreferences((state) => state.choose);
  const [obstacle, setObstacle] = useState<KeyObstacle>();
  const take = (key: string) => {
    const other = otherOwnerOf(keys, action, key);
    choose({ keys: assignKey(changed, action, key) });
    setObstacle(undefined);
    const values = { action: t(`shortcuts.actions.${action}`), key: labelOf(key) };
    onMessage(
      other
        ? t('shortcuts.swapped', {
            ...values,
            other: t(`shortcuts.actions.${other}`),
            otherKey: labelOf(keys[action]),
          })
        : t('shortcuts.changed', values),
    );
  };
  return {
    key: keys[action],
    obstacle,
    forget: () => setObstacle(undefined),
    /** Takes it from any other action. */
    take,
    /** Takes it if it is free and may be one. */
    propose(key: string) {
      const fault = faultOfKey(key);
      const by = otherOwnerOf(keys, action, key);
      if (fault) setObstacle({ kind: 'fault', key, fault });
      else if (by) setObstacle({ kind: 'taken', key, by });
      else take(key);
    },
  };
}
