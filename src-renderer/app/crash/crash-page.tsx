import { Button } from '@mantine/core';
import { IconMoodSad } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CopyAction } from '../../ui/actions/copy-action.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import styles from './crash-page.module.css';

/** Instead of a blank page where there is a bug: that nothing is lost, the ways on, and what to tell support. */
export function CrashPage({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const isAtCounter = ['', '#/'].includes(window.location.hash);
  return (
    <div className={styles.crash} role="alert">
      <EmptyState icon={IconMoodSad} title={t('app.crashed')} hint={t('app.crashedHint')}>
        <Button autoFocus onClick={() => window.location.reload()}>
          {t('app.reload')}
        </Button>
        {!isAtCounter && (
          <Button variant="default" onClick={beginAgain}>
            {t('documents.goToCounter')}
          </Button>
        )}
      </EmptyState>
      <details className={styles.detail}>
        <summary>{t('app.crashedDetail')}</summary>
        <code>{detail}</code>
        <CopyAction value={`${window.location.hash} ${detail}`}>{t('app.copyDetail')}</CopyAction>
      </details>
    </div>
  );
}

/** What surrounds the page may be what broke: nothing of it is kept. */
function beginAgain(): void {
  window.location.hash = '/';
  window.location.reload();
}
