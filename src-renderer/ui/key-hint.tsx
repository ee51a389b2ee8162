import styles from './key-hint.module.css';

/** The key that does the same as the control it stands on; the control itself carries `aria-keyshortcuts`. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <kbd className={styles.key} aria-hidden>
      {children}
    </kbd>
  );
}
