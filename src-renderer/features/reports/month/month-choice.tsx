import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { monthBefore } from '../../../../src-main/documents/values/calendar/month.ts';
import { formatMonth } from '../../../lib/format/format.ts';
import { today } from '../../../lib/format/today.ts';
import styles from '../reports.module.css';

/** So far back a month is offered; an older one can be named in the page's address. */
const MONTHS = 24;

/** The month of the page's address; the one that is just over unless it says one. */
export function useMonth(): string {
  const [address] = useSearchParams();
  return address.get('mes') ?? monthBefore(today().slice(0, 7));
}

/** Which month a page is about. */
export function MonthChoice() {
  const { t, i18n } = useTranslation();
  const [, setAddress] = useSearchParams();
  const month = useMonth();
  return (
    <div className={styles.period}>
      <Select
        label={t('month.which')}
        data={[...new Set([...monthsUntil(today().slice(0, 7)), month])].map((one) => ({
          value: one,
          label: formatMonth(one, i18n.language),
        }))}
        allowDeselect={false}
        value={month}
        onChange={(chosen) => chosen !== null && setAddress({ mes: chosen }, { replace: true })}
      />
    </div>
  );
}

/** The newest first. */
function monthsUntil(last: string): readonly string[] {
  const months = [last];
  while (months.length < MONTHS) months.push(monthBefore(months.at(-1) ?? last));
  return months;
}
