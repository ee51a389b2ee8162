import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmissionPointResource } from '../../../../../src-main/contract/business/emission-point.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../../lib/http/answer.ts';
import { useFirstFault } from '../../../../lib/http/use-first-fault.ts';
import { useAddressChange } from '../../../../lib/queries/business/emission-points-query.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import styles from './points.module.css';

interface AddressDialogProps {
  readonly establishment: Pick<EmissionPointResource, 'establishment' | 'address'>;
  readonly onClose: () => void;
}

/** Where an establishment is. */
export function AddressDialog({
  establishment: { establishment, address = '' },
  onClose,
}: AddressDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(address);
  const change = useAddressChange(establishment);
  const refusal = refusalIn(change.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, ['/address']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(typed.trim(), { onSuccess: onClose });
  };
  const title = t('points.moveTitle', { code: establishment });
  return (
    <Dialog title={title} size="lg" busy={change.isPending} onClose={onClose}>
      <form ref={form} noValidate className={styles.stack} onSubmit={submit}>
        <TextInput
          label={t('points.address')}
          description={t('points.moveHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          maxLength={300}
          data-autofocus
          value={typed}
          error={errorAt(refusal, '/address')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {besides && <RefusalNotice refusal={besides} />}
        <DialogButtons confirm={t('action.save')} busy={change.isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
