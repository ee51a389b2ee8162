import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../../lib/preferences.tsx';
import type { Activity } from '../activity/activity.ts';
import styles from '../notices.module.css';
import { Toast } from './toast.tsx';
import { arrive, dismiss, emptyToasts } from './toast-queue.ts';

/** Tells at the side what has just happened. Never takes the focus, and goes by itself; the list keeps it. */
export function Toasts({ activities }: { readonly activities: readonly Activity[] | undefined }) {
  const { t } = useTranslation();
  const seenAt = usePreferences((state) => state.noticesSeenAt);
  const [queue, setQueue] = useState(emptyToasts);
  useEffect(() => {
    if (activities) setQueue((before) => arrive(before, activities));
  }, [activities]);
  const unseen = queue.shown.filter(({ at }) => at > seenAt);
  return (
    <section className={styles.toasts} aria-label={t('notices.title')} aria-live="polite">
      {unseen.map((activity) => (
        <Toast
          key={activity.id}
          activity={activity}
          onDismiss={() => setQueue((before) => dismiss(before, activity.id))}
        />
      ))}
    </section>
  );
}
