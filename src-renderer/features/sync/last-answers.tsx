import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SyncAnswer } from '../../../src-main/contract/delivery/sync.ts';
import { formatElapsed, formatInstant } from '../../lib/format/format.ts';
import { Outcome } from '../../ui/feedback/outcome.tsx';
import styles from './sync.module.css';

interface LastAnswersProps {
  readonly answers: readonly SyncAnswer[];
  readonly onLeave: () => void;
}

/** What the authority answered last, newest first. */
export function LastAnswers({ answers, onLeave }: LastAnswersProps) {
  const { t } = useTranslation();
  if (answers.length === 0) return <Text c="dimmed">{t('sync.answersNone')}</Text>;
  return (
    <ul className={styles.answers}>
      {answers.map(({ at, operation, outcome, duration_ms, document_id }) => (
        <li key={`${at} ${operation} ${document_id}`}>
          <Link className={styles.answer} to={`/documentos/${document_id}`} onClick={onLeave}>
            <time className={`${styles.dim} tabular`} dateTime={at}>
              {formatInstant(at).slice(-8)}
            </time>
            <span>{t(`exchange.operation.${operation}`)}</span>
            <Outcome outcome={outcome} />
            <span className={`${styles.dim} tabular`}>{formatElapsed(duration_ms)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
