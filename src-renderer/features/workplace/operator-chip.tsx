import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ariaOfKey } from '../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../lib/shortcuts/use-action-shortcuts.ts';
import { useKeyLabel } from '../../lib/shortcuts/use-key-label.ts';
import { useShortcutKeys } from '../../lib/shortcuts/use-shortcut-keys.ts';
import { useSigningOut } from '../../lib/workplace/operators-query.ts';
import { useWorkplace } from '../../lib/workplace/use-workplace.ts';
import { initialsOf } from './initials-of.ts';
import styles from './workplace.module.css';

/** Who serves, in the rail; a press, or its key, locks: the next person signs in, and the sale waits as it is. */
export function OperatorChip() {
  const { t } = useTranslation();
  const { signIn, till } = useWorkplace();
  const signingOut = useSigningOut();
  const navigate = useNavigate();
  const key = useShortcutKeys().lock;
  const labelOf = useKeyLabel();
  const lock = () => {
    if (signingOut.isPending) return;
    // Also where another answer showed first that nobody is signed in, and took this button away.
    signingOut.mutateAsync().then(
      () => navigate('/'),
      () => {},
    );
  };
  useActionShortcuts({ lock }, signIn !== undefined);
  if (!signIn) return null;
  const { name } = signIn.operator;
  const label = till ? `${name}, ${till.name}` : name;
  return (
    <button
      type="button"
      className={styles.chip}
      title={`${label} (${labelOf(key)})`}
      aria-keyshortcuts={ariaOfKey(key)}
      onClick={lock}
    >
      <span className={styles.initials} aria-hidden>
        {initialsOf(name)}
      </span>
      <span className={styles.chipName}>{name.split(' ')[0]}</span>
      <span className={styles.chipLock}>{t('workplace.lock')}</span>
      <span className="for-readers">{t('workplace.orChange')}</span>
    </button>
  );
}
