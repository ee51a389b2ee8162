import { useTranslation } from 'react-i18next';
import type { WebhookEndpointResource } from '../../../../../src-main/contract/webhooks/webhook-endpoint.ts';
import styles from '../webhooks.module.css';

/** What went to an address in a day, and what of it has not arrived. */
export function LastDay({ endpoint }: { readonly endpoint: WebhookEndpointResource }) {
  const { t } = useTranslation();
  const { deliveries_24h, failed_24h } = endpoint;
  return (
    <span className="tabular">
      {t('webhooks.deliveries24h', { count: deliveries_24h })}
      {failed_24h > 0 && (
        <>
          {' · '}
          <span className={styles.missed}>{t('webhooks.failed24h', { count: failed_24h })}</span>
        </>
      )}
    </span>
  );
}
