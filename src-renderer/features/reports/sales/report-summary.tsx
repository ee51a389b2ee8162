import { IconChartBar } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { PeriodReport } from '../../../../src-main/contract/reports/period-report.ts';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../reports.module.css';
import { KeyFigures } from './key-figures.tsx';

interface ReportSummaryProps {
  readonly report: ComponentProps<typeof KeyFigures>['report'] & Pick<PeriodReport, 'from' | 'to' | 'days'>;
}

/** What a report of sales begins with: its days, what they come to, and what is still open of them. */
export function ReportSummary({ report }: ReportSummaryProps) {
  const { t } = useTranslation();
  const { sales, from, to, days } = report;
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
      {days.length === 0 && (
        <Panel padded={false}>
          <EmptyState icon={IconChartBar} title={t('reports.nothing')} hint={t('reports.nothingHint')} />
        </Panel>
      )}
    </>
  );
}
