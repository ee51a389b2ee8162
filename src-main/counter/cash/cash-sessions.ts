import type { CashReport } from '../../contract/counter/cash-report.ts';
import type {
  CashClosingBody,
  CashMovementBody,
  CashMovementResource,
  CashSaleBody,
  CashSaleResource,
  CashSessionBody,
  CashSessionListQuery,
  CashSessionResource,
} from '../../contract/counter/cash-session.ts';
import type { Permission } from '../../contract/counter/permissions.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { decimal, formatAmount } from '../../documents/values/decimal.ts';
import { canonicalJson, sha256 } from '../../issuing/preparing/fingerprint.ts';
import { type KeysetPage, keysetPage } from '../../reading/lists/keyset-page.ts';
import type { Approved } from '../approvals/claim-approval.ts';
import { idempotencyOf, type Made, madeNow, replayed } from '../idempotency.ts';
import type { ActRequest, Permits } from '../operators/permits.ts';
import { cashReportOf } from './cash-report-of.ts';
import type { CashStore } from './cash-store.ts';
import { isSameCount } from './count-cash.ts';
import { closedSession, decideSale } from './decide-sale.ts';
import { makeShownReports } from './shown-reports.ts';

export interface CashDependencies {
  readonly store: CashStore;
  readonly permits: Permits;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly cursorSecret: Uint8Array;
}

export type CashSessions = ReturnType<typeof makeCashSessions>;

