import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import styles from './settings.module.css';

/** Settings, a section at a time beside the list of all (its children); each of the two scrolls by itself. */
export function SettingsFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const aside = useRef<HTMLDivElement>(null);
  // Who comes by a link finds the section in a list that is longer than the screen.
  useEffect(() => {
    if (pathname) aside.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <div className={styles.settings} data-room-for-toasts>
      <div ref={aside} className={styles.aside}>
        <Title order={1}>{t('settings.title')}</Title>
        {children}
      </div>
      {/* Another section begins at its top. */}
      <div key={pathname} className={styles.pane}>
        <div className={styles.content}>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
