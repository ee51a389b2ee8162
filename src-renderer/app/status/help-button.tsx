import { UnstyledButton } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ariaOfKey } from '../../lib/shortcuts/key-label.ts';
import { useKeyLabel } from '../../lib/shortcuts/use-key-label.ts';
import { useShortcutKeys } from '../../lib/shortcuts/use-shortcut-keys.ts';
import styles from '../shell/shell.module.css';

/** The way to the help for users who do not know its key. */
export function HelpButton({ onHelp }: { readonly onHelp: () => void }) {
  const { t } = useTranslation();
  const { help } = useShortcutKeys();
  const label = useKeyLabel()(help);
  return (
    <UnstyledButton
      className={styles.help ?? ''}
      title={label}
      aria-keyshortcuts={ariaOfKey(help)}
      onClick={onHelp}
    >
      <IconHelp size={20} stroke={1.6} aria-hidden />
      <span className={styles.least}>{t('help.open')}</span>
    </UnstyledButton>
  );
}
