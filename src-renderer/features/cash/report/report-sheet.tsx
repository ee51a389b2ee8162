import { useTranslation } from 'react-i18next';
import type { CashReport } from '../../../../src-main/contract/counter/cash-report.ts';
import { formatInstant, groupThousands } from '../../../lib/format/format.ts';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import styles from '../cash.module.css';
import { type AmountRow, ReportAmounts } from './report-amounts.tsx';
import { ReportDrawer } from './report-drawer.tsx';
import { ReportMethods } from './report-methods.tsx';

/** An X or a Z as the page it is, on the screen and on paper. */
export function ReportSheet({ report }: { readonly report: CashReport }) {
  const { t } = useTranslation();
  const { business, till, copy, sales, debit_notes, refunds, annulled, movements } = report;
  const received = report.received_payments?.methods ?? [];
  const title = report.kind === 'z' ? t('cash.report.z', { number: report.z_number }) : t('cash.report.x');
  const { first_number: first, last_number: last } = sales;
  const rows: AmountRow[] = [
    {
      label: t('cash.report.invoices', { count: sales.count }),
      hint: first === last ? first : t('cash.report.numbers', { first, last }),
      amount: sales.total,
    },
    { label: t('cash.report.subtotal'), amount: sales.subtotal, isPart: true },
    { label: t('cash.report.iva'), amount: sales.iva, isPart: true },
    {
      label: t('cash.report.debitNotes', debit_notes),
      amount: debit_notes.total,
      isHidden: !debit_notes.count,
    },
    { label: t('cash.report.refunds', refunds), amount: `-${refunds.total}`, isHidden: !refunds.count },
    { label: t('cash.report.net'), amount: report.net, isStrong: true },
    { label: t('cash.report.annulled', annulled), amount: annulled.total, isHidden: !annulled.count },
  ];
  return (
    <article className={styles.sheet} aria-label={title}>
      <header className={styles.sheetHead}>
        {copy && (
          <p className={styles.copy}>
            <strong>{t('cash.report.copy')}</strong>{' '}
            {t('cash.report.copyAt', { at: formatInstant(copy.printed_at) })}
          </p>
        )}
        <h2>{title}</h2>
        <p>{business.trade_name ?? business.legal_name}</p>
        <p className="tabular">
          {t('cash.report.ruc')} {business.ruc} · {t(`environment.${report.environment}`)}
        </p>
      </header>
      <DescriptionList
        items={[
          { label: t('cash.till'), value: till.name },
          { label: t('cash.report.series'), value: `${till.establishment}-${till.emission_point}` },
          {
            label: t('cash.report.machine'),
            value:
              till.fiscal_machine &&
              `${till.fiscal_machine.brand} ${till.fiscal_machine.model}, ${till.fiscal_machine.serial}`,
          },
          {
            label: t('cash.report.opened'),
            value: t('cash.report.madeBy', {
              at: formatInstant(report.opened_at),
              name: report.operator.name,
            }),
          },
          {
            label: t('cash.report.made'),
            value: t('cash.report.madeBy', {
              at: formatInstant(report.generated_at),
              name: report.generated_by.name,
            }),
          },
          { label: t('cash.report.approvedBy'), value: report.approved_by?.name },
        ]}
      />
      <ReportAmounts title={t('cash.report.sales')} rows={rows} />
      <ReportMethods report={report} />
      {received.length > 0 && (
        <ReportAmounts
          title={t('cash.report.receivedPayments')}
          rows={received.map(({ method, count, total }) => ({
            label: t('cash.report.receivedBy', { method: t(`payment.${method}`), count }),
            amount: total,
          }))}
        />
      )}
      {movements.items.length > 0 && (
        <ReportAmounts
          title={t('cash.movements')}
          rows={movements.items.map(({ id, direction, amount, reason, operator }) => ({
            key: id,
            label: `${t(`cash.${direction}`)}: ${reason}`,
            hint: operator.name,
            amount: direction === 'in' ? amount : `-${amount}`,
          }))}
        />
      )}
      <ReportDrawer report={report} />
      {report.count && (
        <ReportAmounts
          title={t('cash.count')}
          isLong
          rows={[
            ...report.count.denominations.map(({ denomination, quantity, amount }) => ({
              label: `${groupThousands(String(quantity))} × ${t(`cash.denomination.${denomination}`)}`,
              amount,
            })),
            { label: t('cash.counted'), amount: report.count.counted, isStrong: true },
          ]}
        />
      )}
      {report.undelivered > 0 && (
        <p className={styles.sheetNote}>{t('cash.report.undelivered', { count: report.undelivered })}</p>
      )}
      {report.kind === 'z' && (
        <div className={styles.signatures}>
          <span>{t('cash.report.signOperator')}</span>
          <span>{t('cash.report.signSupervisor')}</span>
        </div>
      )}
    </article>
  );
}
