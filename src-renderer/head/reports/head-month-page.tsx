import { useTranslation } from 'react-i18next';
import { ForAccountant } from '../../features/reports/month/for-accountant.tsx';
import { MonthChoice, useMonth } from '../../features/reports/month/month-choice.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** The files of a month of all tills, to be saved now. */
export function HeadMonthPage() {
  const { t } = useTranslation();
  const month = useMonth({ hasHalfYears: false });
  return (
    <Page title={t('head.month.title')} back={{ to: '/informes', label: t('reports.title') }}>
      <MonthChoice hasHalfYears={false} />
      <ForAccountant key={month} month={month} contents={t('head.month.contents')} />
    </Page>
  );
}
