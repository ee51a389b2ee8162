import { SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type WebhookDeliveryResource,
  type WebhookDeliveryStatus,
  webhookDeliveryStatuses,
} from '../../../../../src-main/contract/webhooks/webhook-delivery.ts';
import type { WebhookEndpointResource } from '../../../../../src-main/contract/webhooks/webhook-endpoint.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../../ui/layout/page.tsx';
import { CursorButtons } from '../../../../ui/tables/cursor-buttons.tsx';
import styles from '../webhooks.module.css';
import { useDeliveries } from '../webhooks-query.ts';
import { DeliveriesTable } from './deliveries-table.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';

/** All that was sent to an address, the newest first. */
export function DeliveriesPanel({ endpoint }: { readonly endpoint: WebhookEndpointResource }) {
  const { t } = useTranslation();
  const [status, setStatus] = useState<WebhookDeliveryStatus>();
  const [cursor, setCursor] = useState<string>();
  const [viewed, setViewed] = useState<WebhookDeliveryResource>();
  const { data: page, error } = useDeliveries(endpoint.id, { status, cursor });
  const refusal = refusalIn(error);
  const deliveries = page?.data;
  const current = deliveries?.find(({ id }) => id === viewed?.id) ?? viewed;
  return (
    <Panel title={t('webhooks.sent')} padded={false}>
      <div className={`${styles.inset} ${styles.stack}`}>
        <SegmentedControl
          className={styles.own ?? ''}
          aria-label={t('webhooks.show')}
          data={[
            { value: 'all', label: t('webhooks.showAll') },
            ...webhookDeliveryStatuses.map((value) => ({
              value,
              label: t(`webhooks.statusChoice.${value}`),
            })),
          ]}
          value={status ?? 'all'}
          onChange={(chosen) => {
            setStatus(webhookDeliveryStatuses.find((one) => one === chosen));
            setCursor(undefined);
          }}
        />
        {refusal && <RefusalNotice refusal={refusal} />}
        {!page && !refusal && <Skeleton height="8rem" />}
        {deliveries?.length === 0 && (
          <Text c="dimmed">{t(status ? 'webhooks.noneOfThese' : 'webhooks.noDeliveries')}</Text>
        )}
      </div>
      {deliveries && deliveries.length > 0 && <DeliveriesTable deliveries={deliveries} onView={setViewed} />}
      {page && <CursorButtons page={page} isInset onMove={setCursor} />}
      {current && (
        <DeliveryDialog
          key={current.id}
          delivery={current}
          canRetry={!endpoint.disabled}
          onClose={() => setViewed(undefined)}
        />
      )}
    </Panel>
  );
}
