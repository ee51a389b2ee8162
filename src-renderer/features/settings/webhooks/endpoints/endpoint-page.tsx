import { Skeleton, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { WebhookEndpointResource } from '../../../../../src-main/contract/webhooks/webhook-endpoint.ts';
import { formatInstant } from '../../../../lib/format/format.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { BackLink } from '../../../../ui/layout/back-link.tsx';
import { DescriptionList } from '../../../../ui/layout/description-list.tsx';
import { Panel } from '../../../../ui/layout/page.tsx';
import { DeliveriesPanel } from '../deliveries/deliveries-panel.tsx';
import { LastDay } from '../deliveries/last-day.tsx';
import { useEventNames } from '../events/event-names.ts';
import { stateOf } from '../webhook-state.ts';
import styles from '../webhooks.module.css';
import { useEndpoint } from '../webhooks-query.ts';
import { EndpointActions } from './endpoint-actions.tsx';
import { EndpointBadge } from './endpoint-badge.tsx';
import { EndpointTest } from './endpoint-test.tsx';

/** One endpoint: whether it works, what can be done about it, and its deliveries. */
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
  const { summaryOf } = useEventNames();
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
        <DescriptionList
          items={[
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
