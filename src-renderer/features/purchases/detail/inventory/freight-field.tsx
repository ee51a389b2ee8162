import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from '../../purchases.module.css';

interface FreightFieldProps {
  readonly typed: string;
  readonly isInvalid: boolean;
  /** Whether it is stated with its IVA, which is not credited. */
  readonly withIva: boolean;
  readonly onType: (typed: string) => void;
}

/** What it cost to bring goods, besides the purchase. */
export function FreightField({ typed, isInvalid, withIva, onType }: FreightFieldProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      className={styles.factor ?? ''}
      label={t('goodsReceipt.freight')}
      description={t(withIva ? 'goodsReceipt.freightWithIva' : 'goodsReceipt.freightWithoutIva')}
      placeholder={t('field.optional')}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={isInvalid && t('goodsReceipt.freightInvalid')}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
