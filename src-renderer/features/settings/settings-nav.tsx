import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { Permission } from '../../../src-main/contract/counter/permissions.ts';
import { desktopOf } from '../../lib/desktop.ts';
import { useMay } from '../../lib/workplace/use-may.ts';
import styles from './settings.module.css';

interface SectionLink {
  readonly to: string;
  readonly label: string;
  /** Operators without it do not see it. */
  readonly permission?: Permission;
}

/** The sections of the settings that are the person's, by what they are about. */
export function SettingsNav() {
  const { t } = useTranslation();
  return (
    <nav className={styles.nav} aria-label={t('settings.sections')}>
      <Group
        title={t('settings.group.shop')}
        links={[
          { to: '/ajustes', label: t('settings.general') },
          { to: '/ajustes/negocio', label: t('business.title'), permission: 'manage_business' },
          { to: '/ajustes/firma', label: t('certificate.title'), permission: 'manage_certificate' },
          { to: '/ajustes/respaldos', label: t('backups.title'), permission: 'manage_backups' },
          ...(desktopOf(window)
            ? [
                {
                  to: '/ajustes/actualizaciones',
                  label: t('updates.title'),
                  permission: 'manage_settings' as const,
                },
              ]
            : []),
        ]}
      />
      <Group
        title={t('settings.group.till')}
        links={[
          { to: '/ajustes/operadores', label: t('operators.title'), permission: 'manage_operators' },
          {
            to: '/ajustes/operadores/aprobaciones',
            label: t('approvals.title'),
            permission: 'read_approvals',
          },
          { to: '/ajustes/operadores/actividad', label: t('activity.title'), permission: 'read_approvals' },
          { to: '/ajustes/cajas', label: t('tills.title'), permission: 'manage_tills' },
          { to: '/ajustes/impresoras', label: t('printing.title'), permission: 'manage_printers' },
          { to: '/ajustes/maquinas', label: t('fiscalMachine.title'), permission: 'manage_fiscal_machines' },
          { to: '/ajustes/teclas', label: t('shortcuts.title') },
        ]}
      />
      <Group
        title={t('settings.group.customers')}
        links={[
          { to: '/ajustes/correo', label: t('email.title'), permission: 'manage_email' },
          { to: '/ajustes/portal', label: t('portal.title'), permission: 'manage_portal' },
        ]}
      />
      <Group
        title={t('settings.group.connections')}
        links={[
          { to: '/ajustes/varias-cajas', label: t('severalTills.title'), permission: 'manage_destinations' },
          { to: '/ajustes/matriz', label: t('headOffice.title'), permission: 'manage_settings' },
          { to: '/ajustes/programas', label: t('pairing.title'), permission: 'manage_api_keys' },
          { to: '/ajustes/webhooks', label: t('webhooks.title'), permission: 'manage_webhooks' },
          { to: '/ajustes/simulacro', label: t('rehearsal.title'), permission: 'manage_settings' },
        ]}
      />
      <Group
        title={t('settings.group.program')}
        links={[{ to: '/ajustes/acerca', label: t('about.title') }]}
      />
    </nav>
  );
}

function Group({ title, links }: { readonly title: string; readonly links: readonly SectionLink[] }) {
  const may = useMay();
  const shown = links.filter(({ permission }) => permission === undefined || may(permission));
  if (shown.length === 0) return null;
  return (
    <div className={styles.group}>
      <Title order={2} className={styles.groupTitle ?? ''}>
        {title}
      </Title>
      {shown.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end={to === '/ajustes' || to === '/ajustes/operadores'}
          className={styles.section ?? ''}
        >
          {label}
        </NavLink>
      ))}
    </div>
  );
}
