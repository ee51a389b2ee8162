import { Button, CopyButton, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeResource } from '../../../../src-main/contract/documents/authority/exchange.ts';
import { formatElapsed, formatInstant } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useOutcomeMessages } from '../../../lib/http/outcome-messages.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import styles from '../documents.module.css';
import { useVerbatim } from './use-exchanges.ts';

interface ExchangeDialogProps {
  readonly exchange: ExchangeResource;
  readonly onClose: () => void;
}

/** One exchange with the authority, both sides as they were. */
export function ExchangeDialog({ exchange, onClose }: ExchangeDialogProps) {
  const { t } = useTranslation();
  const messages = useOutcomeMessages();
  const [side, setSide] = useState<'request' | 'answer'>('answer');
  const { id, document_id, operation, started_at, duration_ms, endpoint, http_status, revision, outcome } =
    exchange;
  return (
    <Dialog
      title={`${t(`exchange.operation.${operation}`)} · ${messages(outcome)}`}
      size="xl"
      onClose={onClose}
    >
      <div className={styles.column}>
        <DescriptionList
          items={[
            {
              label: t('exchange.when'),
              value: (
                <span className="tabular">
                  {formatInstant(started_at)} · {formatElapsed(duration_ms)}
                </span>
              ),
            },
            { label: t('exchange.endpoint'), value: endpoint },
            { label: t('exchange.httpStatus'), value: http_status ?? undefined },
            { label: t('exchange.revision'), value: revision },
          ]}
        />
        <SegmentedControl
          aria-label={t('exchange.title')}
          data={[
            { value: 'answer', label: t('exchange.answer') },
            { value: 'request', label: t('exchange.request') },
          ]}
          value={side}
          onChange={setSide}
        />
        <Verbatim key={side} documentId={document_id} exchangeId={id} side={side} />
      </div>
    </Dialog>
  );
}

interface VerbatimProps {
  readonly documentId: string;
  readonly exchangeId: string;
  readonly side: 'request' | 'answer';
}

function Verbatim({ documentId, exchangeId, side }: VerbatimProps) {
  const { t } = useTranslation();
  const { data: text, error } = useVerbatim(documentId, exchangeId, side);
  const refusal = refusalIn(error);
  if (refusal) return <RefusalNotice refusal={refusal} />;
  if (text === undefined) return <Skeleton height="12rem" />;
  if (text === null || text === '') return <Text c="dimmed">{t('exchange.noAnswer')}</Text>;
  return (
    <>
      <textarea
        className={styles.verbatim}
        aria-label={t(`exchange.${side}`)}
        readOnly
        spellCheck={false}
        value={text}
      />
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button
            className={styles.own ?? ''}
            variant="default"
            leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            onClick={copy}
          >
            {t(copied ? 'exchange.copied' : 'exchange.copy')}
          </Button>
        )}
      </CopyButton>
    </>
  );
}
