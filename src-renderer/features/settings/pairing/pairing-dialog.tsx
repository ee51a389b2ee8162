import { Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PairingResource } from '../../../../src-main/contract/pairing.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from './pairing.module.css';
import { PairingCode } from './pairing-code.tsx';
import { usePairingDecision } from './pairing-query.ts';
import { PermissionFields, type Permissions } from './permission-fields.tsx';

interface PairingDialogProps {
  readonly pairing: PairingResource;
  readonly onClose: () => void;
}

/** Asks for which business a program may act, and what it may do. */
export function PairingDialog({ pairing, onClose }: PairingDialogProps) {
  const { t } = useTranslation();
  const { environment } = useService();
  const [permissions, setPermissions] = useState<Permissions>({ environment, scopes: ['read', 'issue'] });
  const decision = usePairingDecision(pairing.id);
  const refusal = refusalIn(decision.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { scopes } = permissions;
    if (scopes.length === 0) return;
    decision.mutate({ ...permissions, scopes: [...scopes], allowed_origins: [] }, { onSuccess: onClose });
  };
  return (
    <Dialog
      title={t('pairing.dialogTitle', { name: pairing.name })}
      size="lg"
      busy={decision.isPending}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <div className={styles.compare}>
            <PairingCode pairing={pairing} />
            <Text>{t('pairing.compare')}</Text>
          </div>
          <PermissionFields value={permissions} onChange={setPermissions} />
          {refusal && <RefusalNotice refusal={refusal} />}
          <DialogButtons confirm={t('pairing.confirm')} busy={decision.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
