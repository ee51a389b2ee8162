import { useSearchParams } from 'react-router';
import type { PeriodQuery } from '../../../src-main/contract/reports/period-report.ts';
import { periodOf } from '../../lib/date-presets.ts';
import { today } from '../../lib/format/today.ts';

/** The days in the page's address, so that going back finds them again; this month by default. */
export function usePeriod(): readonly [PeriodQuery, (period: PeriodQuery) => void] {
  const [address, setAddress] = useSearchParams();
  const usual = periodOf('this_month', today());
  const period = { from: address.get('desde') ?? usual.from, to: address.get('hasta') ?? usual.to };
  return [period, ({ from, to }) => setAddress({ desde: from, hasta: to }, { replace: true })];
}
