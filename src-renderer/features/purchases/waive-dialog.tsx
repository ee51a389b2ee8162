import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../lib/http/answer.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { ReasonField } from '../../ui/fields/reason-field.tsx';

interface WaiveDialogProps {
  readonly title: string;
  readonly doing: { readonly isPending: boolean; readonly error: Error | null };
  readonly onWaive: (reason: string) => void;
  readonly onClose: () => void;
}

/** Why nothing is withheld: a reader of the month wants to know later. */
export function WaiveDialog({ title, doing, onWaive, onClose }: WaiveDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const refusal = refusalIn(doing.error);
  return (
    <Dialog title={title} size="md" busy={doing.isPending} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() !== '') onWaive(reason.trim());
        }}
      >
        <Stack>
          <ReasonField
            label={t('purchases.reason')}
            maxLength={300}
            usual={[
              t('purchases.reasons.elsewhere'),
              t('purchases.reasons.card'),
              t('purchases.reasons.exempt'),
            ]}
            value={reason}
            onChange={setReason}
          />
          {refusal && <RefusalNotice refusal={refusal} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" disabled={reason.trim() === ''} loading={doing.isPending}>
              {t('purchases.waiveConfirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