/** From the opening of a till to its closing. Nothing here waits for the authority. */
export function makeCashSessions({ store, permits, now, newId, cursorSecret }: CashDependencies) {
  const shown = makeShownReports(now);

  /** What the session's own operator may do in it, or somebody trusted with others'. */
  async function actionIn(
    session: string,
    cashSession: CashSessionResource,
    { own, other, approvalId, amount }: CashAction,
  ): Promise<ActRequest> {
    const operator = await permits.signedIn(session);
    return {
      session,
      action: operator?.id === cashSession.operator.id ? own : other,
      approved: approvedFor(cashSession.id, { approvalId, ...(amount !== undefined && { amount }) }),
    };
  }

  return {
    async list(query: CashSessionListQuery): Promise<Outcome<KeysetPage<CashSessionResource>>> {
      const { limit, cursor, ...filters } = query;
      return keysetPage(
        {
          filters: sha256('cash_sessions', canonicalJson(filters)).slice(0, 16),
          cursorSecret,
          positionOf: ({ id }) => id,
          find: (question) => store.page(filters, question),
        },
        { limit, cursor },
      );
    },

    async get(id: string): Promise<Outcome<CashSessionResource>> {
      const session = await store.find(id);
      return session ? { ok: true, value: session } : unknown;
    },

    /** One at a time at each till. */
    async open(
      session: string,
      body: CashSessionBody,
      key?: string,
    ): Promise<Outcome<Made<CashSessionResource>>> {
      const { approval_id: approvalId, ...fields } = body;
      const idempotency = idempotencyOf(key, fields);
      const earlier = key === undefined ? undefined : await store.openedWith(key);
      if (earlier) return replayed(earlier, idempotency);
      const id = newId();
      const approved: Approved = {
        id: approvalId,
        about: { till_id: body.till_id },
        usedFor: { kind: 'cash_session', id },
      };
      return permits.act({ session, action: 'open_cash_session', approved }, async ({ operator }) => {
        const opening = await store.open({
          id,
          tillId: body.till_id,
          operator,
          openingFloat: formatAmount(decimal(body.opening_float)),
          at: now().toISOString(),
          idempotency,
        });
        switch (opening.kind) {
          case 'opened':
            return madeNow(opening.session);
          case 'keyed':
            return replayed(opening.keyed, idempotency);
          case 'no_till':
            return refuse(noTill);
          case 'inactive':
            return refuse({ code: 'invalid_state', detail: 'Esta caja está fuera de uso.' });
          case 'already_open': {
            const { name } = opening.session.operator;
            return refuse({ code: 'invalid_state', detail: `${name} ya tiene abierta esta caja.` });
          }
        }
      });
    },

    async movements(id: string): Promise<Outcome<readonly CashMovementResource[]>> {
      return (await store.find(id)) ? { ok: true, value: await store.movements(id) } : unknown;
    },

    async move(
      session: string,
      id: string,
      { body, key }: { readonly body: CashMovementBody; readonly key?: string | undefined },
    ): Promise<Outcome<Made<CashMovementResource>>> {
      const { approval_id: approvalId, ...fields } = body;
      const idempotency = idempotencyOf(key, fields);
      const earlier = key === undefined ? undefined : await store.movedWith(id, key);
      if (earlier) return replayed(earlier, idempotency);
      const cashSession = await store.find(id);
      if (!cashSession) return unknown;
      if (cashSession.status === 'closed') return refuse(closedSession);
      const request = await actionIn(session, cashSession, {
        own: 'move_cash',
        other: 'move_cash_of_another',
        approvalId,
        amount: body.amount,
      });
      return permits.act(request, async (actor) => {
        const moving = await store.move({
          id: newId(),
          sessionId: id,
          direction: body.direction,
          amount: formatAmount(decimal(body.amount)),
          reason: body.reason,
          actor,
          at: now().toISOString(),
          idempotency,
        });
        switch (moving.kind) {
          case 'moved':
            return madeNow(moving.movement);
          case 'keyed':
            return replayed(moving.keyed, idempotency);
          case 'closed':
            return refuse(closedSession);
        }
      });
    },

    /** The document is issued and the money taken: nobody's permission is asked any more. */
    async recordSale(id: string, body: CashSaleBody): Promise<Outcome<CashSaleResource>> {
      return (await store.recordSale(id, body.document_id, (facts) => decideSale(facts, body))) ?? unknown;
    },

    /** How it stands; it is remembered for a little, so that the same page may be printed. */
    async xReport(session: string, id: string, approvalId?: string): Promise<Outcome<CashReport>> {
      const cashSession = await store.find(id);
      if (!cashSession) return unknown;
      if (cashSession.status === 'closed') return refuse(closedSession);
      const approved = approvedFor(id, { approvalId });
      return permits.act({ session, action: 'read_x_report', approved }, async (actor) => {
        const contents = await store.contents(id);
        if (!contents) return unknown;
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
      const cashSession = await store.find(id);
      if (!cashSession) return unknown;
      const closed = await store.zReport(id);
      if (closed) return closedBefore(closed, body);
      const actions = {
        own: 'close_cash_session',
        other: 'close_cash_session_of_another',
        approvalId: body.approval_id,
      } as const;
      return permits.act(await actionIn(session, cashSession, actions), async (actor) => {
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
      return (await store.find(id))
        ? refuse({ code: 'not_ready', detail: 'Esta caja aún no se cierra.' })
        : unknown;
    },
  };
}

/** What is done in a cash session: in one's own, or in another's. */
interface CashAction {
  readonly own: Permission;
  readonly other: Permission;
  readonly approvalId?: string | undefined;
  /** Of the money that is moved. */
  readonly amount?: string;
}

function approvedFor(
  cashSessionId: string,
  { approvalId, amount }: Pick<CashAction, 'approvalId' | 'amount'>,
): Approved {
  return {
    id: approvalId,
    about: { cash_session_id: cashSessionId, ...(amount !== undefined && { amount }) },
    usedFor: { kind: 'cash_session', id: cashSessionId },
  };
}

function closedBefore(report: CashReport, { count }: CashClosingBody): Outcome<CashReport> {
  if (report.count && isSameCount(count, report.count)) return { ok: true, value: report };
  const detail = `Esta caja ya se cerró con el Z n.º ${report.z_number}, con otro conteo.`;
  return refuse({ code: 'invalid_state', detail });
}

const unknown = { ok: false, problem: { code: 'not_found' } } as const;

const noTill: Problem = {
  code: 'validation_failed',
  errors: [{ pointer: '/till_id', code: 'not_found', message: 'No hay una caja con este id.' }],
};
