import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../../lib/http/answer.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { useHeldLabel } from './use-held-label.ts';
import { useHoldSale } from './use-hold-sale.ts';

interface HoldDialogProps {
  readonly onHeld: (label: string) => void;
  /** It is to be saved as a proforma instead. */
  readonly onProforma: () => void;
  readonly onClose: () => void;
}

/** Puts the sale aside under a name; Enter takes the one it proposes. */
export function HoldDialog({ onHeld, onProforma, onClose }: HoldDialogProps) {
  const { t } = useTranslation();
  const proposed = useHeldLabel();
  const [label, setLabel] = useState(proposed);
  const { hold, isPending, error } = useHoldSale();
  const refusal = refusalIn(error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const name = label.trim() || proposed;
    await hold(name).then(
      () => onHeld(name),
      // Shown in the dialog, by the state of the mutation.
      () => undefined,
    );
  };
  return (
    <Dialog title={t('sale.holdTitle')} size="lg" busy={isPending} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={t('sale.holdLabel')}
            description={t('sale.holdHint')}
            placeholder={t('sale.holdPlaceholder')}
            data-autofocus
            autoComplete="off"
            maxLength={100}
            value={label}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setLabel(event.currentTarget.value)}
          />
          {refusal && <RefusalNotice refusal={refusal} />}
          <DialogButtons confirm={t('sale.holdConfirm')} busy={isPending} onClose={onClose}>
            <Button variant="default" mr="auto" disabled={isPending} onClick={onProforma}>
              {t('proformas.save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
