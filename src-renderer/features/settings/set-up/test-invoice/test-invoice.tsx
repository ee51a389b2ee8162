import { Button, Skeleton, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceResource } from '../../../../../src-main/contract/documents/document-resource.ts';
import { isDecided } from '../../../../../src-main/documents/lifecycle/lifecycle.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { useDocument } from '../../../../lib/queries/documents/document-query.ts';
import { useSync } from '../../../../lib/queries/documents/sync-query.ts';
import { SriMessages } from '../../../../ui/documents/sri-messages.tsx';
import { StatusBadge } from '../../../../ui/documents/status-badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../../ui/layout/page.tsx';
import styles from '../set-up.module.css';
import { useNewestTest, useTestInvoice } from './test-invoice-query.ts';

/** Sends an invoice to the testing service, and says what became of it. */
export function TestInvoice() {
  const { t } = useTranslation();
  const { data: newest, error } = useNewestTest();
  const test = useTestInvoice();
  const refusal = refusalIn(test.error) ?? refusalIn(error);
  return (
    <Panel>
      <div className={styles.stack}>
        {newest === undefined && !refusal && <Skeleton height="4rem" />}
        {newest && <Outcome key={newest.id} invoice={newest} />}
        {refusal && <RefusalNotice refusal={refusal} />}
        <Button
          className={styles.own ?? ''}
          size={newest ? 'sm' : 'md'}
          variant={newest ? 'default' : 'filled'}
          loading={test.isPending}
          onClick={() => test.mutate(t('setUp.testLine'))}
        >
          {t(newest ? 'setUp.testAgain' : 'setUp.testIssue')}
        </Button>
      </div>
    </Panel>
  );
}

function Outcome({ invoice: issued }: { readonly invoice: InvoiceResource }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const { data: invoice = issued } = useDocument(issued.id, issued);
  const { data: sync } = useSync();
  const decided = isDecided(invoice.status);
  // The step is done by what the authority decided.
  useEffect(() => {
    if (decided) void cache.invalidateQueries({ queryKey: ['setup'] });
  }, [cache, decided]);
  const isOffline = sync?.online === false && !decided;
  return (
    <div className={styles.stack}>
      <div className={styles.outcome}>
        <StatusBadge status={invoice.status} size="large" />
        <Text className="tabular">{t('setUp.testNumber', { number: invoice.number })}</Text>
      </div>
      {invoice.status === 'authorized' && <Notice tone="ok" title={t('setUp.testAuthorized')} />}
      {isOffline && <Notice tone="care" title={t('setUp.testOffline')} />}
      {!decided && !isOffline && <Notice tone="wait" title={t('setUp.testWaits')} />}
      {(invoice.status === 'returned' || invoice.status === 'not_authorized') && (
        <Notice tone="bad" title={t('setUp.testRefused')} />
      )}
      <SriMessages messages={invoice.sri_messages} />
    </div>
  );
}
