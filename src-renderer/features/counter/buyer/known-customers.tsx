import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { walkRows } from '../../../lib/focus/walk-rows.ts';
import styles from './buyer.module.css';
import type { KnownCustomer } from './use-known-customers.ts';

interface KnownCustomersProps {
  readonly customers: readonly KnownCustomer[];
  readonly onChoose: (customer: KnownCustomer) => void;
}

/** Customers the shop knows; one press uses them, arrows walk them. */
export function KnownCustomers({ customers, onChoose }: KnownCustomersProps) {
  const { t } = useTranslation();
  if (customers.length === 0) return null;
  return (
    <section aria-label={t('buyer.known')} className={styles.known}>
      {customers.map((customer) => {
        const { identification_type, identification, name } = customer.buyer;
        return (
          <UnstyledButton
            key={`${identification_type} ${identification}`}
            className={styles.option}
            onClick={() => onChoose(customer)}
            onKeyDown={walkRows}
          >
            <span className={styles.name}>{name}</span>
            <span className={`${styles.detail} tabular`}>
              {t(`identification.${identification_type}`)} {identification}
            </span>
          </UnstyledButton>
        );
      })}
    </section>
  );
}
