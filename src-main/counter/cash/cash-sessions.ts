import type {
  CashSaleBody,
  CashSaleResource,
  CashSessionBody,
  CashSessionListQuery,
  CashSessionResource,
} from '../../contract/counter/cash-session.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { decimal, formatAmount } from '../../documents/values/decimal.ts';
import { canonicalJson, sha256 } from '../../issuing/requests/fingerprint.ts';
import { idempotencyOf, type Made, madeNow, replayed } from '../../issuing/requests/idempotency.ts';
import { type KeysetPage, keysetPage } from '../../reading/lists/keyset-page.ts';
import type { Approved } from '../operators/claim-approval.ts';
import { type CashMovementDependencies, makeCashMovements } from './cash-movements.ts';
import { type CashReportDependencies, makeCashReports } from './cash-reports.ts';
import { decideSale } from './decide-sale.ts';
import { findCashSession, unknownSession } from './find-cash-session.ts';

export interface CashDependencies extends CashMovementDependencies, CashReportDependencies {
  readonly cursorSecret: Uint8Array;
}

export type CashSessions = ReturnType<typeof makeCashSessions>;

/** From the opening of a till to its closing. Nothing here waits for the authority. */
export function makeCashSessions(dependencies: CashDependencies) {
  const { store, permits, now, newId, cursorSecret } = dependencies;
  return {
    ...makeCashMovements(dependencies),
    ...makeCashReports(dependencies),

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

    get: (id: string): Promise<Outcome<CashSessionResource>> => findCashSession(store, id),

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

    /** The document is issued and the money taken: nobody's permission is asked any more. */
    async recordSale(id: string, body: CashSaleBody): Promise<Outcome<CashSaleResource>> {
      const recorded = await store.recordSale(id, body.document_id, (facts) => decideSale(facts, body));
      return recorded ?? unknownSession;
    },
  };
}

const noTill: Problem = {
  code: 'validation_failed',
  errors: [{ pointer: '/till_id', code: 'not_found', message: 'No hay una caja con este id.' }],
};
