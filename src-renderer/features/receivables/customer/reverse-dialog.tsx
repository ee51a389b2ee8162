import { Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cashMethod } from '../../../../src-main/contract/counter/cash-session.ts';
import type { PaymentReceived } from '../../../../src-main/contract/receivables/payment-received.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { useReversePayment } from '../../../lib/receivables/receivables-actions.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { useWorkplaceState } from '../../../lib/workplace/use-workplace.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { ReasonField } from '../../../ui/fields/reason-field.tsx';
import styles from '../receivables.module.css';

interface ReverseDialogProps {
  readonly payment: PaymentReceived;
  readonly onClose: () => void;
}

/** Undoes a payment by one of the opposite amount; cash leaves the open drawer of this computer. */
export function ReverseDialog({ payment: { id, amount, method }, onClose }: ReverseDialogProps) {
  const { t } = useTranslation();
  const { workplace, isPending: isLoading } = useWorkplaceState();
  const { cashSession } = workplace;
  const permit = usePermit();
  const reversing = useReversePayment(id);
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const refusal = refusalIn(reversing.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, ['/reason']);
  const isCash = method === cashMethod;
  const lacksDrawer = isCash && !cashSession && !isLoading;
  const reasons = Object.values<string>(t('receivables.reasons', { returnObjects: true }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() === '' || lacksDrawer || isLoading || reversing.isPending) return;
    const granted = await permit('reverse_payments', { item: id, amount });
    if (!granted) return;
    reversing.mutate(
      {
        reason: reason.trim(),
        ...(cashSession && { cash_session_id: cashSession.id }),
        ...(granted.approvalId !== undefined && { approval_id: granted.approvalId }),
      },
      { onSuccess: onClose },
    );
  };

  return (
    <Dialog
      title={t('receivables.reverseOf', { amount: formatMoney(amount) })}
      size="lg"
      busy={reversing.isPending}
      onClose={onClose}
    >
      <form ref={form} noValidate className={styles.stack} onSubmit={submit}>
        <Text c="dimmed">
          {t('receivables.reverseHint', { amount: formatMoney(amount) })}{' '}
          {isCash && !lacksDrawer && t('receivables.reverseCash')}
        </Text>
        {lacksDrawer && <Notice tone="care" title={t('receivables.noDrawer')} />}
        <ReasonField
          label={t('receivables.reason')}
          maxLength={200}
          usual={reasons}
          value={reason}
          error={
            hasTried && reason.trim() === '' ? t('receivables.needsReason') : errorAt(refusal, '/reason')
          }
          onChange={setReason}
        />
        {besides && <RefusalNotice refusal={besides} />}
        <DialogButtons
          confirm={t('receivables.reverse')}
          busy={reversing.isPending}
          disabled={lacksDrawer || isLoading}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
