import { NativeSelect, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cashMethod } from '../../../src-main/contract/counter/cash-session.ts';
import type { PaymentReceived } from '../../../src-main/contract/receivables/payment-received.ts';
import type { ReceivableWithDebts } from '../../../src-main/contract/receivables/receivable.ts';
import type { PaymentMethod } from '../../../src-main/documents/body/payment.ts';
import { ignoreHeldEnter } from '../../lib/focus/ignore-held-enter.ts';
import { formatMoney } from '../../lib/format/format.ts';
import { parseDecimal } from '../../lib/format/parse-decimal.ts';
import { errorAt, refusalBesides, refusalIn } from '../../lib/http/answer.ts';
import { useFirstFault } from '../../lib/http/use-first-fault.ts';
import type { Attempted } from '../../lib/receivables/attempts.ts';
import { useReceivePayment } from '../../lib/receivables/receivables-actions.ts';
import { useWorkplaceState } from '../../lib/workplace/use-workplace.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { DialogButtons } from '../dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';
import styles from '../layout/layout.module.css';
import { AmountInput } from './amount-input.tsx';
import { allocationsOf, leastOf, owedOf } from './chosen-debts.ts';
import { DebtPicks } from './debt-picks.tsx';

/** In the order of use. */
const methods = [
  ...[cashMethod, 'otros_sistema_financiero', 'tarjeta_debito', 'tarjeta_credito'],
  ...['dinero_electronico', 'tarjeta_prepago', 'compensacion_deudas', 'endoso_titulos'],
] as const satisfies readonly PaymentMethod[];

interface ReceiveDialogProps {
  readonly customer: ReceivableWithDebts;
  readonly onDone: (payment: Attempted<PaymentReceived>) => void;
  readonly onClose: () => void;
}

/** Receives money of a customer: all that is owed unless another amount is typed. Cash goes into the open drawer of this computer. */
export function ReceiveDialog({ customer, onDone, onClose }: ReceiveDialogProps) {
  const { t } = useTranslation();
  const { identification, name, balance, debts } = customer;
  const { workplace, isPending: isLoading } = useWorkplaceState();
  const { cashSession } = workplace;
  const receiving = useReceivePayment();
  const [typed, setTyped] = useState(balance);
  const [chosen, setChosen] = useState<PaymentMethod>();
  const [reference, setReference] = useState('');
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [hasTried, setTried] = useState(false);
  // With something in favor less is owed than the debts come to.
  const mostOf = (ids: readonly string[]) =>
    ids.length === 0 ? balance : leastOf(balance, owedOf(debts, ids));
  const method = chosen ?? (cashSession ? cashMethod : 'otros_sistema_financiero');
  const refusal = refusalIn(receiving.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, ['/amount', '/reference']);
  const amount = parseDecimal(typed, 2);
  // After a lost answer less may be owed because it was written: then the service says what came of it.
  const most = mostOf(picked);
  const isOwed = Number(amount) <= Number(most) || receiving.isError;
  const isAmount = amount !== undefined && Number(amount) > 0 && isOwed;
  const lacksDrawer = method === cashMethod && !cashSession && !isLoading;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isAmount || lacksDrawer || isLoading || receiving.isPending) return;
    // After a lost answer what was chosen may be paid already.
    const allocations = allocationsOf(debts, picked, amount);
    receiving.mutate(
      {
        ...{ identification, amount, method },
        ...(allocations.length > 0 && { allocations: [...allocations] }),
        ...(reference.trim() !== '' && { reference: reference.trim() }),
        ...(cashSession && { cash_session_id: cashSession.id }),
      },
      { onSuccess: onDone },
    );
  };

  return (
    <Dialog
      title={t('receivables.receiveFrom', { name })}
      size="md"
      busy={receiving.isPending}
      onClose={onClose}
    >
      <form ref={form} noValidate className={styles.stack} onKeyDown={ignoreHeldEnter} onSubmit={submit}>
        <Text c="dimmed">
          {t(picked.length === 0 ? 'receivables.owes' : 'receivables.owesChosen', {
            amount: formatMoney(balance),
          })}
        </Text>
        <DebtPicks
          debts={debts}
          picked={picked}
          onPick={(next) => {
            setPicked(next);
            setTyped(mostOf(next));
          }}
        />
        <AmountInput
          label={t('receivables.howMuch')}
          isFirst
          value={typed}
          error={hasTried && !isAmount ? t('receivables.needsAmount') : errorAt(refusal, '/amount')}
          onChange={setTyped}
        />
        <NativeSelect
          label={t('receivables.howPaid')}
          data={methods.map((value) => ({ value, label: t(`payment.${value}`) }))}
          value={method}
          error={lacksDrawer ? t('receivables.noDrawer') : undefined}
          onChange={(event) => setChosen(methods.find((one) => one === event.currentTarget.value))}
        />
        {method !== cashMethod && (
          <TextInput
            label={t('receivables.reference')}
            description={t('receivables.referenceHint')}
            autoComplete="off"
            maxLength={100}
            value={reference}
            error={errorAt(refusal, '/reference')}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
        )}
        {besides && <RefusalNotice refusal={besides} />}
        <DialogButtons
          confirm={t('receivables.receive')}
          busy={receiving.isPending}
          disabled={lacksDrawer || isLoading}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
