import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WaitingDocument } from '../../../src-main/contract/documents/lists/waiting-document.ts';
import { formatDate, formatMoney } from '../../lib/format/format.ts';
import { partyName } from '../../lib/format/party-name.ts';
import styles from './sync.module.css';

interface WaitingRowProps {
  readonly document: WaitingDocument;
  readonly onLeave: () => void;
  /** Why it waits, and what can be done. */
  readonly children: ReactNode;
}

/** A document that waits, shown by what a shopkeeper knows it by. */
export function WaitingRow({ document, onLeave, children }: WaitingRowProps) {
  const { t } = useTranslation();
  const { document_id, type, number, counterparty_name, total, issue_date } = document;
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <Link className={`${styles.rowLink} tabular`} to={`/documentos/${document_id}`} onClick={onLeave}>
          {t(`document.type.${type}`)} {number}
        </Link>
        <span className="tabular">{type === 'delivery_note' ? '' : formatMoney(total)}</span>
      </div>
      <div className={styles.dim}>
        {partyName(counterparty_name, t)} · <span className="tabular">{formatDate(issue_date)}</span>
      </div>
      {children}
    </li>
  );
}
