import {
  IconClockHour4,
  IconCloudCheck,
  IconCloudOff,
  IconCloudQuestion,
  IconPlugX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SyncResource, syncResource } from '../../src-main/contract/local.ts';
import { acceptedBy } from '../lib/answer.ts';
import { formatInstant, formatTimeLeft } from '../lib/format.ts';
import { useService } from '../lib/service.tsx';
import styles from './shell.module.css';

/** How often delivery is asked about. */
const REFRESH_MS = 5000;

/** Always visible: online by the last real attempt, what waits, and how much of the fiscal day is left. */
export function StatusBar() {
  const { t } = useTranslation();
  const { documents, environment } = useService();
  const {
    data: sync,
    dataUpdatedAt,
    isError,
  } = useQuery({
    queryKey: ['sync', environment],
    queryFn: ({ signal }) => acceptedBy(documents.send(syncResource, { path: '/v1/local/sync', signal })),
    refetchInterval: REFRESH_MS,
  });
  const now = useMinute();
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
    <section className={styles.status} aria-label={t('sync.label')}>
      <Line sync={sync} />
      <span className={styles.fact} data-tone={sync.waiting > 0 ? 'wait' : 'quiet'}>
        <IconClockHour4 size={18} aria-hidden />
        {sync.waiting > 0 ? t('sync.waiting', { count: sync.waiting }) : t('sync.nothingWaiting')}
        {sync.unsent > 0 && ` · ${t('sync.unsent', { count: sync.unsent })}`}
      </span>
      <span className={`${styles.fact} ${styles.day} tabular`}>
        {t('sync.dayLeft', { time: formatTimeLeft(secondsLeft) })}
      </span>
    </section>
  );
}

function Line({ sync }: { readonly sync: SyncResource }) {
  const { t } = useTranslation();
  const { environment } = useService();
  const title = sync.last_attempt_at && t('sync.attempt', { at: formatInstant(sync.last_attempt_at) });
  switch (sync.online) {
    case true:
      return (
        <span className={styles.fact} data-tone="ok" role="status" title={title}>
          <IconCloudCheck size={18} aria-hidden />
          {t(environment === 'sandbox' ? 'sync.onlineSandbox' : 'sync.online')}
        </span>
      );
    case false:
      return (
        <span className={styles.fact} data-tone="care" role="status" title={title}>
          <IconCloudOff size={18} aria-hidden />
          {t('sync.offline')}
        </span>
      );
    case null:
      return (
        <span className={styles.fact} data-tone="quiet" role="status">
          <IconCloudQuestion size={18} aria-hidden />
          {t('sync.untried')}
        </span>
      );
  }
}

/** The time, renewed every minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
