import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { daysOfTaxPeriod } from '../../../../src-main/documents/values/calendar/tax-period.ts';
import { useService } from '../../../lib/http/service.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import styles from '../reports.module.css';
import { AnnexPanel } from './annex-panel.tsx';
import { ComparePanel } from './compare-panel.tsx';
import { ForAccountant } from './for-accountant.tsx';
import { MonthChoice, useMonth } from './month-choice.tsx';
import { TillsMonthlyMail } from './monthly-mail-panel.tsx';

/** Where a month is closed: what is compared with the authority, the annex it wants, and what the accountant gets. */
export function MonthPage() {
  const { t } = useTranslation();
  const { environment, workspace } = useService();
  const business = workspace.entities.find(
    ({ kind }) => (kind === 'sandbox') === (environment === 'sandbox'),
  );
  const hasHalfYears = business !== undefined && business.regime !== 'general';
  const month = useMonth({ hasHalfYears });
  const { from, to } = daysOfTaxPeriod(month);
  return (
    <Page
      title={t('month.title')}
      back={{ to: '/informes', label: t('declaration.back') }}
      actions={
        <div className={styles.tools}>
          <Button variant="default" component={Link} to={`/informes?desde=${from}&hasta=${to}`}>
            {t('month.report')}
          </Button>
          <Button variant="default" component={Link} to={`/informes/declaracion?desde=${from}&hasta=${to}`}>
            {t('declaration.open')}
          </Button>
        </div>
      }
    >
      <MonthChoice hasHalfYears={hasHalfYears} />
      <ComparePanel key={`compare ${month}`} month={month} />
      <AnnexPanel key={`annex ${month}`} month={month} />
      <ForAccountant key={month} month={month} contents={t('month.contents')} />
      <TillsMonthlyMail />
    </Page>
  );
}
