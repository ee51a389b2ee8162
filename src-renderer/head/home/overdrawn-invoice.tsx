import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AttentionItem } from '../../../src-main/contract/head/attention.ts';
import { formatMoney } from '../../lib/format/format.ts';
import styles from './head-home.module.css';

interface OverdrawnInvoiceProps {
  readonly invoice: Extract<AttentionItem, { kind: 'credit_overdrawn' }>;
}

/** The credit notes that together give back more than their invoice, each of its till, and what to do. */
export function OverdrawnInvoice({ invoice }: OverdrawnInvoiceProps) {
  const { t } = useTranslation();
  return (
    <>
      <div>
        {t('head.attention.overdrawnBy', {
          total: formatMoney(invoice.total),
          credited: formatMoney(invoice.credited),
          environment: t(`environment.${invoice.environment}`),
        })}
      </div>
      <ul className={styles.documents}>
        {invoice.notes.map(({ id, station, number, total }) => (
          <li key={id}>
            {t('head.attention.of', { station })}{' '}
            <Link to={`/documentos/${id}`} className="tabular">
              {number}
            </Link>
            <span className="tabular">{formatMoney(total)}</span>
          </li>
        ))}
      </ul>
      <div>{t('head.attention.overdrawnHint')}</div>
    </>
  );
}
