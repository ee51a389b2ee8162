import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ApiKeyResource } from '../../../../src-main/contract/local.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { useKeyRevocation } from './pairing-query.ts';

interface PairingRevocationProps {
  readonly apiKey: ApiKeyResource;
  readonly onClose: () => void;
}

/** Asks once more before a program stops working. */
export function PairingRevocation({ apiKey, onClose }: PairingRevocationProps) {
  const { t } = useTranslation();
  const revocation = useKeyRevocation(apiKey.id);
  const refusal = refusalIn(revocation.error);
  return (
    <Dialog
      title={t('pairing.revokeTitle', { name: apiKey.name })}
      size="md"
      busy={revocation.isPending}
      onClose={onClose}
    >
      <Stack>
        <Text>{t('pairing.revokeHint')}</Text>
        {refusal && <RefusalNotice refusal={refusal} />}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            color="red"
            loading={revocation.isPending}
            onClick={() => revocation.mutate(undefined, { onSuccess: onClose })}
          >
            {t('pairing.revoke')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
