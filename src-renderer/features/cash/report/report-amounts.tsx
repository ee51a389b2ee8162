import { formatMoney } from '../../../lib/format/format.ts';
import styles from '../cash.module.css';

export interface AmountRow {
  /** Where labels may be the same. */
  readonly key?: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly amount: string;
  readonly isStrong?: boolean;
  /** Already in the one above. */
  readonly isPart?: boolean;
  readonly isHidden?: boolean;
}

interface ReportAmountsProps {
  readonly title: string;
  readonly rows: readonly AmountRow[];
  /** Many short rows: two beside each other on paper. */
  readonly isLong?: boolean;
}

/** A part of a report: amounts under each other, with what they are. */
export function ReportAmounts({ title, rows, isLong = false }: ReportAmountsProps) {
  return (
    <section className={styles.sheetPart} data-long={isLong || undefined} aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {rows
          .filter(({ isHidden }) => !isHidden)
          .map(({ key, label, hint, amount, isStrong, isPart }) => (
            <div key={key ?? label} data-strong={isStrong || undefined} data-part={isPart || undefined}>
              <dt>
                {label}
                {hint && <small>{hint}</small>}
              </dt>
              <dd className="tabular">{formatMoney(amount)}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
