import { useKeyLabel } from '../../lib/shortcuts/use-key-label.ts';
import styles from './key-hint.module.css';

/**
 * The key that does the same as the control it stands on, as `useShortcutKeys` names it; the control itself carries
 * `aria-keyshortcuts`.
 */
export function KeyHint({ children }: { readonly children: string }) {
  const labelOf = useKeyLabel();
  return (
    <kbd className={styles.key} aria-hidden>
      {labelOf(children)}
    </kbd>
  );
}
