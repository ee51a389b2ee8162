import type { CashMovementBody, CashMovementResource } from '../../contract/counter/cash-session.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { decimal, formatAmount } from '../../documents/values/decimal.ts';
import { idempotencyOf, type Made, madeNow, replayed } from '../../issuing/requests/idempotency.ts';
import type { Permits } from '../operators/permits.ts';
import { requestIn } from './cash-requests.ts';
import type { CashStore } from './cash-store.ts';
import { closedSession } from './decide-sale.ts';
import { findCashSession, findOpenSession } from './find-cash-session.ts';

export interface CashMovementDependencies {
  readonly store: CashStore;
  readonly permits: Permits;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Money that is put into a drawer, or taken out of it, without a sale. */
export function makeCashMovements({ store, permits, now, newId }: CashMovementDependencies) {
  return {
    async movements(id: string): Promise<Outcome<readonly CashMovementResource[]>> {
      const found = await findCashSession(store, id);
      return found.ok ? { ok: true, value: await store.movements(id) } : found;
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
      const found = await findOpenSession(store, id);
      if (!found.ok) return found;
      const action = { own: 'move_cash', other: 'move_cash_of_another' } as const;
      const approved = { approvalId, amount: body.amount };
      const request = await requestIn(found.value, session, { ...action, ...approved }, permits);
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
  };
}
