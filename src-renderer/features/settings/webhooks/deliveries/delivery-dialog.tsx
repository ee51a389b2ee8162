import { Button, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { WebhookDeliveryResource } from '../../../../../src-main/contract/webhooks/webhook-delivery.ts';
import { formatElapsed, formatInstant } from '../../../../lib/format/format.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { CopyAction } from '../../../../ui/actions/copy-action.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { DescriptionList } from '../../../../ui/layout/description-list.tsx';
import { useEventNames } from '../events/event-names.ts';
import styles from '../webhooks.module.css';
import { isLeaving, useDeliveryRetry } from '../webhooks-query.ts';

interface DeliveryDialogProps {
  readonly delivery: WebhookDeliveryResource;
  /** A stopped address is sent nothing. */
  readonly canRetry: boolean;
  readonly onClose: () => void;
}

/** One notice on its way to an address: every attempt, and what is sent. */
export function DeliveryDialog({ delivery, canRetry, onClose }: DeliveryDialogProps) {
  const { t } = useTranslation();
  const { eventName } = useEventNames();
  const { event, status, next_attempt_at: next } = delivery;
  const sent = JSON.stringify(event.data, undefined, 2);
  return (
    <Dialog
      title={`${eventName(event.type)} · ${t(`webhooks.status.${status}`)}`}
      size="xl"
      onClose={onClose}
    >
      <div className={styles.stack}>
        {next && !isLeaving(delivery) && (
          <Notice tone="wait" title={t('webhooks.nextAttempt', { at: formatInstant(next) })} />
        )}
        <AttemptsTable delivery={delivery} />
        {canRetry && <Retry delivery={delivery} />}
        <DescriptionList
          items={[
            { label: t('webhooks.eventType'), value: <span className={styles.code}>{event.type}</span> },
            { label: t('webhooks.eventId'), value: <span className={styles.code}>{event.id}</span> },
          ]}
        />
        <textarea
          className={styles.verbatim}
          aria-label={t('webhooks.data')}
          readOnly
          spellCheck={false}
          value={sent}
        />
        <div>
          <CopyAction value={sent}>{t('secret.copy')}</CopyAction>
        </div>
      </div>
    </Dialog>
  );
}

function AttemptsTable({ delivery: { attempts } }: { readonly delivery: WebhookDeliveryResource }) {
  const { t, i18n } = useTranslation();
  if (attempts.length === 0) return <Text c="dimmed">{t('webhooks.noAttempts')}</Text>;
  return (
    <table className={`${styles.table} ${styles.flush}`} aria-label={t('webhooks.attempts')}>
      <thead>
        <tr>
          <th scope="col">{t('webhooks.when')}</th>
          <th scope="col">{t('webhooks.answer')}</th>
          <th scope="col" className={styles.right}>
            {t('webhooks.took')}
          </th>
        </tr>
      </thead>
      <tbody>
        {attempts.map(({ at, status_code, error, duration_ms }) => (
          <tr key={at}>
            <td className={`${styles.whole} tabular`}>{formatInstant(at)}</td>
            <td className={styles.wide}>
              {error === undefined ? (
                t('webhooks.answered', { status: status_code })
              ) : (
                <span lang={i18n.language === 'es' ? undefined : 'es'}>{error}</span>
              )}
            </td>
            <td className={`${styles.right} ${styles.whole} tabular`}>{formatElapsed(duration_ms)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Retry({ delivery }: { readonly delivery: WebhookDeliveryResource }) {
  const { t } = useTranslation();
  const retry = useDeliveryRetry(delivery);
  const refusal = refusalIn(retry.error);
  return (
    <>
      {refusal && <RefusalNotice refusal={refusal} />}
      <div className={styles.bar}>
        <Text c="dimmed">{t('webhooks.retryHint')}</Text>
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={retry.isPending || isLeaving(delivery)}
          onClick={() => retry.mutate()}
        >
          {t('webhooks.retry')}
        </Button>
      </div>
    </>
  );
}
