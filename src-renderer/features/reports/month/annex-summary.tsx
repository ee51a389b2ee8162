import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TransactionAnnex } from '../../../../src-main/contract/reports/transaction-annex.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import styles from '../reports.module.css';

const amounts = ['zero', 'taxed', 'not_subject', 'exempt', 'iva'] as const;

/** What the annex comes to, to be held against the declarations. */
export function AnnexSummary({ annex }: { readonly annex: TransactionAnnex }) {
  const { t, i18n } = useTranslation();
  const { withheld_renta, withheld_iva, withheld_of_us_renta, withheld_of_us_iva, annulled } = annex;
  const parts = (['purchases', 'sales'] as const).filter((part) => annex[part].length > 0);
  return (
    <>
      {parts.map((part) => (
        <div key={part} className={styles.scroll}>
          <table className={styles.table} aria-label={t(`month.annex.${part}`)}>
            <thead>
              <tr>
                <th scope="col">{t(`month.annex.${part}`)}</th>
                <th scope="col" className={styles.right}>
                  {t('reports.column.documents')}
                </th>
                {amounts.map((amount) => (
                  <th key={amount} scope="col" className={styles.right}>
                    {t(`month.annex.amount.${amount}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {annex[part].map(({ code, label, documents, ...row }) => (
                <tr key={code}>
                  <th scope="row" lang={i18n.language === 'es' ? undefined : 'es'}>{`${code} · ${label}`}</th>
                  <td className={`${styles.right} tabular`}>{documents}</td>
                  {amounts.map((amount) => (
                    <td key={amount} className={`${styles.right} tabular`}>
                      {formatMoney(row[amount])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <Text>
        {t('month.annex.withheld', { renta: formatMoney(withheld_renta), iva: formatMoney(withheld_iva) })}{' '}
        {t('month.annex.withheldOfUs', {
          renta: formatMoney(withheld_of_us_renta),
          iva: formatMoney(withheld_of_us_iva),
        })}{' '}
        {t('month.annex.annulled', { count: annulled })}
      </Text>
    </>
  );
}
