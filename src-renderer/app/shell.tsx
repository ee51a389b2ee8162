import {
  type Icon,
  IconBuildingStore,
  IconFileInvoice,
  IconPackage,
  IconSettings,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import { useService } from '../lib/service.tsx';
import { Banners } from './banners.tsx';
import { EnvironmentBadge } from './environment-badge.tsx';
import { Logo } from './logo.tsx';
import styles from './shell.module.css';
import { StatusBar } from './status-bar.tsx';

const sections = [
  { name: 'counter', to: '/', Icon: IconBuildingStore },
  { name: 'documents', to: '/documentos', Icon: IconFileInvoice },
  { name: 'catalog', to: '/productos', Icon: IconPackage },
  { name: 'settings', to: '/ajustes', Icon: IconSettings },
] as const satisfies readonly { name: string; to: string; Icon: Icon }[];

/** What surrounds every page: where one is, in which environment, and how delivery stands. */
export function Shell() {
  const { t } = useTranslation();
  const { environment } = useService();
  return (
    <div className={styles.shell} data-environment={environment}>
      <button type="button" className={styles.skip} onClick={skipToContent}>
        {t('app.skip')}
      </button>
      <nav className={styles.rail} aria-label={t('nav.label')}>
        <Logo />
        {sections.map(({ name, to, Icon }) => (
          <NavLink key={name} to={to} end={to === '/'} className={styles.section ?? ''}>
            <Icon size={24} stroke={1.6} aria-hidden />
            {t(`nav.${name}`)}
          </NavLink>
        ))}
        <EnvironmentBadge />
      </nav>
      <Banners />
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <StatusBar />
    </div>
  );
}

/** A link to `#content` would change the route, which lives in the fragment. */
function skipToContent(): void {
  document.getElementById('content')?.focus();
}
