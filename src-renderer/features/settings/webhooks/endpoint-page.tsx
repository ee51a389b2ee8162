import { Skeleton, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { WebhookEndpointResource } from '../../../../src-main/contract/webhook-endpoint.ts';
import { refusalIn } from '../../../lib/answer.ts';
import { formatInstant } from '../../../lib/format.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/page.tsx';
import { RefusalNotice } from '../../../ui/refusal-notice.tsx';
import { DeliveriesPanel } from './deliveries-panel.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { EndpointBadge } from './endpoint-badge.tsx';
import { EndpointTest } from './endpoint-test.tsx';
import { useEventWords } from './event-words.ts';
import { LastDay } from './last-day.tsx';
import { stateOf } from './webhook-state.ts';
import styles from './webhooks.module.css';
import { useEndpoint } from './webhooks-query.ts';

/** One address that is told: whether it works, what can be done about it, and all it was told. */
export function EndpointPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: endpoint, error } = useEndpoint(id);
  const refusal = refusalIn(error);
  return (
    <>
      <BackLink to="/ajustes/webhooks">{t('webhooks.all')}</BackLink>
      {refusal && <RefusalNotice refusal={refusal} />}
      {!endpoint && !refusal && <Skeleton height="16rem" />}
      {endpoint && (
        <>
          <EndpointPanel endpoint={endpoint} />
          <DeliveriesPanel key={endpoint.id} endpoint={endpoint} />
        </>
      )}
    </>
  );
}

function EndpointPanel({ endpoint }: { readonly endpoint: WebhookEndpointResource }) {
  const { t } = useTranslation();
  const { summaryOf } = useEventWords();
  const { url, events, secret_hint, previous_secret_expires_at: until, created_at } = endpoint;
  return (
    <Panel>
      <div className={styles.stack}>
        <div className={styles.bar}>
          <Title order={2} className={styles.address ?? ''}>
            {url}
          </Title>
          <EndpointBadge endpoint={endpoint} />
        </div>
        <EndpointTrouble endpoint={endpoint} />
        <Facts
          facts={[
            { label: t('webhooks.asked'), value: summaryOf(events) },
            { label: t('webhooks.lastDay'), value: <LastDay endpoint={endpoint} /> },
            {
              label: t('webhooks.secret'),
              value: (
                <>
                  {t('webhooks.secretEnds', { hint: secret_hint })}
                  {until && (
                    <div className={styles.hint}>
                      {t('webhooks.previousSecret', { until: formatInstant(until) })}
                    </div>
                  )}
                </>
              ),
            },
            {
              label: t('webhooks.created'),
              value: <span className="tabular">{formatInstant(created_at)}</span>,
            },
          ]}
        />
        <EndpointTest endpoint={endpoint} actions={<EndpointActions endpoint={endpoint} />} />
      </div>
    </Panel>
  );
}

function EndpointTrouble({ endpoint }: { readonly endpoint: WebhookEndpointResource }) {
  const { t } = useTranslation();
  const state = stateOf(endpoint);
  if (state === 'disabled') {
    return (
      <Notice tone="quiet" title={t('webhooks.disabledNotice')}>
        {t('webhooks.disabledHint')}
      </Notice>
    );
  }
  if (state !== 'failing' || endpoint.failing_since === undefined) return null;
  return (
    <Notice tone="bad" title={t('webhooks.failingSince', { since: formatInstant(endpoint.failing_since) })}>
      {t('webhooks.failingHint')}
    </Notice>
  );
}
