import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerShown } from '../../lib/customer-display/shown.ts';
import { formatMoney } from '../../lib/format/format.ts';
import styles from './customer-display.module.css';

type Sale = Extract<CustomerShown, { kind: 'sale' }>;

/** What is being sold, the newest in sight, and what it comes to. */
export function SaleView({ sale: { shop, lines, total, discount } }: { readonly sale: Sale }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const newest = lines.at(-1)?.key;
  useEffect(() => {
    if (newest !== undefined) list.current?.lastElementChild?.scrollIntoView({ block: 'end' });
  }, [newest]);
  return (
    <div className={styles.sale}>
      <header className={styles.head}>
        {shop.logo !== undefined && <img src={shop.logo} alt="" />}
        <h1>{shop.name}</h1>
      </header>
      <ul ref={list} className={styles.lines} aria-label={t('counter.lines')}>
        {lines.map(({ key, name, quantity, unit, amount, promotion }) => (
          <li key={key}>
            <span className={`${styles.quantity} tabular`}>
              {quantity}
              {unit !== undefined && <small> {unit}</small>}
            </span>
            <span className={styles.name}>
              {name}
              {promotion !== undefined && <small className={styles.promotion}>{promotion}</small>}
            </span>
            <span className={`${styles.amount} tabular`}>
              {amount === undefined ? '' : formatMoney(amount)}
            </span>
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        {discount !== undefined && (
          <div className={styles.discount}>
            <span>{t('customerDisplay.discount')}</span>
            <span className="tabular">{formatMoney(discount)}</span>
          </div>
        )}
        <div className={styles.total} role="status">
          <span>{t('totals.total')}</span>
          <output className="tabular">{total === undefined ? '—' : formatMoney(total)}</output>
        </div>
      </footer>
    </div>
  );
}
