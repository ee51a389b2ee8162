import { Button, Skeleton } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { PaymentReceived } from '../../../../src-main/contract/receivables/payment-received.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import styles from '../receivables.module.css';
import { useReceivable } from '../receivables-query.ts';
import { AccountTable } from './account-table.tsx';
import { BalanceFigures } from './balance-figures.tsx';
import { DebtsTable } from './debts-table.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

/** What one customer owes, what was paid, and the account of it. */
export function CustomerAccountPage() {
  const { t } = useTranslation();
  const { identification = '' } = useParams();
  const mayReadAll = useMay()('read_receivables');
  const { data: customer, error } = useReceivable(identification);
  const [isReceiving, setReceiving] = useState(false);
  const [received, setReceived] = useState<PaymentReceived>();
  const refusal = refusalIn(error);
  const owes = customer !== undefined && Number(customer.balance) > 0;
  return (
    <Page
      title={customer?.name ?? t('receivables.title')}
      {...(mayReadAll && { back: { to: '/por-cobrar', label: t('receivables.back') } })}
      actions={
        owes && (
          <Button leftSection={<IconCash size={18} aria-hidden />} onClick={() => setReceiving(true)}>
            {t('receivables.receive')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        {refusal && <RefusalNotice refusal={refusal} />}
        {received && (
          <Notice
            tone="ok"
            title={t('receivables.received', {
              amount: formatMoney(received.amount),
              balance: formatMoney(received.balance),
            })}
          />
        )}
        {!customer && !refusal && <Skeleton height="24rem" />}
        {customer && (
          <>
            <Panel>
              <BalanceFigures customer={customer} />
            </Panel>
            <Panel title={t('receivables.debts')}>
              <DebtsTable debts={customer.debts} />
            </Panel>
            <Panel title={t('receivables.payments')}>
              <PaymentsTable identification={identification} />
            </Panel>
            <Panel title={t('receivables.account')}>
              <AccountTable identification={identification} />
            </Panel>
          </>
        )}
      </div>
      {isReceiving && customer && (
        <ReceiveDialog
          customer={customer}
          onClose={() => setReceiving(false)}
          onDone={(payment) => {
            setReceived(payment);
            setReceiving(false);
          }}
        />
      )}
    </Page>
  );
}
