import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type HeadReport,
  type HeadReportTable,
  headReportTables,
} from '../../../src-main/contract/head/reports.ts';
import type { ReportRow } from '../../../src-main/contract/reports/period-report.ts';
import { documentTypes } from '../../../src-main/documents/kinds.ts';
import { ExportMenu } from '../../features/reports/export-menu.tsx';
import { ReportFrame } from '../../features/reports/report-frame.tsx';
import { ReportSummary } from '../../features/reports/sales/report-summary.tsx';
import { RowBreakdown } from '../../features/reports/sales/row-breakdown.tsx';
import { usePeriod } from '../../features/reports/use-period.ts';
import { formatDate } from '../../lib/format/format.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { useIsFor, wholeBusiness } from '../session/audience.ts';
import { useHeadReport, useHeadReportFile } from './head-report-query.ts';

/** What the shops sold in a period: in pictures, in figures, on paper and as files. */
export function HeadReportPage() {
  const { t } = useTranslation();
  const [period, setPeriod] = usePeriod();
  const { data: report, error, isPending } = useHeadReport(period);
  const file = useHeadReportFile(period);
  const isOfWhole = useIsFor(wholeBusiness);
  return (
    <ReportFrame
      title={t('reports.title')}
      links={
        <>
          <Button variant="default" component={Link} to="/informes/mes">
            {t('head.month.title')}
          </Button>
          {isOfWhole && (
            <Button variant="default" component={Link} to="/informes/declaracion">
              {t('declaration.open')}
            </Button>
          )}
        </>
      }
      files={
        <ExportMenu
          tables={headReportTables}
          nameOf={(table) => t(`head.reports.by.${table}`)}
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

function ReportBody({ report }: { readonly report: HeadReport }) {
  const { t } = useTranslation();
  const labelOf = useRowLabel();
  return (
    <>
      <ReportSummary report={report} />
      {report.days.length > 0 &&
        headReportTables.map((table) => (
          <RowBreakdown
            key={table}
            name={t(`head.reports.by.${table}`)}
            heading={t(`head.reports.column.${table}`)}
            rows={report[table]}
            labelOf={(row) => labelOf(table, row)}
            {...(table === 'days' && { barLabelOf: (row) => labelOf(table, row).slice(0, 5) })}
            isInTime={table === 'days'}
            hasDocuments={table !== 'rates'}
          />
        ))}
    </>
  );
}

/** How a person knows a row of a table. */
function useRowLabel(): (table: HeadReportTable, row: ReportRow) => string {
  const { t } = useTranslation();
  return (table, { key, label }) => {
    switch (table) {
      case 'days':
        return formatDate(key);
      case 'types': {
        const type = documentTypes.find((one) => one === key);
        return type ? t(`document.type.${type}`) : key;
      }
      case 'shops':
      case 'emission_points':
        return label === '' ? key : `${key} · ${label}`;
      default:
        return label === '' ? t('reports.unnamed.other') : label;
    }
  };
}
