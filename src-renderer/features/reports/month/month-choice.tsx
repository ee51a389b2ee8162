import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { halfYearOf, taxPeriodBefore } from '../../../../src-main/documents/values/calendar/tax-period.ts';
import { formatTaxPeriod } from '../../../lib/format/format.ts';
import { today } from '../../../lib/format/today.ts';
import styles from '../reports.module.css';

/** So far back periods are offered; an older one can be named in the page's address. */
const MONTHS = 24;
const HALF_YEARS = 4;

interface MonthChoiceProps {
  /** Whether the business may declare by half-years. */
  readonly hasHalfYears: boolean;
  /** Which is shown, where that is not the half-year that is just over. */
  readonly chosen?: string;
}

/** The month or half-year of the page's address; the one that is just over unless it says one. */
export function useMonth({ hasHalfYears }: Pick<MonthChoiceProps, 'hasHalfYears'>): string {
  const [address] = useSearchParams();
  return address.get('mes') ?? taxPeriodBefore(hasHalfYears ? halfYearOf(today()) : today().slice(0, 7));
}

/** Which month, or half-year, a page is about. */
export function MonthChoice({ hasHalfYears, chosen }: MonthChoiceProps) {
  const { t, i18n } = useTranslation();
  const [, setAddress] = useSearchParams();
  const named = useMonth({ hasHalfYears });
  const month = chosen ?? named;
  const halfYears = hasHalfYears ? periodsUntil(halfYearOf(today()), HALF_YEARS) : [];
  const months = periodsUntil(today().slice(0, 7), MONTHS);
  return (
    <div className={styles.period}>
      <Select
        label={t(hasHalfYears ? 'month.whichPeriod' : 'month.which')}
        data={[...new Set([...halfYears, ...months, month])].map((one) => ({
          value: one,
          label: formatTaxPeriod(one, i18n.language),
        }))}
        allowDeselect={false}
        value={month}
        onChange={(period) => period !== null && setAddress({ mes: period }, { replace: true })}
      />
    </div>
  );
}

/** The newest first. */
function periodsUntil(last: string, count: number): readonly string[] {
  const periods = [last];
  while (periods.length < count) periods.push(taxPeriodBefore(periods.at(-1) ?? last));
  return periods;
}
