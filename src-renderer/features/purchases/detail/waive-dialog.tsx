import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../../lib/http/answer.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { ReasonField } from '../../../ui/fields/reason-field.tsx';
import { usePurchaseChange } from '../purchases-query.ts';

interface WaiveDialogProps {
  readonly purchaseId: string;
  readonly onClose: () => void;
}

/** Why nothing is withheld: whoever looks at the month later wants to know. */
export function WaiveDialog({ purchaseId, onClose }: WaiveDialogProps) {
  const { t } = useTranslation();
  const change = usePurchaseChange(purchaseId);
  const [reason, setReason] = useState('');
  const refusal = refusalIn(change.error);
  return (
    <Dialog title={t('purchases.waiveTitle')} size="md" busy={change.isPending} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() !== '') change.mutate({ waived_reason: reason.trim() }, { onSuccess: onClose });
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
            <Button type="submit" disabled={reason.trim() === ''} loading={change.isPending}>
              {t('purchases.waiveConfirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
