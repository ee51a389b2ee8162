import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../lib/preferences.tsx';
import { arrive, dismiss, noArrivals } from './arrivals.ts';
import type { Happening } from './happening.ts';
import styles from './notices.module.css';
import { Toast } from './toast.tsx';

/** Tells at the side what has just happened. Never takes the focus, and goes by itself; the list keeps it. */
export function Toasts({ happenings }: { readonly happenings: readonly Happening[] | undefined }) {
  const { t } = useTranslation();
  const seenAt = usePreferences((state) => state.noticesSeenAt);
  const [arrivals, setArrivals] = useState(noArrivals);
  useEffect(() => {
    if (happenings) setArrivals((before) => arrive(before, happenings));
  }, [happenings]);
  const unseen = arrivals.shown.filter(({ at }) => at > seenAt);
  return (
    <section className={styles.toasts} aria-label={t('notices.title')} aria-live="polite">
      {unseen.map((happening) => (
        <Toast
          key={happening.id}
          happening={happening}
          onDismiss={() => setArrivals((before) => dismiss(before, happening.id))}
        />
      ))}
    </section>
  );
}
