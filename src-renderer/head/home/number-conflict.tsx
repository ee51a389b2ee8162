import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AttentionItem } from '../../../src-main/contract/head/attention.ts';
import { StatusBadge } from '../../ui/documents/status-badge.tsx';
import styles from './head-home.module.css';

interface NumberConflictProps {
  readonly conflict: Extract<AttentionItem, { kind: 'number_conflict' }>;
}

/** The documents that have one number, each at its till, and what to do. */
export function NumberConflict({ conflict }: NumberConflictProps) {
  const { t } = useTranslation();
  return (
    <>
      <div>
        {t('head.attention.conflictIn', {
          type: t(`document.type.${conflict.type}`),
          environment: t(`environment.${conflict.environment}`),
        })}
      </div>
      <ul className={styles.documents}>
        {conflict.documents.map(({ id, station, access_key, status }) => (
          <li key={id}>
            {t('head.attention.of', { station })}{' '}
            <Link to={`/documentos/${id}`} className="tabular">
              {access_key}
            </Link>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
      <div>{t('head.attention.conflictHint')}</div>
    </>
  );
}
