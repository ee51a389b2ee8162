import { IconAlarm, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SyncResource } from '../../../src-main/contract/delivery/sync.ts';
import { formatTimeLeft } from '../../lib/format/format.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from '../shell/shell.module.css';

const TICK_MS = 15_000;

/** What today's documents still need to leave in time is little from here on. */
const SHORT_SECONDS = 2 * 60 * 60;

interface DayLeftProps {
  readonly day: SyncResource['fiscal_day'];
  /** When the service reported it, in milliseconds. */
  readonly reportedAt: number;
}

/** The clock of the fiscal day, which ends at midnight in Ecuador: it warns while something of today has not left. */
export function DayLeft({ day, reportedAt }: DayLeftProps) {
  const { t } = useTranslation();
  const now = useNow(TICK_MS);
  const secondsLeft = day.seconds_left - Math.max(0, now - reportedAt) / 1000;
  const isShort = day.unsent > 0 && secondsLeft < SHORT_SECONDS;
  const values = { time: formatTimeLeft(secondsLeft), count: day.unsent };
  return (
    <span className={`${styles.fact} ${styles.day} tabular`} data-tone={isShort ? 'care' : undefined}>
      {isShort && <IconAlarm size={18} aria-hidden />}
      {isShort ? (
        t('sync.dayShort', values)
      ) : (
        <>
          <span className={styles.least}>{t('sync.dayLeft', values)}</span>
          <span className={styles.brief} aria-hidden>
            {t('sync.dayLeftBrief', values)}
          </span>
        </>
      )}
      <IconChevronUp size={18} aria-hidden />
    </span>
  );
}
