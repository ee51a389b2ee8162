import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FiscalMachineDocument } from '../../../src-main/contract/counter/fiscal-machine.ts';
import { formatMoney, formatTime } from '../../lib/format/format.ts';
import { partyName } from '../../lib/format/party-name.ts';
import { StatusBadge } from '../../ui/documents/status-badge.tsx';
import styles from './fiscal-machine.module.css';

/** Every document of the day, the newest first. */
export function DayDocuments({ documents }: { readonly documents: readonly FiscalMachineDocument[] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={t('fiscalMachine.documents')}>
      <thead>
        <tr>
          <th scope="col">{t('fiscalMachine.time')}</th>
          <th scope="col">{t('fiscalMachine.documentNumber')}</th>
          <th scope="col">{t('fiscalMachine.counterparty')}</th>
          <th scope="col">{t('fiscalMachine.state')}</th>
          <th scope="col" className={styles.right}>
            {t('fiscalMachine.amountTax')}
          </th>
          <th scope="col" className={styles.right}>
            {t('fiscalMachine.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <tr key={document.document_id} className={styles.link}>
            <td className="tabular">{formatTime(document.issued_at)}</td>
            <td>
              <Link className={`${styles.number} tabular`} to={`/documentos/${document.document_id}`}>
                {document.number}
              </Link>
              <div className={styles.dim}>{t(`document.type.${document.type}`)}</div>
            </td>
            <td>{partyName(document.counterparty_name, t)}</td>
            <td>
              <StatusBadge status={document.status} />
            </td>
            <td className={`${styles.right} tabular`}>{formatMoney(document.tax_total)}</td>
            <td className={`${styles.right} tabular`}>{formatMoney(document.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
