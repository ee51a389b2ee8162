import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportRow } from '../../../../src-main/contract/reports/period-report.ts';
import { formatMoney, groupThousands } from '../../../lib/format/format.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../reports.module.css';
import type { ChartBar } from './breakdown-chart.tsx';

/** The library of charts is loaded with the first of them. */
const BreakdownChart = lazy(() => import('./breakdown-chart.tsx'));

interface RowBreakdownProps {
  readonly name: string;
  /** What the first column has. */
  readonly heading: string;
  readonly rows: readonly ReportRow[];
  readonly labelOf: (row: ReportRow) => string;
  /** In the chart, where that is shorter. */
  readonly barLabelOf?: (row: ReportRow) => string;
  readonly isInTime?: boolean;
  readonly hasDocuments?: boolean;
  readonly hasQuantity?: boolean;
  readonly hasTaxes?: boolean;
  readonly hint?: string;
}

/** Drawn at most; the table has the rest. */
const MOST_BARS = 12;

/** What was sold by something: drawn, and in figures beside it. */
export function RowBreakdown({
  name,
  heading,
  rows,
  labelOf,
  barLabelOf = labelOf,
  isInTime = false,
  hasDocuments = true,
  hasQuantity = false,
  hasTaxes = true,
  hint,
}: RowBreakdownProps) {
  const { t } = useTranslation();
  const drawn = isInTime ? rows : rows.slice(0, MOST_BARS);
  const bars = drawn.map((row): ChartBar => ({ label: barLabelOf(row), total: row.total }));
  return (
    <Panel title={name}>
      <div className={styles.breakdown}>
        <Suspense fallback={<Skeleton height="15rem" />}>
          <BreakdownChart label={t('reports.chart', { name })} bars={bars} isInTime={isInTime} />
        </Suspense>
        <section
          className={styles.scroll}
          aria-label={t('reports.tableOf', { name })}
          tabIndex={rows.length > MOST_BARS ? 0 : undefined}
        >
          <table className={styles.table} aria-label={name}>
            <thead>
              <tr>
                <th scope="col">{heading}</th>
                {hasDocuments && <Heading text={t('reports.column.documents')} />}
                {hasQuantity && <Heading text={t('reports.column.quantity')} />}
                {hasTaxes && <Heading text={t('reports.column.base')} />}
                {hasTaxes && <Heading text={t('reports.column.iva')} />}
                <Heading text={t('reports.column.total')} />
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">{labelOf(row)}</th>
                  {hasDocuments && <Cell text={groupThousands(String(row.documents))} />}
                  {hasQuantity && <Cell text={groupThousands(row.quantity)} />}
                  {hasTaxes && <Cell text={formatMoney(row.base)} />}
                  {hasTaxes && <Cell text={formatMoney(row.iva)} />}
                  <Cell text={formatMoney(row.total)} />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      {hint && <div className={styles.hint}>{hint}</div>}
    </Panel>
  );
}

function Heading({ text }: { readonly text: string }) {
  return (
    <th scope="col" className={styles.right}>
      {text}
    </th>
  );
}

function Cell({ text }: { readonly text: string }) {
  return <td className={`${styles.right} tabular`}>{text}</td>;
}
