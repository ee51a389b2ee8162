import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PurchaseListed } from '../../../../src-main/contract/documents/purchase.ts';
import { formatDate, groupThousands } from '../../../lib/format/format.ts';
import { useTypeName } from '../../../lib/use-type-name.ts';
import styles from '../purchases.module.css';
import { WithholdingBadge } from './withholding-badge.tsx';

export function PurchasesTable({ purchases }: { readonly purchases: readonly PurchaseListed[] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={t('purchases.list')}>
      <thead>
        <tr>
          <th scope="col">{t('purchases.day')}</th>
          <th scope="col">{t('purchases.supplier')}</th>
          <th scope="col">{t('purchases.document')}</th>
          <th scope="col" className={styles.right}>
            {t('purchases.total')}
          </th>
          <th scope="col">{t('purchases.withholding')}</th>
        </tr>
      </thead>
      <tbody>
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </tbody>
    </table>
  );
}

function PurchaseRow({ purchase }: { readonly purchase: PurchaseListed }) {
  const { t } = useTranslation();
  const document = useTypeName()(purchase.document_type);
  const { id, number, supplier, authorization } = purchase;
  const isDoubtful = !['authorized', 'on_paper'].includes(authorization.state);
  return (
    <tr className={styles.link}>
      <td className={`${styles.dim} ${styles.whole} tabular`}>{formatDate(purchase.issue_date)}</td>
      <td className={styles.name}>
        <Link
          to={`/compras/${id}`}
          aria-label={t('purchases.open', { document, number, supplier: supplier.name })}
        >
          {supplier.name}
        </Link>
      </td>
      <td className={styles.whole}>
        <span className="tabular">{number}</span>
        <span className={styles.under}>
          {isDoubtful ? `${document} · ${t(`purchases.authorization.${authorization.state}`)}` : document}
        </span>
      </td>
      <td className={`${styles.right} ${styles.whole} tabular`}>{groupThousands(purchase.total)}</td>
      <td className={styles.whole}>
        <WithholdingBadge withholding={purchase.withholding} />
      </td>
    </tr>
  );
}
