import { useTranslation } from 'react-i18next';
import type { SyncResource } from '../../../src-main/contract/delivery/sync.ts';
import styles from './sync.module.css';

/** What waits, by what comes next for it. */
export function SyncCounts({ sync: { by_step, fiscal_day } }: { readonly sync: SyncResource }) {
  const { t } = useTranslation();
  const counts = [
    { label: t('sync.toSign'), value: by_step.sign },
    { label: t('sync.toSend'), value: by_step.send },
    { label: t('sync.toAsk'), value: by_step.ask + by_step.ask_before_send },
    { label: t('sync.unsentToday'), value: fiscal_day.unsent },
  ];
  return (
    <dl className={styles.counts} aria-label={t('sync.counts')}>
      {counts.map(({ label, value }) => (
        <div key={label} className={styles.count} data-some={value > 0 || undefined}>
          <dt>{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
