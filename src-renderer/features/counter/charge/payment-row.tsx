import { ActionIcon, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { parseDecimal } from '../../../lib/parse-decimal.ts';
import styles from './charge.module.css';
import { paymentChoices } from './payment-choice.ts';
import type { PaymentRow as Row } from './settle-payments.ts';

interface PaymentRowProps {
  readonly row: Row;
  /** Counted from 1, for its names. */
  readonly number: number;
  /** What the row pays while nothing is typed in it. */
  readonly rest: string;
  readonly onChange: (row: Row) => void;
  /** Absent on the only row. */
  readonly onRemove: (() => void) | undefined;
}

export function PaymentRow({ row, number, rest, onChange, onRemove }: PaymentRowProps) {
  const { t } = useTranslation();
  const faulty = row.received !== '' && parseDecimal(row.received, 2) === undefined;
  return (
    <div className={styles.row}>
      <fieldset className={styles.methods} aria-label={t('charge.methodNumber', { number })}>
        {paymentChoices.map(({ name, method, Icon }) => (
          <label key={method} className={styles.method}>
            <input
              type="radio"
              name={`method-${row.key}`}
              checked={row.method === method}
              onChange={() => onChange({ ...row, method })}
            />
            <Icon size={22} stroke={1.6} aria-hidden />
            {t(`charge.methods.${name}`)}
          </label>
        ))}
      </fieldset>
      <TextInput
        label={t(row.method === 'sin_sistema_financiero' ? 'charge.received' : 'charge.amount')}
        data-autofocus={number === 1 || undefined}
        inputMode="decimal"
        autoComplete="off"
        className={styles.received ?? ''}
        placeholder={rest}
        value={row.received}
        error={faulty && t('field.invalidNumber')}
        onChange={(event) => onChange({ ...row, received: event.currentTarget.value })}
      />
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="2.75rem"
          h="3.75rem"
          aria-label={t('charge.removePayment', { number })}
          onClick={onRemove}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
