import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type PeriodReport, reportTables } from '../../../../src-main/contract/reports/period-report.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { usePeriodReport } from '../../../lib/queries/reports/period-report-query.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { ExportMenu } from '../export-menu.tsx';
import { ReportFrame } from '../report-frame.tsx';
import styles from '../reports.module.css';
import { usePeriod } from '../use-period.ts';
import { Breakdown } from './breakdown.tsx';
import { ReportSummary } from './report-summary.tsx';
import { useReportFile } from './use-report-file.ts';
import { WithheldTable } from './withheld-table.tsx';

/** What was sold and withheld in a period: in pictures, in figures, on paper and as files. */
export function SalesReportPage() {
  const { t } = useTranslation();
  const may = useMay();
  const [period, setPeriod] = usePeriod();
  const { data: report, error, isPending } = usePeriodReport(period);
  const file = useReportFile(period);
  return (
    <ReportFrame
      title={t('reports.title')}
      links={
        <>
          {may('read_costs') && (
            <Button
              variant="default"
              component={Link}
              to={`/informes/ganancia?desde=${period.from}&hasta=${period.to}`}
            >
              {t('profit.title')}
            </Button>
          )}
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
          <Button variant="default" component={Link} to="/informes/por-pagar">
            {t('due.title')}
          </Button>
          <Button
            variant="default"
            component={Link}
            to={`/informes/transmision?desde=${period.from}&hasta=${period.to}`}
          >
            {t('timeliness.title')}
          </Button>
        </>
      }
      files={
        <ExportMenu
          tables={reportTables}
          nameOf={(table) => t(`reports.by.${table}`)}
          isBusy={file.isPending}
          onChoose={file.mutate}
        />
      }
      period={period}
      onChange={setPeriod}
      refusal={refusalIn(error ?? file.error)}
      isPending={isPending}
    >
      {report && <ReportBody report={report} />}
    </ReportFrame>
  );
}

function ReportBody({ report }: { readonly report: PeriodReport }) {
  const { t } = useTranslation();
  const { products, products_count } = report;
  const withheld = (
    <div className={styles.pair}>
      <WithheldTable title={t('reports.by.withheld')} rows={report.withheld} />
      <WithheldTable title={t('reports.by.withheld_received')} rows={report.withheld_received} />
    </div>
  );
  return (
    <>
      <ReportSummary report={report} />
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
