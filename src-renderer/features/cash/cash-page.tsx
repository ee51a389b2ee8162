import { Button } from '@mantine/core';
import { IconCashRegister } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWorkplace } from '../../lib/workplace/use-workplace.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../ui/layout/page.tsx';
import styles from './cash.module.css';
import { MovementsTable } from './movements/movements-table.tsx';
import { ClosingsTable } from './report/closings-table.tsx';
import { OpenSession } from './session/open-session.tsx';
import { SessionPanel } from './session/session-panel.tsx';

/** The till of this computer: its shift now, and those before. */
export function CashPage() {
  const { t } = useTranslation();
  const { hasOperators, till, cashSession } = useWorkplace();
  if (!hasOperators || !till) {
    return (
      <Page title={t('cash.title')}>
        <Panel>
          <EmptyState icon={IconCashRegister} title={t('cash.none')} hint={t('cash.noneHint')}>
            {!hasOperators && (
              <Button component={Link} to="/ajustes/operadores">
                {t('cash.goOperators')}
              </Button>
            )}
            {!till && (
              <Button component={Link} to="/ajustes/cajas" variant={hasOperators ? 'filled' : 'default'}>
                {t('cash.goTills')}
              </Button>
            )}
          </EmptyState>
        </Panel>
      </Page>
    );
  }
  return (
    <Page title={till.name}>
      {cashSession ? (
        <>
          <SessionPanel session={cashSession} />
          <Panel title={t('cash.movements')} padded={false}>
            <MovementsTable sessionId={cashSession.id} />
          </Panel>
        </>
      ) : (
        <div className={styles.opening}>
          <OpenSession till={till} headingOrder={2} />
        </div>
      )}
      <Panel title={t('cash.closings')} padded={false}>
        <ClosingsTable tillId={till.id} />
      </Panel>
    </Page>
  );
}
