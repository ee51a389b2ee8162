import { UnstyledButton } from '@mantine/core';
import { IconDeviceTv } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openCustomerDisplay } from '../../lib/customer-display/address.ts';
import styles from '../shell/shell.module.css';

/** Opens the screen that faces the customer, or brings it forward. */
export function DisplayKey() {
  const { t } = useTranslation();
  const label = t('customerDisplay.open');
  return (
    <UnstyledButton
      className={styles.statusKey}
      aria-label={label}
      title={label}
      onClick={() => openCustomerDisplay(window)}
    >
      <IconDeviceTv size={20} stroke={1.6} aria-hidden />
    </UnstyledButton>
  );
}
