import type { CashReport } from '../../../contract/counter/cash-report.ts';
import type { CashClosingBody } from '../../../contract/counter/cash-session.ts';
import type { Actor } from '../../operators/permits.ts';
import type { CashContents } from './cash-contents.ts';
import { cashTotalsOf } from './cash-totals.ts';
import { countCash } from './count-cash.ts';

interface Making {
  readonly actor: Actor;
  readonly at: Date;
  /** Of a closing. */
  readonly closing?: { readonly zNumber: number; readonly count: CashClosingBody['count'] };
}

/** The page X, or Z when the session closes with it. */
export function cashReportOf(contents: CashContents, { actor, at, closing }: Making): CashReport {
  const { id, environment, business, till, operator, openedAt } = contents;
  const totals = cashTotalsOf(contents);
  return {
    object: 'cash_report',
    kind: closing ? 'z' : 'x',
    ...(closing && { z_number: closing.zNumber }),
    cash_session_id: id,
    environment,
    business,
    till,
    operator,
    opened_at: openedAt,
    generated_at: at.toISOString(),
    generated_by: actor.operator,
    ...(actor.approvedBy && { approved_by: actor.approvedBy }),
    ...totals,
    ...(closing && { count: countCash(closing.count, totals.cash.expected) }),
  };
}
