import { useTranslation } from 'react-i18next';
import type { ClockResource } from '../../../src-main/contract/clock.ts';
import { formatInstant } from './format.ts';

/** What both clocks say and what to do, in the window's language; the service's own words are Spanish. */
export function useClockSentence(): (clock: ClockResource) => string | undefined {
  const { t } = useTranslation();
  return ({ reason, checked_at: now, skew_seconds: skew = 0 }) => {
    const authority = new Date(Date.parse(now) - skew * 1000).toISOString();
    return (
      reason &&
      t(`lock.clockWhy.${reason}`, { time: formatInstant(now), authority: formatInstant(authority) })
    );
  };
}
