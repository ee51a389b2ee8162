import { Button, Skeleton, Text } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { WebhookEndpointWithSecret } from '../../../../src-main/contract/webhooks/webhook-endpoint.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { OnlyFor } from '../../../ui/actions/only-for.tsx';
import { SecretDialog } from '../../../ui/dialogs/secret-dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { EndpointDialog } from './endpoints/endpoint-dialog.tsx';
import { EndpointsTable } from './endpoints/endpoints-table.tsx';
import styles from './webhooks.module.css';
import { useEndpointCreation, useEndpoints } from './webhooks-query.ts';

/** The webhook endpoints of the current environment. */
export function WebhookSettings() {
  const { t } = useTranslation();
  const { environment } = useService();
  const { data: endpoints, error } = useEndpoints();
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<WebhookEndpointWithSecret>();
  const navigate = useNavigate();
  const refusal = refusalIn(error);
  const isEmpty = endpoints?.length === 0;
  const add = (
    <OnlyFor permission="manage_destinations" isNeeded>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
        {t('webhooks.new')}
      </Button>
    </OnlyFor>
  );
  return (
    <>
      <Panel title={t('webhooks.title')}>
        <div className={styles.stack}>
          <Text>{t('webhooks.intro')}</Text>
          <div className={styles.bar}>
            <Text c="dimmed">{t('webhooks.of', { environment: t(`environment.${environment}`) })}</Text>
            {!isEmpty && add}
          </div>
          {refusal && <RefusalNotice refusal={refusal} />}
          {!endpoints && !refusal && <Skeleton height="8rem" />}
          {isEmpty && (
            <EmptyState icon={IconWebhook} title={t('webhooks.none')} hint={t('webhooks.noneHint')}>
              {add}
            </EmptyState>
          )}
        </div>
      </Panel>
      {endpoints && !isEmpty && (
        <Panel title={t('webhooks.list')} padded={false}>
          <EndpointsTable endpoints={endpoints} />
        </Panel>
      )}
      {isAdding && (
        <Addition
          onClose={() => setAdding(false)}
          onCreated={(endpoint) => {
            setAdding(false);
            setCreated(endpoint);
          }}
        />
      )}
      {created && (
        <SecretDialog
          title={t('webhooks.secretTitle')}
          label={t('webhooks.secret')}
          hint={t('webhooks.secretHint')}
          secret={created.secret}
          onClose={() => void navigate(`/ajustes/webhooks/${created.id}`)}
        />
      )}
    </>
  );
}

interface AdditionProps {
  readonly onClose: () => void;
  readonly onCreated: (endpoint: WebhookEndpointWithSecret) => void;
}

function Addition({ onClose, onCreated }: AdditionProps) {
  const { t } = useTranslation();
  const creation = useEndpointCreation();
  return (
    <EndpointDialog
      title={t('webhooks.createTitle')}
      confirm={t('webhooks.create')}
      initial={{ url: '', events: 'all' }}
      saving={creation}
      onSubmit={(wanted) => creation.mutate(wanted, { onSuccess: onCreated })}
      onClose={onClose}
    />
  );
}
