import { IconCoins } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type ProfitReport, profitTables } from '../../../../src-main/contract/reports/profit-report.ts';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useProfitFile, useProfitReport } from '../../../lib/queries/reports/profit-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { ExportMenu } from '../export-menu.tsx';
import { ReportFrame } from '../report-frame.tsx';
import styles from '../reports.module.css';
import { usePeriod } from '../use-period.ts';
import { ProfitTable } from './profit-table.tsx';

/** What was earned in a period: what was sold less what it cost when it was sold. */
export function ProfitPage() {
  const { t } = useTranslation();
  const [period, setPeriod] = usePeriod();
  const { data: report, error, isPending } = useProfitReport(period);
  const file = useProfitFile(period);
  return (
    <ReportFrame
      title={t('profit.title')}
      back={{ to: '/informes', label: t('declaration.back') }}
      files={
        <ExportMenu
          tables={profitTables}
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

function ReportBody({ report }: { readonly report: ProfitReport }) {
  const { t } = useTranslation();
  const { total, days, products, products_count: all, from, to, without_cost: withoutCost } = report;
  const figures = [
    { name: 'base', value: formatMoney(total.base) },
    { name: 'cost', value: formatMoney(total.cost) },
    { name: 'profit', value: formatMoney(total.profit) },
    ...(total.margin === undefined ? [] : [{ name: 'margin', value: `${total.margin} %` } as const]),
  ] as const;
  const left = withoutCost !== '0.00' && (
    <Notice
      tone="quiet"
      title={
        withoutCost.startsWith('-')
          ? t('profit.withoutCostBack', { base: formatMoney(withoutCost.slice(1)) })
          : t('profit.withoutCost', { base: formatMoney(withoutCost) })
      }
    />
  );
  if (days.length === 0) {
    return (
      <>
        <Panel padded={false}>
          <EmptyState icon={IconCoins} title={t('profit.nothing')} hint={t('profit.nothingHint')} />
        </Panel>
        {left}
      </>
    );
  }
  return (
    <>
      <p className={styles.between}>{t('reports.between', { from: formatDate(from), to: formatDate(to) })}</p>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`profit.column.${name}`)}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {left}
      {profitTables.map((table) => (
        <Panel key={table} title={t(`reports.by.${table}`)}>
          <ProfitTable table={table} rows={report[table]} />
          {table === 'products' && all > products.length && (
            <div className={styles.hint}>{t('profit.topProducts', { count: products.length, all })}</div>
          )}
        </Panel>
      ))}
    </>
  );
}
