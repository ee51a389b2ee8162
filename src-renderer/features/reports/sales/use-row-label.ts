import { useTranslation } from 'react-i18next';
import type { ReportRow, ReportTable } from '../../../../src-main/contract/reports/period-report.ts';
import { creditKey, paymentMethods } from '../../../../src-main/documents/body/payment.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import { formatDate } from '../../../lib/format/format.ts';

/** A table of what was sold. */
export type RowTable = Exclude<ReportTable, 'withheld' | 'withheld_received'>;

/** How a person knows a row of a table. */
export function useRowLabel(): (table: RowTable, row: ReportRow) => string {
  const { t } = useTranslation();
  return (table, { key, label }) => {
    if (table === 'days') return formatDate(key);
    if (table === 'payments') {
      if (key === creditKey) return t('reports.onCredit');
      const method = keysOf(paymentMethods).find((one) => one === key);
      return method ? t(`payment.${method}`) : t('reports.unnamed.payments');
    }
    if (label !== '') return label;
    return table === 'categories' || table === 'operators'
      ? t(`reports.unnamed.${table}`)
      : t('reports.unnamed.other');
  };
}
