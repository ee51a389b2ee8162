import { useTranslation } from 'react-i18next';
import type { CashReport } from '../../../../src-main/contract/counter/cash-report.ts';
import styles from '../cash.module.css';
import { DifferenceBadge } from './difference-badge.tsx';
import { ReportAmounts } from './report-amounts.tsx';

/** How the cash that should be in the drawer came about, and whether it was there. */
export function ReportDrawer({ report: { cash, count } }: { readonly report: CashReport }) {
  const { t } = useTranslation();
  return (
    <>
      <ReportAmounts
        title={t('cash.report.drawer')}
        rows={[
          { label: t('cash.float'), amount: cash.opening_float },
          { label: t('cash.report.paid'), amount: cash.paid },
          {
            label: t('cash.report.refunded'),
            amount: `-${cash.refunded}`,
            isHidden: cash.refunded === '0.00',
          },
          {
            label: t('cash.report.receivedInCash'),
            amount: cash.received ?? '0.00',
            isHidden: (cash.received ?? '0.00') === '0.00',
          },
          { label: t('cash.in'), amount: cash.in, isHidden: cash.in === '0.00' },
          { label: t('cash.out'), amount: `-${cash.out}`, isHidden: cash.out === '0.00' },
          { label: t('cash.report.expectedInDrawer'), amount: cash.expected, isStrong: true },
          { label: t('cash.counted'), amount: count?.counted ?? '', isHidden: !count },
        ]}
      />
      {count && (
        <div className={styles.outcome}>
          <span>{t('cash.difference')}</span>
          <DifferenceBadge difference={count.difference} />
        </div>
      )}
    </>
  );
}
