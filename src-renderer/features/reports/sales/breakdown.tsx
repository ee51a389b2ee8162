import { useTranslation } from 'react-i18next';
import type { ReportRow } from '../../../../src-main/contract/reports/period-report.ts';
import { RowBreakdown } from './row-breakdown.tsx';
import { type RowTable, useRowLabel } from './use-row-label.ts';

interface BreakdownProps {
  readonly table: RowTable;
  readonly rows: readonly ReportRow[];
  readonly hint?: string;
}

/** What was sold, by one of the things it is broken down by. */
export function Breakdown({ table, rows, hint }: BreakdownProps) {
  const { t } = useTranslation();
  const rowLabelOf = useRowLabel();
  const labelOf = (row: ReportRow) => rowLabelOf(table, row);
  return (
    <RowBreakdown
      name={t(`reports.by.${table}`)}
      heading={t(`reports.column.${table}`)}
      rows={rows}
      labelOf={labelOf}
      {...(table === 'days' && { barLabelOf: (row) => labelOf(row).slice(0, 5) })}
      isInTime={table === 'days' || table === 'hours'}
      hasQuantity={table === 'products'}
      hasDocuments={table !== 'rates'}
      hasTaxes={table !== 'payments'}
      {...(hint !== undefined && { hint })}
    />
  );
}
