import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { InvoiceResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { formatDate, formatMoney, formatTime } from '../../../lib/format/format.ts';
import { partyName } from '../../../lib/format/party-name.ts';
import { StatusBadge } from '../../../ui/documents/status-badge.tsx';
import styles from '../returns.module.css';

/** Which sale is in hand, so that nobody gives back another one's money. */
export function SaleDetails({
  invoice,
  isElsewhere,
}: {
  readonly invoice: InvoiceResource;
  /** It is another till's: there is no page of it here. */
  readonly isElsewhere: boolean;
}) {
  const { t } = useTranslation();
  const { id, number, buyer, issue_date, issued_at, total, credit_balance, status } = invoice;
  const name = `${t('document.type.invoice')} ${number}`;
  return (
    <section className={styles.sale} aria-label={t('returns.sale')}>
      <div>
        <div className={styles.saleName}>
          {isElsewhere ? (
            <span className={`${styles.number} tabular`}>{name}</span>
          ) : (
            <Link to={`/documentos/${id}`} className={`${styles.number} tabular`}>
              {name}
            </Link>
          )}
          <StatusBadge status={status} />
        </div>
        <div>
          {partyName(buyer.name, t)}
          <span className={`${styles.dim} tabular`}> · {buyer.identification}</span>
        </div>
      </div>
      <dl className={styles.saleDetails}>
        <div>
          <dt>{t('returns.when')}</dt>
          <dd className="tabular">
            {formatDate(issue_date)} {formatTime(issued_at)}
          </dd>
        </div>
        <div>
          <dt>{t('documents.total')}</dt>
          <dd className="tabular">{formatMoney(total)}</dd>
        </div>
        {status === 'authorized' && buyer.identification_type !== 'consumidor_final' && (
          <div>
            <dt>{t('document.creditBalance')}</dt>
            <dd className="tabular">{formatMoney(credit_balance)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
