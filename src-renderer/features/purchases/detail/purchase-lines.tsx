import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PurchaseResource } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { formatMoney, groupThousands } from '../../../lib/format/format.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../purchases.module.css';
import { usePurchaseChange } from '../purchases-query.ts';

/** What was bought; of a mixed purchase each line says whether it is a service. */
export function PurchaseLines({ purchase }: { readonly purchase: PurchaseResource }) {
  const { t } = useTranslation();
  const change = usePurchaseChange(purchase.id);
  const { lines, kind, service_lines: services } = purchase;
  const isMixed = kind === 'mixed';
  const chosen = change.variables?.service_lines ?? services;
  const mark = (index: number, isService: boolean) => {
    const others = chosen.filter((one) => one !== index);
    change.mutate({ service_lines: isService ? [...others, index] : others });
  };
  return (
    <Panel title={t('purchases.lines')} padded={false}>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${styles.inset}`} aria-label={t('purchases.lines')}>
          <thead>
            <tr>
              {isMixed && <th scope="col">{t('purchases.isService')}</th>}
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
              .map((line, index) => ({ ...line, index }))
              .map(({ index, description, code, quantity, unit_price: price, net }) => (
                <tr key={index}>
                  {isMixed && (
                    <td>
                      <Checkbox
                        aria-label={t('purchases.isServiceOf', { name: description })}
                        checked={chosen.includes(index)}
                        disabled={purchase.withholding.document !== undefined}
                        onChange={(event) => mark(index, event.currentTarget.checked)}
                      />
                    </td>
                  )}
                  <td className={styles.wide}>
                    {description}
                    {code !== undefined && <span className={`${styles.under} tabular`}>{code}</span>}
                  </td>
                  <td className={`${styles.right} ${styles.whole} tabular`}>{groupThousands(quantity)}</td>
                  <td className={`${styles.right} ${styles.whole} tabular`}>{formatMoney(price)}</td>
                  <td className={`${styles.right} ${styles.whole} tabular`}>{formatMoney(net)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
