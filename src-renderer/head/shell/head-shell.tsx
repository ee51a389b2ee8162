import { useTranslation } from 'react-i18next';
import { Link, matchPath, Outlet, useLocation } from 'react-router';
import { ArrivalFocus, focusContent } from '../../app/shell/arrival-focus.ts';
import { Logo } from '../../app/shell/logo.tsx';
import styles from '../../app/shell/shell.module.css';
import { UndoToast } from '../../features/notices/toasts/undo-toast.tsx';
import { useKeptFocus } from '../../lib/focus/use-kept-focus.ts';
import { isFor } from '../session/audience.ts';
import { useSignedIn } from '../session/session-query.ts';
import { AccountMenu } from './account-menu.tsx';
import { headSections } from './head-sections.ts';

/** What surrounds every page of a head office. */
export function HeadShell() {
  const { t } = useTranslation();
  const session = useSignedIn();
  const { environment } = session;
  const { pathname } = useLocation();
  useKeptFocus();
  const shown = headSections.filter((section) => isFor(session, section));
  return (
    <div className={styles.shell} data-environment={environment}>
      <button type="button" className={styles.skip} onClick={focusContent}>
        {t('app.skip')}
      </button>
      <ArrivalFocus />
      <nav className={styles.rail} aria-label={t('nav.label')}>
        <Logo />
        <div className={styles.sections}>
          {shown.map(({ name, to, Icon }) => (
            <Link
              key={name}
              to={to}
              aria-current={matchPath({ path: to, end: to === '/' }, pathname) ? 'page' : undefined}
              className={styles.section ?? ''}
            >
              <Icon size={24} stroke={1.6} aria-hidden />
              {t(`head.nav.${name}`)}
            </Link>
          ))}
        </div>
        <div className={styles.foot}>
          <AccountMenu />
          <div className={styles.environment}>{t(`environment.${environment}`)}</div>
        </div>
      </nav>
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <UndoToast />
    </div>
  );
}
