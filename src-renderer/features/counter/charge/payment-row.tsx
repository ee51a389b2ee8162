import { ActionIcon, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './charge.module.css';
import type { PaymentChoice } from './payment-choice.ts';
import { PaymentDetails } from './payment-details.tsx';
import { faultsOf, type PaymentDraft } from './payment-draft.ts';
import { PaymentMethods } from './payment-methods.tsx';

interface PaymentRowProps {
  readonly draft: PaymentDraft;
  /** Counted from 1, for its names. */
  readonly number: number;
  /** What the row pays while nothing is typed in it. */
  readonly rest: string;
  /** In which what is sold on credit is due, unless another term is typed. */
  readonly agreedDays: number;
  /** Whether a voucher would be kept. */
  readonly keepsVouchers: boolean;
  readonly onChange: (draft: PaymentDraft) => void;
  /** Absent on the only row. */
  readonly onRemove: (() => void) | undefined;
}

/** One way to pay: how, how much, and what else belongs to it. */
export function PaymentRow(props: PaymentRowProps) {
  const { draft, number, rest, agreedDays, keepsVouchers, onChange, onRemove } = props;
  const { t } = useTranslation();
  const amount = useRef<HTMLInputElement>(null);
  const choose = (choice: PaymentChoice) => onChange({ ...draft, choice });
  return (
    <div className={styles.payment}>
      <div className={styles.row}>
        <PaymentMethods
          number={number}
          group={draft.key}
          chosen={draft.choice}
          onChoose={choose}
          onChooseByKey={(choice) => {
            choose(choice);
            amount.current?.focus();
          }}
        />
        <TextInput
          ref={amount}
          label={t(draft.choice === 'cash' ? 'charge.received' : 'charge.amount')}
          data-autofocus={number === 1 || undefined}
          // A row that was just added is the one to fill in.
          autoFocus={number > 1}
          inputMode="decimal"
          autoComplete="off"
          className={styles.received ?? ''}
          placeholder={rest}
          value={draft.received}
          error={faultsOf(draft).received && t('field.invalidNumber')}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onChange({ ...draft, received: event.currentTarget.value })}
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
      <PaymentDetails
        draft={draft}
        agreedDays={agreedDays}
        keepsVouchers={keepsVouchers}
        onChange={onChange}
      />
    </div>
  );
}
