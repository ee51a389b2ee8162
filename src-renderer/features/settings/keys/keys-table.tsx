import { useTranslation } from 'react-i18next';
import { type ShortcutGroup, shortcutGroups } from '../../../lib/shortcuts/default-keys.ts';
import { KeyRow } from './key-row.tsx';
import styles from './keys.module.css';

interface KeysTableProps {
  readonly group: ShortcutGroup;
  /** What a change came to, for who does not see it. */
  readonly onMessage: (sentence: string) => void;
}

export function KeysTable({ group, onMessage }: KeysTableProps) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={t(`shortcuts.groups.${group}`)}>
      <thead className="for-readers">
        <tr>
          <th scope="col">{t('shortcuts.action')}</th>
          <th scope="col">{t('shortcuts.key')}</th>
        </tr>
      </thead>
      <tbody>
        {shortcutGroups[group].map((action) => (
          <KeyRow key={action} action={action} onMessage={onMessage} />
        ))}
      </tbody>
    </table>
  );
}
