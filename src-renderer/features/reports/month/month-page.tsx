import { Button, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { daysOfMonth, monthBefore } from '../../../../src-main/documents/values/month.ts';
import { formatMonth } from '../../../lib/format/format.ts';
import { today } from '../../../lib/format/today.ts';
import { Page } from '../../../ui/layout/page.tsx';
import styles from '../reports.module.css';
import { ComparePanel } from './compare-panel.tsx';
import { ForAccountant } from './for-accountant.tsx';
import { MonthlyMailPanel } from './monthly-mail-panel.tsx';

/** So far back a month is offered; an older one can be said in the page's address. */
const MONTHS = 24;

/** Where a month is closed: what is compared with the authority, and what the accountant gets. */
export function MonthPage() {
  const { t, i18n } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const months = monthsUntil(today().slice(0, 7));
  // A month is closed once it is over.
  const month = address.get('mes') ?? monthBefore(today().slice(0, 7));
  const { from, to } = daysOfMonth(month);
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
      <div className={styles.period}>
        <Select
          label={t('month.which')}
          data={[...new Set([...months, month])].map((one) => ({
            value: one,
            label: formatMonth(one, i18n.language),
          }))}
          allowDeselect={false}
          value={month}
          onChange={(chosen) => chosen !== null && setAddress({ mes: chosen }, { replace: true })}
        />
      </div>
      <ComparePanel key={`compare ${month}`} month={month} />
      <ForAccountant key={month} month={month} />
      <MonthlyMailPanel />
    </Page>
  );
}

/** The newest first. */
function monthsUntil(last: string): readonly string[] {
  const months = [last];
  while (months.length < MONTHS) months.push(monthBefore(months.at(-1) ?? last));
  return months;
}
