import { CloseButton } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Activity } from './activity.ts';
import styles from './notices.module.css';
import { useActivityMessage } from './use-activity-message.ts';

const SHOWN_MS = 10_000;

interface ToastProps {
  readonly activity: Activity;
  readonly onDismiss: () => void;
}

/** Goes after a while, unless somebody is at it. */
export function Toast({ activity, onDismiss }: ToastProps) {
  const { t } = useTranslation();
  const { tone, title, hint, to } = useActivityMessage()(activity);
  const [isHeld, setHeld] = useState(false);
  const leave = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => leave(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <article
      aria-label={title}
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.toastBody}>
        <div className={styles.title}>{title}</div>
        {hint && <div className={styles.dim}>{hint}</div>}
      </div>
      {to && (
        <Link className={styles.see} to={to} onClick={onDismiss} aria-label={`${t('notices.see')}: ${title}`}>
          {t('notices.see')}
        </Link>
      )}
      <CloseButton size="2.75rem" iconSize={18} aria-label={t('notices.dismiss')} onClick={onDismiss} />
    </article>
  );
}
