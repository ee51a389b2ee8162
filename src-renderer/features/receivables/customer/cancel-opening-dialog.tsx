import { Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Debt } from '../../../../src-main/contract/receivables/receivable.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { useCancelOpeningBalance } from '../../../lib/receivables/receivables-actions.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { ReasonField } from '../../../ui/fields/reason-field.tsx';
import styles from '../receivables.module.css';

interface CancelOpeningDialogProps {
  readonly debt: Debt;
  readonly onClose: () => void;
}

/** Leaves an opening balance without effect, with its reason. */
export function CancelOpeningDialog({ debt: { id, balance }, onClose }: CancelOpeningDialogProps) {
  const { t } = useTranslation();
  const canceling = useCancelOpeningBalance(id);
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const refusal = refusalIn(canceling.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, ['/reason']);
  const lacksReason = reason.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (lacksReason || canceling.isPending) return;
    canceling.mutate({ reason: reason.trim() }, { onSuccess: onClose });
  };

  return (
    <Dialog
      title={t('receivables.cancelOf', { amount: formatMoney(balance) })}
      size="lg"
      busy={canceling.isPending}
      onClose={onClose}
    >
      <form ref={form} noValidate className={styles.stack} onSubmit={submit}>
        <Text c="dimmed">{t('receivables.cancelHint')}</Text>
        <ReasonField
          label={t('receivables.reason')}
          maxLength={200}
          usual={Object.values<string>(t('receivables.cancelReasons', { returnObjects: true }))}
          value={reason}
          error={hasTried && lacksReason ? t('receivables.needsReason') : errorAt(refusal, '/reason')}
          onChange={setReason}
        />
        {besides && <RefusalNotice refusal={besides} />}
        <DialogButtons confirm={t('receivables.cancel')} busy={canceling.isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
