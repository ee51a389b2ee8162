import { UnstyledButton } from '@mantine/core';
import { IconChevronUp, IconPlugX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SyncDrawer } from '../features/sync/sync-drawer.tsx';
import { formatTimeLeft } from '../lib/format.ts';
import { useSync } from '../lib/sync-query.ts';
import { useNow } from '../lib/use-now.ts';
import styles from './shell.module.css';
import { LineFact, SyncFacts } from './sync-facts.tsx';

const MINUTE_MS = 60_000;

/** Always visible: how delivery stands and how much of the fiscal day is left; a press shows the rest. */
export function StatusBar() {
  const { t } = useTranslation();
  const { data: sync, dataUpdatedAt, isError } = useSync();
  const now = useNow(MINUTE_MS);
  const [opened, setOpened] = useState(false);
  if (isError || !sync) {
    return (
      <section className={styles.status} aria-label={t('sync.label')}>
        {isError && (
          <span className={styles.fact} data-tone="care" role="status">
            <IconPlugX size={18} aria-hidden />
            {t('sync.lost')}
          </span>
        )}
      </section>
    );
  }
  const secondsLeft = sync.fiscal_day.seconds_left - Math.max(0, now - dataUpdatedAt) / 1000;
  return (
    <>
      <section className={styles.status} aria-label={t('sync.label')}>
        <UnstyledButton
          className={styles.statusButton}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(true)}
        >
          <LineFact sync={sync} />
          <SyncFacts sync={sync} />
          <span className={`${styles.fact} ${styles.day} tabular`}>
            {t('sync.dayLeft', { time: formatTimeLeft(secondsLeft) })}
            <IconChevronUp size={18} aria-hidden />
          </span>
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
