import { useTranslation } from 'react-i18next';
import type { Declaration } from '../../../../src-main/contract/reports/declaration.ts';
import { formatDate } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { ReportFrame } from '../report-frame.tsx';
import styles from '../reports.module.css';
import { usePeriod } from '../use-period.ts';
import { WithheldFigures } from '../withheld-figures.tsx';
import { BoxTable } from './box-table.tsx';
import { useDeclaration } from './declaration-query.ts';

/** The figures for the forms 104 and 103, how each was made, and what a person must decide. */
export function DeclarationPage() {
  const { t } = useTranslation();
  const [period, setPeriod] = usePeriod();
  const { data: declaration, error, isPending } = useDeclaration(period);
  return (
    <ReportFrame
      title={t('declaration.title')}
      back={{ to: '/informes', label: t('declaration.back') }}
      period={period}
      onChange={setPeriod}
      refusal={refusalIn(error)}
      isPending={isPending}
    >
      {declaration && <DeclarationBody declaration={declaration} />}
    </ReportFrame>
  );
}

function DeclarationBody({ declaration }: { readonly declaration: Declaration }) {
  const { t, i18n } = useTranslation();
  const { from, to, iva, income_tax, left_out } = declaration;
  const lang = i18n.language === 'es' ? undefined : 'es';
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
            <WithheldFigures
              label={t('declaration.incomeTax')}
              headings={[t('reports.column.code'), t('declaration.concept')]}
              rows={income_tax}
              namesOf={({ code, concept }) => [code, concept]}
            />
          )}
        </Panel>
      </div>
    </>
  );
}
