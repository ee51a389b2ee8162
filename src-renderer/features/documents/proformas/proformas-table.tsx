import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProformaListed } from '../../../../src-main/contract/proformas/proforma.ts';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import { partyName } from '../../../lib/format/party-name.ts';
import { ProformaBadge } from './proforma-badge.tsx';
import styles from './proformas.module.css';

/** A row for each, its number the way to it. */
export function ProformasTable({ proformas }: { readonly proformas: readonly ProformaListed[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.scrolling}>
      <table className={`${styles.table} ${styles.inset}`} aria-label={t('proformas.title')}>
        <thead>
          <tr>
            <th scope="col">{t('proformas.number')}</th>
            <th scope="col">{t('proformas.customer')}</th>
            <th scope="col">{t('proformas.issuedOn')}</th>
            <th scope="col">{t('proformas.validUntil')}</th>
            <th scope="col">{t('proformas.state')}</th>
            <th scope="col" className={styles.right}>
              {t('proformas.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {proformas.map((one) => (
            <tr key={one.id} className={styles.link}>
              <td className={`${styles.whole} tabular`}>
                <Link to={`/documentos/proformas/${one.id}`}>{one.number}</Link>
              </td>
              <td className={styles.wide}>{partyName(one.name, t)}</td>
              <td className={`${styles.whole} tabular`}>{formatDate(one.issue_date)}</td>
              <td className={`${styles.whole} tabular`}>{formatDate(one.valid_until)}</td>
              <td className={styles.whole}>
                <ProformaBadge status={one.status} />
              </td>
              <td className={`${styles.amount} tabular`}>{formatMoney(one.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
