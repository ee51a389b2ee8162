import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorResource } from '../../../../src-main/contract/counter/operator.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from '../workplace.module.css';
import { pinFaultOf } from './operator-draft.ts';
import { useOperatorChange } from './operators-query.ts';
import { PinFields } from './pin-fields.tsx';

interface PinDialogProps {
  readonly operator: OperatorResource;
  readonly onClose: () => void;
}

/** The PIN here of somebody whom the head office decides about. */
export function PinDialog({ operator, onClose }: PinDialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState({ pin: '', repeatedPin: '' });
  const [isAsked, setAsked] = useState(false);
  const change = useOperatorChange(operator.id);
  const refusal = refusalIn(change.error);
  const besides = refusalBesides(refusal, ['/pin']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!pinFaultOf(draft, true)) change.mutate({ pin: draft.pin }, { onSuccess: onClose });
  };
  return (
    <Dialog
      title={t('workplace.pinOf', { name: operator.name })}
      size="lg"
      busy={change.isPending}
      onClose={onClose}
    >
      <form noValidate className={styles.stack} onSubmit={submit}>
        <PinFields
          draft={draft}
          isChange={false}
          fault={isAsked ? pinFaultOf(draft, true) : undefined}
          refused={errorAt(refusal, '/pin')}
          onChange={(changed) => setDraft({ ...draft, ...changed })}
        />
        {besides && <RefusalNotice refusal={besides} />}
        <DialogButtons confirm={t('operators.setPin')} busy={change.isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
