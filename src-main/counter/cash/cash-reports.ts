import type { CashReport } from '../../contract/counter/cash-report.ts';
import type { CashClosingBody } from '../../contract/counter/cash-session.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { Permits } from '../operators/permits.ts';
import { approvedIn, requestIn } from './cash-requests.ts';
import type { CashStore } from './cash-store.ts';
import { findCashSession, findOpenSession, unknownSession } from './find-cash-session.ts';
import { cashReportOf } from './reports/cash-report-of.ts';
import { isSameCount } from './reports/count-cash.ts';
import { makeShownReports } from './reports/shown-reports.ts';

export interface CashReportDependencies {
  readonly store: CashStore;
  readonly permits: Permits;
  readonly now: () => Date;
}

/** What a cash session holds: the page X while it is open, the Z that closes it. */
export function makeCashReports({ store, permits, now }: CashReportDependencies) {
  const shown = makeShownReports(now);

  return {
    /** How it stands; it is remembered for a little, so that the same page may be printed. */
    async xReport(session: string, id: string, approvalId?: string): Promise<Outcome<CashReport>> {
      const found = await findOpenSession(store, id);
      if (!found.ok) return found;
      const approved = approvedIn(id, { approvalId });
      return permits.act({ session, action: 'read_x_report', approved }, async (actor) => {
        const contents = await store.contents(id);
        if (!contents) return unknownSession;
        const report = cashReportOf(contents, { actor, at: now() });
        shown.show(session, report);
        return { ok: true, value: report };
      });
    },

    /** The X that the signed-in operator was just shown, as it was. */
    async shownX(session: string, id: string, generatedAt: string): Promise<CashReport | undefined> {
      const operator = await permits.signedIn(session);
      return operator && shown.find(session, { cashSessionId: id, generatedAt, operatorId: operator.id });
    },

    /** Closes it for good, with the till's next Z. The same count again answers the same Z. */
    async close(session: string, id: string, body: CashClosingBody): Promise<Outcome<CashReport>> {
      const found = await findCashSession(store, id);
      if (!found.ok) return found;
      const closed = await store.zReport(id);
      if (closed) return closedBefore(closed, body);
      const action = { own: 'close_cash_session', other: 'close_cash_session_of_another' } as const;
      const approved = { approvalId: body.approval_id };
      const request = await requestIn(found.value, session, { ...action, ...approved }, permits);
      return permits.act(request, async (actor) => {
        const making = { actor, at: now() };
        const closing = await store.close(id, (contents, zNumber) =>
          cashReportOf(contents, { ...making, closing: { zNumber, count: body.count } }),
        );
        return closing.kind === 'closed'
          ? { ok: true, value: closing.report }
          : closedBefore(closing.report, body);
      });
    },

    /** The Z again: a copy, with its original time. */
    async zReport(id: string): Promise<Outcome<CashReport>> {
      const report = await store.zReport(id);
      if (report) {
        const copy = { legend: 'COPIA', printed_at: now().toISOString() } as const;
        return { ok: true, value: { ...report, copy } };
      }
      const found = await findCashSession(store, id);
      return found.ok ? refuse({ code: 'not_ready', detail: 'Esta caja aún no se cierra.' }) : found;
    },
  };
}

function closedBefore(report: CashReport, { count }: CashClosingBody): Outcome<CashReport> {
  if (report.count && isSameCount(count, report.count)) return { ok: true, value: report };
  const detail = `Esta caja ya se cerró con el Z n.º ${report.z_number}, con otro conteo.`;
  return refuse({ code: 'invalid_state', detail });
}
