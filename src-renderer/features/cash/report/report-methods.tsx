import { useTranslation } from 'react-i18next';
import type { CashReport } from '../../../../src-main/contract/counter/cash-report.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import styles from '../cash.module.css';
import { methodRowsOf } from './report-rows.ts';

/** Each form of payment: what it should come to and, once cash was counted, what was there. */
export function ReportMethods({ report }: { readonly report: CashReport }) {
  const { t } = useTranslation();
  const isCounted = report.count !== undefined;
  const money = (amount: string | undefined) => (amount === undefined ? '—' : formatMoney(amount));
  return (
    <section className={styles.sheetPart} aria-label={t('cash.report.methods')}>
      <h3>{t('cash.report.methods')}</h3>
      <table className={styles.methods} aria-label={t('cash.report.methods')}>
        <thead>
          <tr>
            <th scope="col">{t('cash.report.method')}</th>
            <th scope="col">{t('cash.report.expected')}</th>
            {isCounted && <th scope="col">{t('cash.counted')}</th>}
            {isCounted && <th scope="col">{t('cash.difference')}</th>}
          </tr>
        </thead>
        <tbody className="tabular">
          {methodRowsOf(report).map(({ method, onCredit, expected, counted, difference }) => {
            const name = t(`payment.${method}`);
            return (
              <tr key={`${method} ${onCredit}`}>
                <th scope="row">{onCredit ? t('cash.report.onCredit', { method: name }) : name}</th>
                <td>{money(expected)}</td>
                {isCounted && <td>{money(counted)}</td>}
                {isCounted && <td>{money(difference)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
