import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.ts';
import styles from './charge.module.css';
import { likelyCash } from './settle-payments.ts';

interface QuickCashProps {
  readonly total: string;
  readonly onChoose: (amount: string, isByKey: boolean) => void;
}

/** The notes a customer is likely to hand over, one press each. */
export function QuickCash({ total, onChoose }: QuickCashProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.quick} aria-label={t('charge.quick')}>
      {likelyCash(total).map((amount) => (
        <Button
          key={amount}
          variant="light"
          className="tabular"
          onClick={(event) => onChoose(amount, event.detail === 0)}
        >
          {formatMoney(amount)}
        </Button>
      ))}
    </fieldset>
  );
}
