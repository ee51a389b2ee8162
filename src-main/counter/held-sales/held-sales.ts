import {
  type HeldSaleBody,
  type HeldSaleListed,
  type HeldSaleListQuery,
  type HeldSaleResource,
  MAX_HELD_SALES,
} from '../../contract/counter/held-sale.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { sha256 } from '../../issuing/requests/fingerprint.ts';
import { idempotencyOf, type Made, madeNow, replayed } from '../../issuing/requests/idempotency.ts';
import type { Permits } from '../operators/permits.ts';
import type { Removals } from '../removals/removals.ts';
import type { HeldSaleStore } from './held-sale-store.ts';

export interface HeldSaleDependencies {
  readonly store: HeldSaleStore;
  readonly permits: Permits;
  readonly removals: Pick<Removals, 'remove'>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** How long a window may still ask for what it recalled. */
const MEMORY_MS = 24 * 60 * 60 * 1000;

export type HeldSales = ReturnType<typeof makeHeldSales>;

/** Sales put aside and taken up again, at whichever till: each by one alone. */
export function makeHeldSales({ store, permits, removals, now, newId }: HeldSaleDependencies) {
  return {
    list: (filters: HeldSaleListQuery): Promise<readonly HeldSaleListed[]> => store.waiting(filters),

    async get(id: string): Promise<Outcome<HeldSaleResource>> {
      const sale = await store.find(id);
      return sale ? { ok: true, value: sale } : refuse(gone);
    },

    async hold(session: string, body: HeldSaleBody, key?: string): Promise<Outcome<Made<HeldSaleResource>>> {
      const idempotency = idempotencyOf(key, body);
      const earlier = key === undefined ? undefined : await store.heldWith(key);
      if (earlier) return replayed(earlier, idempotency);
      const permit = await permits.asOwner(session, 'sell');
      if (!permit.ok) return permit;
      const at = now();
      const holding = await store.hold({
        id: newId(),
        body,
        operator: permit.value?.operator,
        at: at.toISOString(),
        idempotency,
        limit: MAX_HELD_SALES,
        forgetBefore: new Date(at.getTime() - MEMORY_MS).toISOString(),
      });
      switch (holding.kind) {
        case 'held':
          return madeNow(holding.sale);
        case 'keyed':
          return replayed(holding.keyed, idempotency);
        case 'no_till':
          return refuse(noTill);
        case 'full':
          return refuse(full);
      }
    },

    /** Gives the sale and takes it away, at once: two tills never take up the same one. */
    async recall(session: string, id: string, key?: string): Promise<Outcome<HeldSaleResource>> {
      const permit = await permits.asOwner(session, 'sell');
      if (!permit.ok) return permit;
      // Of this session alone: another window's key may be the same word.
      const own = key === undefined ? undefined : sha256(session, key);
      const sale = await store.recall(id, { key: own, at: now().toISOString() });
      return sale ? { ok: true, value: sale } : refuse(gone);
    },

    async discard(session: string, id: string): Promise<Outcome<undefined>> {
      const permit = await permits.asOwner(session, 'sell');
      if (!permit.ok) return permit;
      const isDone = await removals.remove('held_sale', id, session);
      return isDone ? { ok: true, value: undefined } : refuse(gone);
    },
  };
}

const gone: Problem = { code: 'not_found', detail: 'Esta venta ya no está guardada: otra caja la retomó.' };

const full: Problem = {
  code: 'invalid_state',
  detail: `Ya hay ${MAX_HELD_SALES} ventas guardadas: retome o descarte alguna antes.`,
};

const noTill: Problem = {
  code: 'validation_failed',
  errors: [
    { pointer: '/till_id', code: 'not_found', message: 'No hay una caja con este id en este ambiente.' },
  ],
};
