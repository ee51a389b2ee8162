import { UnstyledButton } from '@mantine/core';
import { IconPlugX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SyncDrawer } from '../../features/sync/sync-drawer.tsx';
import { useSync } from '../../lib/queries/documents/sync-query.ts';
import { ariaOfKey } from '../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../lib/shortcuts/use-shortcut-keys.ts';
import styles from '../shell/shell.module.css';
import { DayLeft } from './day-left.tsx';
import { LineFact, SyncDetails } from './sync-details.tsx';

/** How delivery stands and how much of the fiscal day is left; a press shows the rest. */
export function DeliveryStatus() {
  const { t } = useTranslation();
  const keys = useShortcutKeys();
  const { data: sync, dataUpdatedAt, isError } = useSync();
  const [opened, setOpened] = useState(false);
  const isKnown = sync !== undefined && !isError;
  useActionShortcuts({ delivery: () => setOpened(true) }, isKnown);
  if (!isKnown) {
    return (
      <section className={styles.delivery} aria-label={t('sync.label')}>
        {isError && (
          <span className={styles.fact} data-tone="care" role="status">
            <IconPlugX size={18} aria-hidden />
            {t('sync.lost')}
          </span>
        )}
      </section>
    );
  }
  return (
    <>
      <section className={styles.delivery} aria-label={t('sync.label')}>
        <UnstyledButton
          className={styles.statusButton}
          aria-haspopup="dialog"
          aria-expanded={opened}
          aria-keyshortcuts={ariaOfKey(keys.delivery)}
          onClick={() => setOpened(true)}
        >
          <LineFact sync={sync} />
          <SyncDetails sync={sync} />
          <DayLeft day={sync.fiscal_day} reportedAt={dataUpdatedAt} />
          <span className="for-readers">{t('sync.open')}</span>
        </UnstyledButton>
      </section>
      {/* What is inside a button is not read aloud when it changes. */}
      <span className="for-readers" role="status">
        <LineFact sync={sync} />
      </span>
      <SyncDrawer sync={sync} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
