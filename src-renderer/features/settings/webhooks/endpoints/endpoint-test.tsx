import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookEndpointResource } from '../../../../../src-main/contract/webhooks/webhook-endpoint.ts';
import { formatElapsed } from '../../../../lib/format/format.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import styles from '../webhooks.module.css';
import { useDeliveries, useEndpointTest } from '../webhooks-query.ts';

interface EndpointTestProps {
  readonly endpoint: WebhookEndpointResource;
  /** What else can be done with it, beside the test. */
  readonly actions: ReactNode;
}

/** Sends a test, and stays with it until it is known whether it arrived. */
export function EndpointTest({ endpoint, actions }: EndpointTestProps) {
  const { t } = useTranslation();
  const test = useEndpointTest(endpoint.id);
  const refusal = refusalIn(test.error);
  return (
    <>
      {test.data && !endpoint.disabled && <TestOutcome endpointId={endpoint.id} deliveryId={test.data.id} />}
      {refusal && <RefusalNotice refusal={refusal} />}
      <div className={styles.actions}>
        {!endpoint.disabled && (
          <Button
            leftSection={<IconSend size={18} aria-hidden />}
            loading={test.isPending}
            onClick={() => test.mutate()}
          >
            {t('webhooks.test')}
          </Button>
        )}
        {actions}
      </div>
    </>
  );
}

interface TestOutcomeProps {
  readonly endpointId: string;
  readonly deliveryId: string;
}

/** How the test went; nothing once newer notices have pushed it off the first page. */
function TestOutcome({ endpointId, deliveryId }: TestOutcomeProps) {
  const { t, i18n } = useTranslation();
  const { data: page } = useDeliveries(endpointId);
  const delivery = page?.data.find(({ id }) => id === deliveryId);
  const last = delivery?.attempts.at(-1);
  if (!delivery || !last) return <Notice tone="wait" title={t('webhooks.testUnderWay')} />;
  if (delivery.status === 'succeeded') {
    const values = { status: last.status_code ?? '', time: formatElapsed(last.duration_ms) };
    return <Notice tone="ok" title={t('webhooks.testArrived', values)} />;
  }
  return (
    <Notice tone="bad" title={t('webhooks.testMissed')}>
      <div lang={i18n.language === 'es' ? undefined : 'es'}>{last.error}</div>
      {delivery.status === 'pending' && <div>{t('webhooks.testAgain')}</div>}
    </Notice>
  );
}
