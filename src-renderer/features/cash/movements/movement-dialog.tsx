import { SegmentedControl } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  CashMovementResource,
  CashSessionResource,
} from '../../../../src-main/contract/counter/cash-session.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { ScanRefused } from '../../../ui/feedback/scan-refused.tsx';
import { ReasonField } from '../../../ui/fields/reason-field.tsx';
import styles from '../cash.module.css';
import { useMovement } from '../cash-query.ts';
import { AmountField } from '../count/amount-field.tsx';

type Direction = CashMovementResource['direction'];
const directions = ['in', 'out'] as const satisfies readonly Direction[];

interface MovementDialogProps {
  readonly session: CashSessionResource;
  readonly initialDirection: Direction;
  readonly onDone: (movement: CashMovementResource) => void;
  readonly onClose: () => void;
}

/** Money that goes into the drawer, or out of it, without a sale. */
export function MovementDialog({ session, initialDirection, onDone, onClose }: MovementDialogProps) {
  const { t } = useTranslation();
  const { signIn } = useWorkplace();
  const permit = usePermit();
  const moving = useMovement(session.id);
  const [direction, setDirection] = useState<Direction>(initialDirection);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const refusal = refusalIn(moving.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, ['/amount', '/reason']);
  const amount = parseDecimal(typed, 2);
  const isAmount = amount !== undefined && Number(amount) > 0;
  const reasons = Object.values<string>(
    t(direction === 'in' ? 'cash.reasonsIn' : 'cash.reasonsOut', { returnObjects: true }),
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isAmount || reason.trim() === '' || moving.isPending) return;
    const isOwn = signIn?.operator.id === session.operator.id;
    const action = isOwn ? 'move_cash' : 'move_cash_of_another';
    const granted = await permit(action, { cash_session_id: session.id, amount });
    if (!granted) return;
    moving.mutate(
      {
        direction,
        amount,
        reason: reason.trim(),
        ...(granted.approvalId && { approval_id: granted.approvalId }),
      },
      { onSuccess: onDone },
    );
  };

  return (
    <Dialog
      title={t(direction === 'in' ? 'cash.moneyIn' : 'cash.moneyOut')}
      size="lg"
      busy={moving.isPending}
      onClose={onClose}
    >
      <form ref={form} noValidate className={styles.stack} onSubmit={submit}>
        <SegmentedControl
          aria-label={t('cash.direction')}
          data={directions.map((value) => ({ value, label: t(`cash.${value}`) }))}
          value={direction}
          onChange={(chosen) => setDirection(chosen)}
        />
        <AmountField
          label={t('cash.amount')}
          value={typed}
          error={isAsked && !isAmount ? t('cash.needsAmount') : errorAt(refusal, '/amount')}
          isLarge
          onChange={setTyped}
        />
        <ReasonField
          label={t('cash.reason')}
          maxLength={200}
          usual={reasons}
          value={reason}
          error={isAsked && reason.trim() === '' ? t('cash.needsReason') : errorAt(refusal, '/reason')}
          onChange={setReason}
        />
        <ScanRefused why={t('cash.scanNoSale')} isInDialog />
        {besides && <RefusalNotice refusal={besides} />}
        <DialogButtons confirm={t('cash.note')} busy={moving.isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
