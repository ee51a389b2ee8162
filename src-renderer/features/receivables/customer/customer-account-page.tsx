import { Button, Skeleton } from '@mantine/core';
import { IconCash, IconGauge } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { PaymentReceived } from '../../../../src-main/contract/receivables/payment-received.ts';
import type { Debt } from '../../../../src-main/contract/receivables/receivable.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import type { Attempted } from '../../../lib/receivables/attempts.ts';
import { useReceivable } from '../../../lib/receivables/receivables-query.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import { ReceiveDialog } from '../../../ui/receivables/receive-dialog.tsx';
import { CreditTermsDialog } from '../credit/credit-terms-dialog.tsx';
import styles from '../receivables.module.css';
import { StatementMenu } from '../statement/statement-menu.tsx';
import { AccountTable } from './account-table.tsx';
import { BalanceFigures } from './balance-figures.tsx';
import { CancelOpeningDialog } from './cancel-opening-dialog.tsx';
import { DebtsTable } from './debts-table.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { PurchasesTable } from './purchases-table.tsx';
import { ReverseDialog } from './reverse-dialog.tsx';

/** What is done in a dialog over the page. */
type Action =
  | { readonly kind: 'receive' | 'terms' }
  | { readonly kind: 'reverse'; readonly payment: PaymentReceived }
  | { readonly kind: 'cancel'; readonly debt: Debt };

/** What one customer owes, what was paid, and the account of it. */
export function CustomerAccountPage() {
  const { t } = useTranslation();
  const { identification = '' } = useParams();
  const may = useMay();
  const { data: customer, error } = useReceivable(identification);
  const [action, setAction] = useState<Action>();
  const [received, setReceived] = useState<Attempted<PaymentReceived>>();
  // What was received before need no longer be so after the next action.
  const begin = (next: Action) => {
    setReceived(undefined);
    setAction(next);
  };
  const close = () => setAction(undefined);
  const refusal = refusalIn(error);
  const owes = customer !== undefined && Number(customer.balance) > 0;
  return (
    <Page
      title={customer?.name ?? t('receivables.title')}
      {...(may('read_receivables') && { back: { to: '/por-cobrar', label: t('receivables.back') } })}
      actions={
        customer && (
          <>
            {may('manage_credit') && (
              <Button
                variant="default"
                leftSection={<IconGauge size={18} aria-hidden />}
                onClick={() => begin({ kind: 'terms' })}
              >
                {t('receivables.terms')}
              </Button>
            )}
            <StatementMenu customer={customer} />
            {owes && (
              <Button
                leftSection={<IconCash size={18} aria-hidden />}
                onClick={() => begin({ kind: 'receive' })}
              >
                {t('receivables.receive')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.stack}>
        {refusal && <RefusalNotice refusal={refusal} />}
        {received && (
          <Notice
            tone="ok"
            title={t(received.isRetry ? 'receivables.receivedOnce' : 'receivables.received', {
              amount: formatMoney(received.value.amount),
              balance: formatMoney(received.value.balance),
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
              <DebtsTable
                debts={customer.debts}
                onCancel={may('manage_credit') ? (debt) => begin({ kind: 'cancel', debt }) : undefined}
              />
            </Panel>
            <Panel title={t('receivables.payments')}>
              <PaymentsTable
                identification={identification}
                onReverse={(payment) => begin({ kind: 'reverse', payment })}
              />
            </Panel>
            {may('read_documents') && (
              <Panel title={t('receivables.purchases')}>
                <PurchasesTable identification={identification} />
              </Panel>
            )}
            <Panel title={t('receivables.account')}>
              <AccountTable identification={identification} />
            </Panel>
          </>
        )}
      </div>
      {action?.kind === 'receive' && customer && (
        <ReceiveDialog
          customer={customer}
          onClose={close}
          onDone={(payment) => {
            setReceived(payment);
            close();
          }}
        />
      )}
      {action?.kind === 'terms' && customer && <CreditTermsDialog customer={customer} onClose={close} />}
      {action?.kind === 'reverse' && <ReverseDialog payment={action.payment} onClose={close} />}
      {action?.kind === 'cancel' && <CancelOpeningDialog debt={action.debt} onClose={close} />}
    </Page>
  );
}
