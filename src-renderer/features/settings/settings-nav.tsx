import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import styles from './settings.module.css';

interface SectionLink {
  readonly to: string;
  readonly label: string;
}

/** Every section of the settings, by what it is about. */
export function SettingsNav() {
  const { t } = useTranslation();
  return (
    <nav className={styles.nav} aria-label={t('settings.sections')}>
      <Group
        title={t('settings.group.shop')}
        links={[
          { to: '/ajustes', label: t('settings.general') },
          { to: '/ajustes/negocio', label: t('business.title') },
          { to: '/ajustes/firma', label: t('certificate.title') },
        ]}
      />
      <Group
        title={t('settings.group.till')}
        links={[
          { to: '/ajustes/operadores', label: t('operators.title') },
          { to: '/ajustes/cajas', label: t('tills.title') },
          { to: '/ajustes/impresoras', label: t('printing.title') },
          { to: '/ajustes/maquinas', label: t('fiscalMachine.title') },
          { to: '/ajustes/teclas', label: t('shortcuts.title') },
        ]}
      />
      <Group
        title={t('settings.group.customers')}
        links={[
          { to: '/ajustes/correo', label: t('email.title') },
          { to: '/ajustes/portal', label: t('portal.title') },
        ]}
      />
      <Group
        title={t('settings.group.connections')}
        links={[
          { to: '/ajustes/programas', label: t('pairing.title') },
          { to: '/ajustes/webhooks', label: t('webhooks.title') },
          { to: '/ajustes/simulacro', label: t('rehearsal.title') },
        ]}
      />
    </nav>
  );
}

function Group({ title, links }: { readonly title: string; readonly links: readonly SectionLink[] }) {
  return (
    <div className={styles.group}>
      <Title order={2} className={styles.groupTitle ?? ''}>
        {title}
      </Title>
      {links.map(({ to, label }) => (
        <NavLink key={to} to={to} end={to === '/ajustes'} className={styles.section ?? ''}>
          {label}
        </NavLink>
      ))}
    </div>
  );
}
