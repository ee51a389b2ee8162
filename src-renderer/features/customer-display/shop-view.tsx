import { useTranslation } from 'react-i18next';
import type { CustomerShown } from '../../lib/customer-display/shown.ts';
import styles from './customer-display.module.css';

/** Between two customers: whose shop it is. */
export function ShopView({ shop }: { readonly shop: CustomerShown['shop'] | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={styles.middle}>
      {shop?.logo !== undefined && (
        <div className={styles.logo}>
          <img src={shop.logo} alt="" />
        </div>
      )}
      <h1 className={styles.shop}>{shop?.name ?? ''}</h1>
      <p className={styles.quiet}>{t(shop ? 'customerDisplay.welcome' : 'customerDisplay.waiting')}</p>
    </div>
  );
}
