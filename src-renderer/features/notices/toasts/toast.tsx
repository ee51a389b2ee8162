import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Activity } from '../activity/activity.ts';
import { useActivityMessage } from '../activity/use-activity-message.ts';
import styles from '../notices.module.css';
import { PassingNotice } from './passing-notice.tsx';

const SHOWN_MS = 10_000;

interface ToastProps {
  readonly activity: Activity;
  readonly onDismiss: () => void;
}

export function Toast({ activity, onDismiss }: ToastProps) {
  const { t } = useTranslation();
  const { tone, title, hint, to } = useActivityMessage()(activity);
  return (
    <PassingNotice label={title} tone={tone} shownFor={SHOWN_MS} onGone={onDismiss}>
      <div className={styles.toastBody}>
        <div className={styles.title}>{title}</div>
        {hint && <div className={styles.dim}>{hint}</div>}
      </div>
      {to && (
        <Link className={styles.see} to={to} onClick={onDismiss} aria-label={`${t('notices.see')}: ${title}`}>
          {t('notices.see')}
        </Link>
      )}
    </PassingNotice>
  );
}
