import type { Outcome } from '../contract/problems/problems.ts';
import { refuse } from '../contract/problems/refuse.ts';
import type { PeriodQuery } from '../contract/reports/period-report.ts';

/** The days of a report, which end no earlier than they begin. */
export function checkPeriod({ from, to }: PeriodQuery): Outcome<PeriodQuery> {
  if (from <= to) return { ok: true, value: { from, to } };
  const message = 'El período termina antes de empezar.';
  return refuse({
    code: 'validation_failed',
    errors: [{ parameter: 'to', code: 'out_of_range', message }],
  });
}
