import { useTranslation } from 'react-i18next';
import type { PurchaseResource } from '../../../../src-main/contract/documents/purchase.ts';
import { groupThousands } from '../../../lib/format/format.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../purchases.module.css';

export function PurchaseLines({ lines }: Pick<PurchaseResource, 'lines'>) {
  const { t } = useTranslation();
  return (
    <Panel title={t('purchases.lines')} padded={false}>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${styles.inset}`} aria-label={t('purchases.lines')}>
          <thead>
            <tr>
              <th scope="col">{t('purchases.description')}</th>
              <th scope="col" className={styles.right}>
                {t('purchases.quantity')}
              </th>
              <th scope="col" className={styles.right}>
                {t('purchases.price')}
              </th>
              <th scope="col" className={styles.right}>
                {t('purchases.net')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines
              .map((line, index) => ({ ...line, place: index + 1 }))
              .map(({ place, description, code, quantity, unit_price: price, net }) => (
                <tr key={place}>
                  <td className={styles.wide}>
                    {description}
                    {code !== undefined && <span className={`${styles.under} tabular`}>{code}</span>}
                  </td>
                  <td className={`${styles.right} tabular`}>{groupThousands(quantity)}</td>
                  <td className={`${styles.right} tabular`}>{groupThousands(price)}</td>
                  <td className={`${styles.right} tabular`}>{groupThousands(net)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
