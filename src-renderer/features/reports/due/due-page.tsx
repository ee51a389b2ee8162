import { Skeleton } from '@mantine/core';
import { IconCalendarOff, IconCheck, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DueDeclaration } from '../../../../src-main/contract/reports/due-declaration.ts';
import { taxPeriodOf } from '../../../../src-main/documents/values/calendar/tax-period.ts';
import { formatDate, formatMoney, formatTaxPeriod } from '../../../lib/format/format.ts';
import { today } from '../../../lib/format/today.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useDueDeclarations } from '../../../lib/queries/reports/due-query.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import styles from '../reports.module.css';

/** What the business declares, by when, and what that comes to. */
export function DuePage() {
  const { t } = useTranslation();
  const { data: list, error } = useDueDeclarations();
  const refusal = refusalIn(error);
  return (
    <Page title={t('due.title')} back={{ to: '/informes', label: t('declaration.back') }}>
      <div className={styles.stack}>
        <div>{t('due.intro')}</div>
        {refusal && <RefusalNotice refusal={refusal} />}
        {!list && !refusal && <Skeleton height="12rem" />}
        {list && (
          <Panel title={t('due.declarations')}>
            {list.data.length === 0 ? (
              <EmptyState icon={IconCalendarOff} title={t('due.none')} hint={t('due.noneHint')} />
            ) : (
              <DueTable declarations={list.data} />
            )}
          </Panel>
        )}
      </div>
    </Page>
  );
}

function DueTable({ declarations }: { readonly declarations: readonly DueDeclaration[] }) {
  const { t, i18n } = useTranslation();
  return (
    <table className={styles.table} aria-label={t('due.declarations')}>
      <thead>
        <tr>
          <th scope="col">{t('due.form')}</th>
          <th scope="col">{t('due.period')}</th>
          <th scope="col">{t('due.dueOn')}</th>
          <th scope="col" className={styles.right}>
            {t('due.toPay')}
          </th>
          <th scope="col">{t('due.state')}</th>
        </tr>
      </thead>
      <tbody>
        {declarations.map((declaration) => {
          const { form, from, to, due_on, to_pay } = declaration;
          return (
            <tr key={`${form} ${from}`}>
              <th scope="row">{t(form === '104' ? 'due.form104' : 'due.form103')}</th>
              <td>
                <Link className={styles.cellLink} to={`/informes/declaracion?desde=${from}&hasta=${to}`}>
                  {periodName(declaration, i18n.language)}
                </Link>
              </td>
              <td className="tabular">{formatDate(due_on)}</td>
              <td className={`${styles.right} tabular`}>
                {to_pay === undefined ? t('due.balancesMissing') : formatMoney(to_pay)}
              </td>
              <td>
                <State declaration={declaration} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function State({ declaration: { to, due_on, saved_at } }: { readonly declaration: DueDeclaration }) {
  const { t } = useTranslation();
  if (saved_at !== undefined) {
    return (
      <ToneBadge tone="ok" icon={IconCheck}>
        {t('due.saved')}
      </ToneBadge>
    );
  }
  if (today() <= to) return t('due.running');
  return (
    <ToneBadge tone={today() > due_on ? 'bad' : 'care'} icon={IconClock}>
      {t(today() > due_on ? 'due.late' : 'due.notSaved')}
    </ToneBadge>
  );
}

function periodName({ from, to }: DueDeclaration, language: string): string {
  const period = taxPeriodOf({ from, to });
  return period === undefined ? `${formatDate(from)} – ${formatDate(to)}` : formatTaxPeriod(period, language);
}
