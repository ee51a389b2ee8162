import { UnstyledButton } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerBody } from '../../../../src-main/contract/local.ts';
import styles from './buyer.module.css';

interface KnownCustomersProps {
  readonly customers: readonly CustomerBody[];
  readonly onChoose: (buyer: CustomerBody) => void;
}

/** Customers the shop knows; one press uses them, arrows walk them. */
export function KnownCustomers({ customers, onChoose }: KnownCustomersProps) {
  const { t } = useTranslation();
  if (customers.length === 0) return null;
  return (
    <section aria-label={t('buyer.known')} className={styles.known}>
      {customers.map((customer) => (
        <UnstyledButton
          key={`${customer.identification_type} ${customer.identification}`}
          className={styles.option}
          onClick={() => onChoose(customer)}
          onKeyDown={walk}
        >
          <span className={styles.name}>{customer.name}</span>
          <span className={`${styles.detail} tabular`}>
            {t(`identification.${customer.identification_type}`)} {customer.identification}
          </span>
        </UnstyledButton>
      ))}
    </section>
  );
}

function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const { nextElementSibling, previousElementSibling } = event.currentTarget;
  const next = { ArrowDown: nextElementSibling, ArrowUp: previousElementSibling }[event.key];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
