import { useTranslation } from 'react-i18next';
import { labelOfKey } from './key-label.ts';

/** Names a key as it stands on the keyboards of who reads: `Ctrl+l` → `Ctrl+L`, `Shift+F6` → `Mayús+F6`. */
export function useKeyLabel(): (key: string) => string {
  const { t } = useTranslation();
  const names = t('shortcuts.names', { returnObjects: true });
  return (key) => labelOfKey(key, names);
}
