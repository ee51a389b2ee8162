import {
  daysOfTaxPeriod,
  taxPeriodBefore,
  taxPeriodOf,
} from '../../../documents/values/calendar/tax-period.ts';
import type { Days } from '../../figures/figure-store.ts';

/** The period that is declared before another: a month, or half a year; undefined where the days are neither. */
export function previousPeriod(days: Days): Days | undefined {
  const period = taxPeriodOf(days);
  return period === undefined ? undefined : daysOfTaxPeriod(taxPeriodBefore(period));
}
