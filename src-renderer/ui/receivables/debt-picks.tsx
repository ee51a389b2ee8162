import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Debt } from '../../../src-main/contract/receivables/receivable.ts';
import { formatDate, formatMoney } from '../../lib/format/format.ts';
import styles from './receivables.module.css';

interface DebtPicksProps {
  readonly debts: readonly Debt[];
  /** Their ids; none: the oldest are paid first. */
  readonly picked: readonly string[];
  readonly onPick: (picked: readonly string[]) => void;
}

/** The debts a customer chooses to pay, where there is more than one. */
export function DebtPicks({ debts, picked, onPick }: DebtPicksProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const owed = debts.filter(({ balance }) => Number(balance) > 0);
  if (owed.length < 2) return null;
  if (!isOpen) {
    return (
      <Button variant="subtle" className={styles.choose ?? ''} onClick={() => setOpen(true)}>
        {t('receivables.choosePaid')}
      </Button>
    );
  }
  return (
    <fieldset className={styles.picks} aria-label={t('receivables.choosePaid')}>
      {owed.map(({ id, document_type: type, reference, due_on, balance }) => (
        <Checkbox
          key={id}
          label={
            <span className={styles.pick}>
              <span>
                {type === undefined ? t('receivables.opening') : t(`document.type.${type}`)} {reference}
                {due_on !== undefined && (
                  <span className={styles.due}>
                    {t('receivables.dueOn')} {formatDate(due_on)}
                  </span>
                )}
              </span>
              <span className="tabular">{formatMoney(balance)}</span>
            </span>
          }
          classNames={{ body: styles.pickRow ?? '', labelWrapper: styles.pickLabel ?? '' }}
          checked={picked.includes(id)}
          onChange={(event) =>
            onPick(event.currentTarget.checked ? [...picked, id] : picked.filter((one) => one !== id))
          }
        />
      ))}
    </fieldset>
  );
}
