import { useTranslation } from 'react-i18next';
import type { PrintedTotal } from '../../../../src-main/documents/printing/printed.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { usePrintedLabel } from '../../../lib/format/printed-label.ts';
import { sentenceCase } from '../../../lib/format/sentence-case.ts';
import styles from '../documents.module.css';

/** What a document comes to, in the order of its printed page. */
export function DocumentTotals({ totals }: { readonly totals: readonly PrintedTotal[] }) {
  const { t } = useTranslation();
  const labelOf = usePrintedLabel();
  const rows = totals.map((total, index) => ({ ...total, index }));
  return (
    <dl className={styles.totals} aria-label={t('totals.title')}>
      {rows.map(({ index, label, amount, strong }) => (
        <div key={index} className={styles.total} data-strong={strong || undefined}>
          <dt>{sentenceCase(labelOf(label))}</dt>
          <dd className="tabular">{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
