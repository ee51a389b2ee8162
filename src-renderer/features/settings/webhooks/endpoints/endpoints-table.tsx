import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WebhookEndpointResource } from '../../../../../src-main/contract/webhooks/webhook-endpoint.ts';
import { LastDay } from '../deliveries/last-day.tsx';
import { useEventNames } from '../events/event-names.ts';
import styles from '../webhooks.module.css';
import { EndpointBadge } from './endpoint-badge.tsx';

interface EndpointsTableProps {
  readonly endpoints: readonly WebhookEndpointResource[];
}

/** The endpoints, their events, and whether they arrive. */
export function EndpointsTable({ endpoints }: EndpointsTableProps) {
  const { t } = useTranslation();
  const { summaryOf } = useEventNames();
  return (
    <table className={styles.table} aria-label={t('webhooks.list')}>
      <thead>
        <tr>
          <th scope="col">{t('webhooks.url')}</th>
          <th scope="col">{t('webhooks.lastDay')}</th>
          <th scope="col">{t('webhooks.state')}</th>
        </tr>
      </thead>
      <tbody>
        {endpoints.map((endpoint) => (
          <tr key={endpoint.id} className={styles.link}>
            <td className={styles.wide}>
              <Link to={`/ajustes/webhooks/${endpoint.id}`}>{endpoint.url}</Link>
              <div className={styles.hint}>{summaryOf(endpoint.events)}</div>
            </td>
            <td className={styles.whole}>
              <LastDay endpoint={endpoint} />
            </td>
            <td>
              <EndpointBadge endpoint={endpoint} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
