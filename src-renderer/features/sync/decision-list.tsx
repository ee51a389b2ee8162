import { useTranslation } from 'react-i18next';
import type { WaitingDocument } from '../../../src-main/contract/documents/lists/waiting-document.ts';
import type { DecisionRequest } from '../../lib/http/decision.ts';
import { DecisionActions } from '../../ui/dialogs/decision-actions.tsx';
import styles from './sync.module.css';
import { WaitingRow } from './waiting-row.tsx';

interface DecisionListProps {
  readonly documents: readonly WaitingDocument[];
  readonly onDecide: (request: DecisionRequest) => void;
  readonly onLeave: () => void;
}

/** What waits for a person: what happened, and the ways on. */
export function DecisionList({ documents, onDecide, onLeave }: DecisionListProps) {
  const { i18n } = useTranslation();
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <WaitingRow key={document.document_id} document={document} onLeave={onLeave}>
          <div className={styles.decision} lang={i18n.language === 'es' ? undefined : 'es'}>
            {document.decision?.message}
          </div>
          <DecisionActions document={document} onDecide={onDecide} />
        </WaitingRow>
      ))}
    </ul>
  );
}
