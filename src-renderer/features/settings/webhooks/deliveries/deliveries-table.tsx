import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type {
  WebhookDeliveryResource,
  WebhookDeliveryStatus,
} from '../../../../../src-main/contract/webhooks/webhook-delivery.ts';
import { formatInstant } from '../../../../lib/format/format.ts';
import type { Tone } from '../../../../ui/feedback/tone.ts';
import { ToneBadge } from '../../../../ui/feedback/tone-badge.tsx';
import { useEventNames } from '../events/event-names.ts';
import styles from '../webhooks.module.css';

const looks = {
  pending: { tone: 'wait', icon: IconSend },
  succeeded: { tone: 'ok', icon: IconCircleCheck },
  failed: { tone: 'bad', icon: IconCircleX },
} as const satisfies Record<WebhookDeliveryStatus, { tone: Tone; icon: typeof IconSend }>;

interface DeliveriesTableProps {
  readonly deliveries: readonly WebhookDeliveryResource[];
  readonly onView: (delivery: WebhookDeliveryResource) => void;
}

export function DeliveriesTable({ deliveries, onView }: DeliveriesTableProps) {
  const { t } = useTranslation();
  const { eventName } = useEventNames();
  return (
    <table className={styles.table} aria-label={t('webhooks.sent')}>
      <thead>
        <tr>
          <th scope="col">{t('webhooks.event')}</th>
          <th scope="col">{t('webhooks.when')}</th>
          <th scope="col" className={styles.right}>
            {t('webhooks.attempts')}
          </th>
          <th scope="col">{t('webhooks.state')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => {
          const { id, event, created_at, attempts, status } = delivery;
          const name = eventName(event.type);
          return (
            <tr key={id}>
              <td className={styles.wide}>{name}</td>
              <td className={`${styles.whole} tabular`}>{formatInstant(created_at)}</td>
              <td className={`${styles.right} tabular`}>{attempts.length}</td>
              <td>
                <ToneBadge {...looks[status]}>{t(`webhooks.status.${status}`)}</ToneBadge>
              </td>
              <td className={styles.right}>
                <Button
                  variant="subtle"
                  aria-label={t('webhooks.viewOf', {
                    event: name,
                    time: formatInstant(created_at).slice(-8),
                  })}
                  onClick={() => onView(delivery)}
                >
                  {t('webhooks.view')}
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
