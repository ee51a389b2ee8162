import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation } from 'react-router';
import { OperatorChip } from '../../features/workplace/operator-chip.tsx';
import { ariaOfKey } from '../../lib/shortcuts/key-label.ts';
import { useKeyLabel } from '../../lib/shortcuts/use-key-label.ts';
import { useShortcutKeys } from '../../lib/shortcuts/use-shortcut-keys.ts';
import { EnvironmentBadge } from '../status/environment-badge.tsx';
import { Logo } from './logo.tsx';
import type { Section } from './sections.ts';
import styles from './shell.module.css';

/** Where one can go, who serves, and in which environment. */
export function Rail({ sections }: { readonly sections: readonly Section[] }) {
  const { t } = useTranslation();
  const keys = useShortcutKeys();
  const labelOf = useKeyLabel();
  const { pathname } = useLocation();
  return (
    <nav className={styles.rail} aria-label={t('nav.label')}>
      <Logo />
      <div className={styles.sections}>
        {sections.map(({ name, to, alsoAt, Icon, action }) => (
          <Link
            key={name}
            to={to}
            aria-current={isAt(pathname, to) || pathname === alsoAt ? 'page' : undefined}
            className={styles.section ?? ''}
            {...(action && { title: labelOf(keys[action]), 'aria-keyshortcuts': ariaOfKey(keys[action]) })}
          >
            <Icon size={24} stroke={1.6} aria-hidden />
            {t(`nav.${name}`)}
          </Link>
        ))}
      </div>
      <div className={styles.foot}>
        <OperatorChip />
        <EnvironmentBadge />
      </div>
    </nav>
  );
}

/** In a section, or in what is below it; below the first one is everything. */
function isAt(pathname: string, to: string): boolean {
  return matchPath({ path: to, end: to === '/' }, pathname) !== null;
}
