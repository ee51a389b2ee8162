import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import { Page } from '../../ui/page.tsx';
import styles from './settings.module.css';

/** The settings, a section at a time. */
export function SettingsPage() {
  const { t } = useTranslation();
  const sections = [
    { to: '/ajustes', label: t('settings.general') },
    { to: '/ajustes/negocio', label: t('business.title') },
    { to: '/ajustes/firma', label: t('certificate.title') },
    { to: '/ajustes/programas', label: t('pairing.title') },
    { to: '/ajustes/correo', label: t('email.title') },
    { to: '/ajustes/portal', label: t('portal.title') },
    { to: '/ajustes/webhooks', label: t('webhooks.title') },
    { to: '/ajustes/simulacro', label: t('rehearsal.title') },
  ];
  return (
    <Page title={t('settings.title')}>
      <nav className={styles.sections} aria-label={t('settings.sections')}>
        {sections.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === '/ajustes'} className={styles.section ?? ''}>
            {label}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </Page>
  );
}
