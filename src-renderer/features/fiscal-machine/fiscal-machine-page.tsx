import { Button, Skeleton } from '@mantine/core';
import { IconCashRegister } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refusalIn } from '../../lib/http/answer.ts';
import { useTills } from '../../lib/workplace/tills-query.ts';
import { useWorkplace } from '../../lib/workplace/use-workplace.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../ui/layout/page.tsx';
import styles from './fiscal-machine.module.css';
import { MachineChoice } from './machine-choice.tsx';
import { MachineStrip } from './machine-strip.tsx';

/** The screen that issues from the machine of this till: which one, how its day goes, and the counter. */
export function FiscalMachinePage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { till } = useWorkplace();
  const { data: tills, error } = useTills();
  const refusal = refusalIn(error);
  if (!tills) return refusal ? <RefusalNotice refusal={refusal} /> : <Skeleton height="100%" />;
  if (!till) {
    return (
      <Page title={t('fiscalMachine.screenTitle')}>
        <Panel>
          <EmptyState
            icon={IconCashRegister}
            title={t('fiscalMachine.noTill')}
            hint={t('fiscalMachine.noTillHint')}
          >
            <Button component={Link} to="/ajustes/cajas">
              {t('fiscalMachine.goToTills')}
            </Button>
          </EmptyState>
        </Panel>
      </Page>
    );
  }
  if (!till.fiscal_machine) return <MachineChoice till={till} tills={tills} />;
  return (
    <div className={styles.frame}>
      <MachineStrip machine={till.fiscal_machine} till={till} />
      <div className={styles.counter}>{children}</div>
    </div>
  );
}
