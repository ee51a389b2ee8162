import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import styles from './settings.module.css';
import { SettingsNav } from './settings-nav.tsx';

/** The settings, a section at a time beside the list of all; each of the two scrolls by itself. */
export function SettingsPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <div className={styles.settings}>
      <div className={styles.aside}>
        <Title order={1}>{t('settings.title')}</Title>
        <SettingsNav />
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
