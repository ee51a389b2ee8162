import { Button, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeResource } from '../../../../src-main/contract/documents/authority/exchange.ts';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { formatElapsed, formatInstant } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { Outcome } from '../../../ui/feedback/outcome.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../documents.module.css';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { StatusRefresh } from './status-refresh.tsx';
import { useExchanges } from './use-exchanges.ts';

/** Every question to the authority about a document and how it was answered, to be read word by word. */
export function ExchangesPanel({ document }: { readonly document: DocumentResource }) {
  const { t } = useTranslation();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useExchanges(document);
  const [viewed, setViewed] = useState<ExchangeResource>();
  const exchanges = data?.pages.flatMap((page) => page.data);
  const refusal = refusalIn(error);
  return (
    <Panel title={t('exchange.title')} padded={false}>
      <div className={styles.conversation}>
        {document.status === 'submitted' && <StatusRefresh id={document.id} />}
        {refusal && <RefusalNotice refusal={refusal} />}
        {!exchanges && !refusal && <Skeleton height="4rem" />}
        {exchanges?.length === 0 && <Text c="dimmed">{t('exchange.none')}</Text>}
      </div>
      {exchanges && exchanges.length > 0 && <ExchangesTable exchanges={exchanges} onView={setViewed} />}
      {hasNextPage && (
        <div className={styles.conversation}>
          <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('exchange.older')}
          </Button>
        </div>
      )}
      {viewed && <ExchangeDialog exchange={viewed} onClose={() => setViewed(undefined)} />}
    </Panel>
  );
}

interface ExchangesTableProps {
  readonly exchanges: readonly ExchangeResource[];
  readonly onView: (exchange: ExchangeResource) => void;
}

function ExchangesTable({ exchanges, onView }: ExchangesTableProps) {
  const { t } = useTranslation();
  return (
    <table className={`${styles.table} ${styles.section}`} aria-label={t('exchange.list')}>
      <thead>
        <tr>
          <th scope="col">{t('exchange.when')}</th>
          <th scope="col">{t('exchange.what')}</th>
          <th scope="col">{t('exchange.outcomeColumn')}</th>
          <th scope="col" className={styles.right}>
            {t('exchange.duration')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {exchanges.map((exchange) => (
          <tr key={exchange.id}>
            <td className={`${styles.whole} ${styles.dim} tabular`}>{formatInstant(exchange.started_at)}</td>
            <td>{t(`exchange.operation.${exchange.operation}`)}</td>
            <td>
              <Outcome outcome={exchange.outcome} />
            </td>
            <td className={`${styles.right} ${styles.whole} tabular`}>
              {formatElapsed(exchange.duration_ms)}
            </td>
            <td className={styles.right}>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('exchange.viewOf', {
                  operation: t(`exchange.operation.${exchange.operation}`),
                  time: formatInstant(exchange.started_at).slice(-8),
                })}
                onClick={() => onView(exchange)}
              >
                {t('exchange.view')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
