import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Denomination, denominations } from '../../../../src-main/contract/counter/denominations.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import styles from '../cash.module.css';
import type { CountDraft, CountRow, ReadCount } from './count-draft.ts';

interface DenominationCountProps {
  readonly draft: CountDraft;
  readonly read: ReadCount;
  readonly onChange: (draft: CountDraft) => void;
  readonly isDisabled?: boolean;
}

/** How many of each coin and note there are. Enter and the arrows go to the next one, as one goes through a drawer. */
export function DenominationCount({ draft, read, onChange, isDisabled = false }: DenominationCountProps) {
  const { t } = useTranslation();
  const notes = read.rows.filter(({ denomination }) => denomination.startsWith('note'));
  const coins = read.rows.filter(({ denomination }) => denomination.startsWith('coin'));
  const column = (title: string, rows: readonly CountRow[]) => (
    <fieldset className={styles.denominations} aria-label={title}>
      <div className={styles.columnTitle} aria-hidden>
        {title}
      </div>
      {rows.map(({ denomination, amount, isFaulty }) => {
        const name = t(`cash.denomination.${denomination}`);
        return (
          <div key={denomination} className={styles.denomination}>
            <span className={`${styles.face} tabular`} aria-hidden>
              {faceOf(denomination)}
            </span>
            <input
              className={`${styles.quantity} tabular`}
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              disabled={isDisabled}
              aria-label={t('cash.quantityOf', { denomination: name })}
              aria-invalid={isFaulty}
              value={draft[denomination] ?? ''}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => onChange({ ...draft, [denomination]: event.currentTarget.value })}
            />
            <span className={`${styles.amount} tabular`}>{amount && formatMoney(amount)}</span>
            {isFaulty && <span className={styles.fault}>{t('cash.badQuantity')}</span>}
          </div>
        );
      })}
    </fieldset>
  );
  return (
    <fieldset className={styles.count} aria-label={t('cash.count')} onKeyDown={moveOn}>
      {column(t('cash.notes'), notes)}
      {column(t('cash.coins'), coins)}
    </fieldset>
  );
}

/** From the last one Enter is the form's. */
function moveOn(event: KeyboardEvent<HTMLElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey) return;
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const next = event.target instanceof HTMLInputElement && fields[fields.indexOf(event.target) + step];
  if (event.key !== 'Enter' || next) event.preventDefault();
  if (next) next.focus();
}

/** What stands on a coin or a note: `$ 20`, `25 ¢`. */
function faceOf(denomination: Denomination): string {
  const [dollars = '', cents = ''] = denominations[denomination].value.split('.');
  return dollars === '0' ? `${Number(cents)} ¢` : `$ ${dollars}`;
}
