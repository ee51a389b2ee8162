import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PurchaseListed } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import { useStockEnabled } from '../../../lib/stock-enabled.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import { useTypeName } from '../../../lib/use-type-name.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { PickBox } from '../../../ui/tables/pick-box.tsx';
import styles from '../purchases.module.css';
import { WithholdingBadge } from './withholding-badge.tsx';

interface PurchasesTableProps {
  readonly purchases: readonly PurchaseListed[];
  readonly selection: Selection<PurchaseListed>;
}

export function PurchasesTable({ purchases, selection }: PurchasesTableProps) {
  const { t } = useTranslation();
  const picked = purchases.filter(({ id }) => selection.has(id)).length;
  return (
    <table className={styles.table} aria-label={t('purchases.list')}>
      <thead>
        <tr>
          <th scope="col" className={styles.pick}>
            <PickBox
              id="pick-all"
              label={t('purchases.pickAll')}
              checked={picked === purchases.length}
              indeterminate={picked > 0 && picked < purchases.length}
              onPick={() =>
                picked === purchases.length ? selection.clear() : selection.all(purchases.length)
              }
            />
          </th>
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
        {purchases.map((purchase, index) => (
          <PurchaseRow
            key={purchase.id}
            purchase={purchase}
            isPicked={selection.has(purchase.id)}
            onPick={(isRange) => (isRange ? selection.extendTo(index) : selection.toggle(index, purchase))}
          />
        ))}
      </tbody>
    </table>
  );
}

interface PurchaseRowProps {
  readonly purchase: PurchaseListed;
  readonly isPicked: boolean;
  readonly onPick: (isRange: boolean) => void;
}

function PurchaseRow({ purchase, isPicked, onPick }: PurchaseRowProps) {
  const { t } = useTranslation();
  const document = useTypeName()(purchase.document_type);
  const { id, number, supplier, authorization } = purchase;
  const isToWithhold = ['due', 'late'].includes(purchase.withholding.status);
  const mayReadCosts = useMay()('read_costs');
  const isToEnter = useStockEnabled() === true && mayReadCosts && purchase.inventory === 'to_enter';
  const isDoubtful = !['authorized', 'on_paper'].includes(authorization.state);
  return (
    <tr className={styles.link} data-picked={isPicked || undefined}>
      <td className={styles.pick}>
        <PickBox
          id={`pick-${id}`}
          label={t('purchases.pick', { number, supplier: supplier.name })}
          checked={isPicked}
          onPick={onPick}
        />
      </td>
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
        {isToEnter && (
          <span className={styles.under}>
            {t(
              purchase.document_type === 'nota_credito' ? 'goodsReceipt.toEnterNote' : 'goodsReceipt.toEnter',
            )}
          </span>
        )}
      </td>
      <td className={`${styles.right} ${styles.whole} tabular`}>{formatMoney(purchase.total)}</td>
      <td className={styles.whole}>
        <WithholdingBadge withholding={purchase.withholding} />
        {isToWithhold && purchase.kind === 'unknown' && (
          <span className={styles.under}>{t('purchases.kindUnknown')}</span>
        )}
      </td>
    </tr>
  );
}
