import { Button, Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SyncResource } from '../../../src-main/contract/delivery/sync.ts';
import type { WaitingDocument } from '../../../src-main/contract/documents/lists/waiting-document.ts';
import { formatInstant } from '../../lib/format/format.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { useWaiting } from '../../lib/queries/documents/sync-query.ts';
import { useNow } from '../../lib/use-now.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { nextStepOf } from './next-step.ts';
import styles from './sync.module.css';
import { WaitingRow } from './waiting-row.tsx';

interface WaitingListProps {
  readonly sync: SyncResource;
  /** All that wait, shown or not. */
  readonly total: number;
  readonly onLeave: () => void;
}

/** What goes on by itself, oldest first: why each waits, and until when. */
export function WaitingList({ sync, total, onLeave }: WaitingListProps) {
  const { t } = useTranslation();
  const { data: documents, error } = useWaiting('by_themselves');
  const refusal = refusalIn(error);
  if (!documents) return refusal ? <RefusalNotice refusal={refusal} /> : <Skeleton height="6rem" />;
  if (documents.length === 0) return <Text c="dimmed">{t('sync.waitingNone')}</Text>;
  return (
    <>
      <ul className={styles.list}>
        {documents.map((document) => (
          <WaitingRow key={document.document_id} document={document} onLeave={onLeave}>
            <Why document={document} sync={sync} />
          </WaitingRow>
        ))}
      </ul>
      {total > documents.length && (
        <div className={styles.more}>
          <Text c="dimmed">{t('sync.firstOnes', { count: documents.length, total })}</Text>
          <Button variant="subtle" component={Link} to="/documentos" onClick={onLeave}>
            {t('sync.seeAll')}
          </Button>
        </div>
      )}
    </>
  );
}

interface WhyProps {
  readonly document: WaitingDocument;
  readonly sync: SyncResource;
}

function Why({ document, sync }: WhyProps) {
  const { t, i18n } = useTranslation();
  const { step, problem_message, attempts } = document;
  const next = nextStepOf(document, sync, useNow(1000));
  const at = next.kind === 'later' ? formatInstant(next.at).slice(-8) : undefined;
  return (
    <div>
      <div className={styles.step}>{t(`sync.step.${step}`)}</div>
      {problem_message && (
        <div className={styles.problem} lang={i18n.language === 'es' ? undefined : 'es'}>
          {problem_message}
        </div>
      )}
      <div className={`${styles.dim} tabular`}>
        {t(`sync.nextStep.${next.kind}`, { at })}
        {attempts > 0 && ` · ${t('sync.attempts', { count: attempts })}`}
      </div>
    </div>
  );
}
