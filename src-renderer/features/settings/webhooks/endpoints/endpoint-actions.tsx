import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { WebhookEndpointResource } from '../../../../../src-main/contract/webhooks/webhook-endpoint.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { useMay } from '../../../../lib/workplace/use-may.ts';
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx';
import { SecretDialog } from '../../../../ui/dialogs/secret-dialog.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { choiceOf } from '../events/events-choice.ts';
import styles from '../webhooks.module.css';
import { useEndpointChange, useEndpointRemoval, useSecretRotation } from '../webhooks-query.ts';
import { EndpointDialog } from './endpoint-dialog.tsx';

type EndpointDialogName = 'change' | 'rotation' | 'stop' | 'removal';

interface AskedProps {
  readonly endpoint: WebhookEndpointResource;
  readonly onClose: () => void;
}

/** What can be done with an endpoint; whatever is felt outside is asked once more. */
export function EndpointActions({ endpoint }: { readonly endpoint: WebhookEndpointResource }) {
  const { t } = useTranslation();
  const mayChange = useMay()('manage_destinations');
  const [openDialog, setOpenDialog] = useState<EndpointDialogName>();
  const resumption = useEndpointChange(endpoint.id);
  const refusal = refusalIn(resumption.error);
  const shown = { endpoint, onClose: () => setOpenDialog(undefined) };
  return (
    <>
      {mayChange && endpoint.disabled && (
        <Button loading={resumption.isPending} onClick={() => resumption.mutate({ disabled: false })}>
          {t('webhooks.enable')}
        </Button>
      )}
      {mayChange && (
        <Button variant="default" onClick={() => setOpenDialog('change')}>
          {t('webhooks.edit')}
        </Button>
      )}
      <Button variant="default" onClick={() => setOpenDialog('rotation')}>
        {t('webhooks.rotate')}
      </Button>
      {mayChange && !endpoint.disabled && (
        <Button variant="default" onClick={() => setOpenDialog('stop')}>
          {t('webhooks.disable')}
        </Button>
      )}
      <Button
        className={styles.last ?? ''}
        variant="subtle"
        color="red"
        onClick={() => setOpenDialog('removal')}
      >
        {t('webhooks.remove')}
      </Button>
      {refusal && <RefusalNotice refusal={refusal} />}
      {openDialog === 'change' && <Change {...shown} />}
      {openDialog === 'rotation' && <Rotation {...shown} />}
      {openDialog === 'stop' && <Stop {...shown} />}
      {openDialog === 'removal' && <Removal {...shown} />}
    </>
  );
}

function Change({ endpoint, onClose }: AskedProps) {
  const { t } = useTranslation();
  const change = useEndpointChange(endpoint.id);
  return (
    <EndpointDialog
      title={t('webhooks.editTitle')}
      confirm={t('action.save')}
      initial={{ url: endpoint.url, events: choiceOf(endpoint.events) }}
      saving={change}
      onSubmit={(wanted) => change.mutate(wanted, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function Rotation({ endpoint, onClose }: AskedProps) {
  const { t } = useTranslation();
  const rotation = useSecretRotation(endpoint.id);
  if (rotation.data) {
    return (
      <SecretDialog
        title={t('webhooks.secretTitle')}
        label={t('webhooks.secret')}
        hint={t('webhooks.secretHint')}
        secret={rotation.data.secret}
        onClose={onClose}
      />
    );
  }
  return (
    <QuestionDialog
      title={t('webhooks.rotate')}
      question={t('webhooks.rotateQuestion')}
      caution={endpoint.previous_secret_expires_at && t('webhooks.rotateAgain')}
      confirm={t('webhooks.rotateConfirm')}
      doing={rotation}
      onConfirm={() => rotation.mutate()}
      onClose={onClose}
    />
  );
}

function Stop({ endpoint, onClose }: AskedProps) {
  const { t } = useTranslation();
  const change = useEndpointChange(endpoint.id);
  return (
    <QuestionDialog
      title={t('webhooks.disable')}
      question={t('webhooks.disableQuestion')}
      confirm={t('webhooks.disable')}
      doing={change}
      onConfirm={() => change.mutate({ disabled: true }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function Removal({ endpoint, onClose }: AskedProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const removal = useEndpointRemoval(endpoint.id);
  return (
    <QuestionDialog
      title={t('webhooks.remove')}
      question={t('webhooks.removeQuestion')}
      confirm={t('webhooks.remove')}
      isDestructive
      doing={removal}
      onConfirm={() => removal.mutate(undefined, { onSuccess: () => void navigate('/ajustes/webhooks') })}
      onClose={onClose}
    />
  );
}
