import { Button, Skeleton } from '@mantine/core';
import { IconChartBar, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PeriodReport } from '../../../src-main/contract/reports/period-report.ts';
import { formatDate, formatMoney } from '../../lib/format/format.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../ui/layout/page.tsx';
import { Breakdown } from './breakdown.tsx';
import { ExportMenu } from './export-menu.tsx';
import { KeyFigures } from './key-figures.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { usePeriodReport, useReportFile } from './report-query.ts';
import styles from './reports.module.css';
import { usePeriod } from './use-period.ts';
import { WithheldTable } from './withheld-table.tsx';

/** What was sold and withheld in a period: in pictures, in figures, on paper and as files. */
export function SalesReportPage() {
  const { t } = useTranslation();
  const [period, setPeriod] = usePeriod();
  const { data: report, error, isPending } = usePeriodReport(period);
  const file = useReportFile(period);
  const refusal = refusalIn(error ?? file.error);
  return (
    <Page
      isWide
      title={t('reports.title')}
      actions={
        <div className={styles.tools}>
          <Button variant="default" component={Link} to={`/informes/mes?mes=${period.from.slice(0, 7)}`}>
            {t('month.open')}
          </Button>
          <Button
            variant="default"
            component={Link}
            to={`/informes/declaracion?desde=${period.from}&hasta=${period.to}`}
          >
            {t('declaration.open')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('reports.print')}
          </Button>
          <ExportMenu isBusy={file.isPending} onChoose={file.mutate} />
        </div>
      }
    >
      <PeriodChoice period={period} onChange={setPeriod} />
      {refusal && <RefusalNotice refusal={refusal} />}
      {isPending && !refusal && (
        <div role="status" aria-label={t('reports.computing')}>
          <Skeleton height="20rem" />
        </div>
      )}
      {report && <ReportBody report={report} />}
    </Page>
  );
}

function ReportBody({ report }: { readonly report: PeriodReport }) {
  const { t } = useTranslation();
  const { sales, from, to, products, products_count } = report;
  const withheld = (
    <div className={styles.pair}>
      <WithheldTable title={t('reports.by.withheld')} rows={report.withheld} />
      <WithheldTable title={t('reports.by.withheld_received')} rows={report.withheld_received} />
    </div>
  );
  return (
    <>
      <p className={styles.between}>{t('reports.between', { from: formatDate(from), to: formatDate(to) })}</p>
      <KeyFigures report={report} />
      {sales.undecided > 0 && (
        <Notice
          tone="wait"
          title={t('reports.undecided', {
            count: sales.undecided,
            total: formatMoney(sales.undecided_total),
          })}
        />
      )}
      {report.days.length === 0 && (
        <Panel padded={false}>
          <EmptyState icon={IconChartBar} title={t('reports.nothing')} hint={t('reports.nothingHint')} />
        </Panel>
      )}
      {report.days.length > 0 && (
        <>
          <Breakdown table="days" rows={report.days} />
          <Breakdown table="hours" rows={report.hours} />
          <Breakdown
            table="products"
            rows={products}
            {...(products_count > products.length && {
              hint: t('reports.topProducts', { count: products.length, all: products_count }),
            })}
          />
          {(['categories', 'tills', 'operators', 'rates', 'payments'] as const).map((table) => (
            <Breakdown key={table} table={table} rows={report[table]} />
          ))}
        </>
      )}
      {withheld}
    </>
  );
}
