import { Button, Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Declaration } from '../../../src-main/contract/reports/declaration.ts';
import { formatDate, formatMoney } from '../../lib/format/format.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { Page, Panel } from '../../ui/layout/page.tsx';
import { BoxTable } from './box-table.tsx';
import { useDeclaration } from './declaration-query.ts';
import { PeriodChoice } from './period-choice.tsx';
import styles from './reports.module.css';
import { usePeriod } from './use-period.ts';

/** The figures for the forms 104 and 103, how each was made, and what a person must decide. */
export function DeclarationPage() {
  const { t } = useTranslation();
  const [period, setPeriod] = usePeriod();
  const { data: declaration, error, isPending } = useDeclaration(period);
  const refusal = refusalIn(error);
  return (
    <Page
      isWide
      title={t('declaration.title')}
      back={{ to: '/informes', label: t('declaration.back') }}
      actions={
        <div className={styles.tools}>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('reports.print')}
          </Button>
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
      {declaration && <DeclarationBody declaration={declaration} />}
    </Page>
  );
}

function DeclarationBody({ declaration }: { readonly declaration: Declaration }) {
  const { t, i18n } = useTranslation();
  const { from, to, iva, income_tax, left_out } = declaration;
  const lang = i18n.language === 'es' ? undefined : 'es';
  const columns = ['percent', 'documents', 'base', 'value'] as const;
  return (
    <>
      <p className={styles.between}>{t('reports.between', { from: formatDate(from), to: formatDate(to) })}</p>
      <Notice tone="care" title={t('declaration.checkTitle')}>
        {t('declaration.check')}
      </Notice>
      {left_out.undecided > 0 && (
        <Notice tone="bad" title={t('declaration.undecided', { count: left_out.undecided })} />
      )}
      {left_out.unauthorized_purchases > 0 && (
        <Notice
          tone="wait"
          title={t('declaration.unauthorized', { count: left_out.unauthorized_purchases })}
        />
      )}
      {left_out.unconfirmed_purchases > 0 && (
        <Notice tone="wait" title={t('declaration.unconfirmed', { count: left_out.unconfirmed_purchases })} />
      )}
      {iva.map(({ title, boxes }) => (
        <div key={title} lang={lang}>
          <BoxTable title={`104 · ${title}`} boxes={boxes} />
        </div>
      ))}
      <div lang={lang}>
        <Panel title={`103 · ${t('declaration.incomeTax')}`}>
          {income_tax.length === 0 && <div className={styles.hint}>{t('reports.noneWithheld')}</div>}
          {income_tax.length > 0 && (
            <table className={styles.table} aria-label={t('declaration.incomeTax')}>
              <thead>
                <tr>
                  <th scope="col">{t('reports.column.code')}</th>
                  <th scope="col">{t('declaration.concept')}</th>
                  {columns.map((column) => (
                    <th key={column} scope="col" className={styles.right}>
                      {t(`reports.column.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {income_tax.map(({ code, concept, percent, documents, base, value }) => (
                  <tr key={`${code} ${percent}`}>
                    <th scope="row">{code}</th>
                    <td>{concept}</td>
                    <td className={`${styles.right} tabular`}>{percent}</td>
                    <td className={`${styles.right} tabular`}>{documents}</td>
                    <td className={`${styles.right} tabular`}>{formatMoney(base)}</td>
                    <td className={`${styles.right} tabular`}>{formatMoney(value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Panel>
      </div>
    </>
  );
}
