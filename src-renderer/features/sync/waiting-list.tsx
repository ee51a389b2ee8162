import { Button, Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WaitingDocument } from '../../../src-main/contract/waiting-document.ts';
import { refusalIn } from '../../lib/answer.ts';
import { formatInstant } from '../../lib/format.ts';
import { useWaiting } from '../../lib/sync-query.ts';
import { RefusalNotice } from '../../ui/refusal-notice.tsx';
import styles from './sync.module.css';
import { WaitingRow } from './waiting-row.tsx';

interface WaitingListProps {
  /** All that wait, shown or not. */
  readonly total: number;
  readonly onLeave: () => void;
}

/** What goes on by itself, oldest first: why each waits, and until when. */
export function WaitingList({ total, onLeave }: WaitingListProps) {
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
            <Why document={document} />
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

function Why({ document }: { readonly document: WaitingDocument }) {
  const { t, i18n } = useTranslation();
  const { step, problem_message, attempts, next_attempt_at } = document;
  const isAhead = next_attempt_at !== undefined && Date.parse(next_attempt_at) > Date.now();
  const tries = [
    attempts > 0 ? t('sync.attempts', { count: attempts }) : undefined,
    isAhead && attempts > 0 ? t('sync.next', { at: formatInstant(next_attempt_at).slice(-8) }) : undefined,
  ].filter((part) => part !== undefined);
  return (
    <div>
      <div className={styles.step}>{t(`sync.step.${step}`)}</div>
      {problem_message && (
        <div className={styles.problem} lang={i18n.language === 'es' ? undefined : 'es'}>
          {problem_message}
        </div>
      )}
      {tries.length > 0 && <div className={`${styles.dim} tabular`}>{tries.join(' · ')}</div>}
    </div>
  );
}
