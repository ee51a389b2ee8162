import { Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROFORMA_DAYS, type ProformaResource } from '../../../src-main/contract/proformas/proforma.ts';
import { daysBefore } from '../../../src-main/documents/values/ecuador-time.ts';
import { today } from '../../lib/format/today.ts';
import { errorAt, refusalIn } from '../../lib/http/answer.ts';
import { type QuotedBody, useMakeProforma } from '../../lib/proformas/make-proforma.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { DialogButtons } from '../dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';
import { DateField } from '../fields/date-field.tsx';

interface SaveProformaDialogProps {
  readonly quoted: QuotedBody;
  /** The buyer has no name yet: whom it is for is asked. */
  readonly isAnonymous: boolean;
  readonly onSaved: (proforma: ProformaResource) => void;
  readonly onClose: () => void;
}

/** Saves what is being sold or written as a proforma: to whom, and until when it holds. */
export function SaveProformaDialog(props: SaveProformaDialogProps) {
  const { quoted, isAnonymous, onSaved, onClose } = props;
  const { t } = useTranslation();
  const [recipient, setRecipient] = useState('');
  const [validUntil, setValidUntil] = useState(() => daysBefore(today(), -PROFORMA_DAYS));
  const making = useMakeProforma();
  const refusal = refusalIn(making.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (making.isPending) return;
    const name = recipient.trim();
    making.mutate(
      {
        ...quoted,
        ...(validUntil !== '' && { valid_until: validUntil }),
        ...(isAnonymous && name !== '' && { recipient_name: name }),
      },
      { onSuccess: onSaved },
    );
  };
  return (
    <Dialog title={t('proformas.saveTitle')} size="md" busy={making.isPending} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          {isAnonymous && (
            <TextInput
              label={t('proformas.recipient')}
              description={t('proformas.recipientHint')}
              data-autofocus
              autoComplete="off"
              maxLength={300}
              value={recipient}
              error={errorAt(refusal, '/recipient_name')}
              onChange={(event) => setRecipient(event.currentTarget.value)}
            />
          )}
          <DateField
            label={t('proformas.validUntil')}
            data-autofocus={!isAnonymous || undefined}
            min={today()}
            value={validUntil}
            error={errorAt(refusal, '/valid_until')}
            onChange={setValidUntil}
          />
          {refusal && <RefusalNotice refusal={refusal} />}
          <DialogButtons confirm={t('proformas.saveConfirm')} busy={making.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
