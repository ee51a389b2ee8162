import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportRow } from '../../../src-main/contract/reports/period-report.ts';
import { formatMoney, groupThousands } from '../../lib/format/format.ts';
import { Panel } from '../../ui/layout/page.tsx';
import type { ChartBar } from './breakdown-chart.tsx';
import styles from './reports.module.css';
import { type RowTable, useRowLabel } from './use-row-label.ts';

/** The library of charts is loaded with the first of them. */
const BreakdownChart = lazy(() => import('./breakdown-chart.tsx'));

interface BreakdownProps {
  readonly table: RowTable;
  readonly rows: readonly ReportRow[];
  readonly hint?: string;
}

/** Drawn at most; the table has the rest. */
const MOST_BARS = 12;

/** What was sold, by one of the things it is broken down by: drawn, and in figures beside it. */
export function Breakdown({ table, rows, hint }: BreakdownProps) {
  const { t } = useTranslation();
  const labelOf = useRowLabel();
  const name = t(`reports.by.${table}`);
  const isInTime = table === 'days' || table === 'hours';
  const drawn = isInTime ? rows : rows.slice(0, MOST_BARS);
  const bars = drawn.map(
    (row): ChartBar => ({
      label: table === 'days' ? labelOf(table, row).slice(0, 5) : labelOf(table, row),
      total: row.total,
    }),
  );
  const hasQuantity = table === 'products';
  const hasDocuments = table !== 'rates';
  return (
    <Panel title={name}>
      <div className={styles.breakdown}>
        <Suspense fallback={<Skeleton height="15rem" />}>
          <BreakdownChart label={t('reports.chart', { name })} bars={bars} isInTime={isInTime} />
        </Suspense>
        <section
          className={styles.scroll}
          aria-label={name}
          tabIndex={rows.length > MOST_BARS ? 0 : undefined}
        >
          <table className={styles.table} aria-label={name}>
            <thead>
              <tr>
                <th scope="col">{t(`reports.column.${table}`)}</th>
                {hasDocuments && <Heading text={t('reports.column.documents')} />}
                {hasQuantity && <Heading text={t('reports.column.quantity')} />}
                {table !== 'payments' && <Heading text={t('reports.column.base')} />}
                {table !== 'payments' && <Heading text={t('reports.column.iva')} />}
                <Heading text={t('reports.column.total')} />
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">{labelOf(table, row)}</th>
                  {hasDocuments && <Cell text={groupThousands(String(row.documents))} />}
                  {hasQuantity && <Cell text={groupThousands(row.quantity)} />}
                  {table !== 'payments' && <Cell text={formatMoney(row.base)} />}
                  {table !== 'payments' && <Cell text={formatMoney(row.iva)} />}
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
