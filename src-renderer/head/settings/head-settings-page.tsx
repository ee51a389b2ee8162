import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import styles from '../../features/settings/settings.module.css';
import { SettingsFrame } from '../../features/settings/settings-frame.tsx';
import { caretakers, ownersAlone, useIsFor } from '../session/audience.ts';

/** What the head office sets: for all tills, for its own mail, for webhooks, and for its backups. */
export function HeadSettingsPage() {
  const { t } = useTranslation();
  const isCaretaker = useIsFor(caretakers);
  const isOwner = useIsFor(ownersAlone);
  const links = [
    { to: '/ajustes', label: t('head.settings.tills') },
    ...(isCaretaker
      ? [
          { to: '/ajustes/correo', label: t('email.title') },
          { to: '/ajustes/webhooks', label: t('webhooks.title') },
        ]
      : []),
    ...(isOwner ? [{ to: '/ajustes/respaldos', label: t('backups.title') }] : []),
  ];
  return (
    <SettingsFrame>
      <nav className={styles.nav} aria-label={t('settings.sections')}>
        {links.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === '/ajustes'} className={styles.section ?? ''}>
            {label}
          </NavLink>
        ))}
      </nav>
    </SettingsFrame>
  );
}
