import { Checkbox, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type KeyScope, keyScopes } from '../../../../src-main/contract/local.ts';
import type { PairingResource } from '../../../../src-main/contract/pairing.ts';
import type { Environment } from '../../../../src-main/documents/kinds.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { ChoiceCards } from '../../../ui/fields/choice-cards.tsx';
import styles from './pairing.module.css';
import { PairingCode } from './pairing-code.tsx';
import { usePairingDecision } from './pairing-query.ts';

interface PairingDialogProps {
  readonly pairing: PairingResource;
  readonly onClose: () => void;
}

/** Asks for which business a program may act, and what it may do. */
export function PairingDialog({ pairing, onClose }: PairingDialogProps) {
  const { t } = useTranslation();
  const { workspace, environment: current } = useService();
  const [environment, setEnvironment] = useState<Environment>(current);
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['read', 'issue']);
  const decision = usePairingDecision(pairing.id);
  const refusal = refusalIn(decision.error);
  const nameOf = (choice: Environment) => {
    const kind = choice === 'sandbox' ? 'sandbox' : 'live';
    const entity = workspace.entities.find((one) => one.kind === kind);
    return entity?.trade_name ?? entity?.legal_name ?? '';
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (scopes.length === 0) return;
    decision.mutate({ environment, scopes: [...scopes], allowed_origins: [] }, { onSuccess: onClose });
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
          <ChoiceCards
            label={t('pairing.environment')}
            value={environment}
            onChange={setEnvironment}
            choices={workspace.environments.map((value) => ({
              value,
              label: t(`environment.${value}`),
              hint: `${nameOf(value)} · ${t(`environment.${value}Hint`)}`,
            }))}
          />
          <Checkbox.Group
            label={t('pairing.scopes')}
            value={[...scopes]}
            error={scopes.length === 0 && t('pairing.needsScope')}
            onChange={(chosen) => setScopes(keyScopes.filter((scope) => chosen.includes(scope)))}
          >
            <Stack gap="xs" mt="xs">
              {scopesShown.map((scope) => (
                <Checkbox
                  key={scope}
                  value={scope}
                  label={t(`pairing.scope.${scope}`)}
                  description={t(`pairing.scopeHint.${scope}`)}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          {refusal && <RefusalNotice refusal={refusal} />}
          <DialogButtons confirm={t('pairing.confirm')} busy={decision.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** From what changes least to what changes most. */
const scopesShown = ['read', 'issue', 'devices', 'config'] as const satisfies readonly KeyScope[];
