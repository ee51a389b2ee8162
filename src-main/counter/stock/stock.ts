import type {
  StockItem,
  StockItemPatch,
  StockItemQuery,
  StockList,
  StockListQuery,
  StockMovement,
  StockMovementBody,
  StockMovementList,
  StockMovementListQuery,
} from '../../contract/catalog/stock.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { sha256 } from '../../issuing/requests/fingerprint.ts';
import { idempotencyOf, type Made, madeNow, replayed } from '../../issuing/requests/idempotency.ts';
import { type KeysetPage, keysetPage } from '../../reading/lists/keyset-page.ts';
import { mayReadCosts } from '../costs/costs.ts';
import type { Approved } from '../operators/claim-approval.ts';
import type { Permits } from '../operators/permits.ts';
import { mayNot } from '../operators/refusals.ts';
import { expiredLots } from './lots/expired-lots.ts';
import type { LotStore } from './lots/lot-store.ts';
import { lotsOff } from './lots/lots.ts';
import type { RefusedLot, StockStore } from './stock-store.ts';

export interface StockDependencies {
  readonly store: StockStore;
  readonly lots: Pick<LotStore, 'isOn'>;
  readonly permits: Permits;
  readonly now: () => Date;
  readonly cursorSecret: Uint8Array;
}

export type Stock = ReturnType<typeof makeStock>;

/** How much there is of what the shop sells. What documents move is booked where documents are written. */
export function makeStock({ store, lots, permits, now, cursorSecret }: StockDependencies) {
  const shownTo = async (session: string, item: StockItem) =>
    (await mayReadCosts(permits, session)) ? item : withoutCost(item);

  return {
    async list(session: string, query: StockListQuery): Promise<StockList> {
      const { data, ...listed } = await store.list(query);
      const mayRead = await mayReadCosts(permits, session);
      const isWhole = query.offset === 0 && !query.q?.trim();
      const value = mayRead && isWhole ? await store.value(query.environment) : undefined;
      return {
        object: 'list',
        data: mayRead ? data : data.map(withoutCost),
        ...listed,
        offset: query.offset,
        ...(value !== undefined && { value }),
        next_cursor: null,
        prev_cursor: null,
      };
    },

    async get(
      session: string,
      productId: string,
      { environment }: StockItemQuery,
    ): Promise<Outcome<StockItem>> {
      const item = await store.item(environment, productId);
      return item ? { ok: true, value: await shownTo(session, item) } : refuse(noProduct);
    },

    /** Its minimum, and whether it is counted at all. */
    async change(session: string, productId: string, patch: StockItemPatch): Promise<Outcome<StockItem>> {
      const { approval_id: approvalId, ...changes } = patch;
      const approved = approvedFor([productId], approvalId);
      return permits.actAsOwner({ session, action: 'move_stock', approved }, async () => {
        if (!(await store.isOn())) return refuse(stockOff);
        if (changes.tracks_lots && !(await lots.isOn())) return refuse(lotsOff);
        const item = await store.change(productId, { ...changes, at: now().toISOString() });
        return item ? { ok: true, value: await shownTo(session, item) } : refuse(noProduct);
      });
    },

    async move(
      session: string,
      body: StockMovementBody,
      key?: string,
    ): Promise<Outcome<Made<StockMovementList>>> {
      const { approval_id: approvalId, confirm_expired: isConfirmed, ...fields } = body;
      const mayRead = await mayReadCosts(permits, session);
      if (!mayRead && body.products.some(({ unit_cost: cost }) => cost !== undefined)) {
        return refuse(mayNot('read_costs'));
      }
      const listed = (movements: readonly StockMovement[]) =>
        listOfMovements(mayRead ? movements : movements.map(withoutCost));
      const idempotency = idempotencyOf(key, fields);
      const earlier = key === undefined ? undefined : await store.movedWith(key);
      if (earlier) return replayed({ ...earlier, value: listed(earlier.value) }, idempotency);
      const entering = body.kind === 'in' && !isConfirmed ? enteringLots(body) : [];
      const errors = expiredLots(entering, ecuadorDate(now()));
      if (errors.length > 0) return refuse({ code: 'validation_failed', errors });
      const approved = approvedFor(
        body.products.map(({ product_id: id }) => id),
        approvalId,
      );
      return permits.actAsOwner({ session, action: 'move_stock', approved }, async (actor) => {
        if (!(await store.isOn())) return refuse(stockOff);
        const moving = await store.move({ ...fields, actor, at: now().toISOString(), idempotency });
        switch (moving.kind) {
          case 'moved':
            return madeNow(listed(moving.movements));
          case 'keyed':
            return replayed({ ...moving.keyed, value: listed(moving.keyed.value) }, idempotency);
          case 'no_product':
            return refuse(unknownProducts(moving.indexes));
          case 'too_dear':
            return refuse(tooDear(moving.indexes));
          case 'refused_lots':
            return refuse(refusedLots(moving.lots));
        }
      });
    },

    async movements(
      session: string,
      productId: string,
      { environment, limit, cursor }: StockMovementListQuery,
    ): Promise<Outcome<KeysetPage<StockMovement>>> {
      const of = { environment, productId };
      const mayRead = await mayReadCosts(permits, session);
      return keysetPage(
        {
          filters: sha256('stock_movements', environment, productId).slice(0, 16),
          cursorSecret,
          positionOf: ({ id }) => id,
          find: async (question) => {
            const movements = await store.movements(of, question);
            return mayRead ? movements : movements.map(withoutCost);
          },
        },
        { limit, cursor },
      );
    },
  };
}

function approvedFor(productIds: readonly string[], approvalId: string | undefined): Approved {
  const [first] = productIds;
  return {
    id: approvalId,
    about: { product_ids: productIds },
    ...(first !== undefined && { usedFor: { kind: 'stock', id: first } }),
  };
}

export const stockOff: Problem = {
  code: 'invalid_state',
  detail: 'No se llevan existencias: actívelas antes en los ajustes.',
};

const noProduct: Problem = { code: 'not_found', detail: 'No hay un producto con este id.' };

function unknownProducts(indexes: readonly number[]): Problem {
  return {
    code: 'validation_failed',
    errors: indexes.map((index) => ({
      pointer: `/products/${index}/product_id`,
      code: 'not_found',
      message: 'No hay un producto con este id.',
    })),
  };
}

function tooDear(indexes: readonly number[]): Problem {
  return {
    code: 'validation_failed',
    errors: indexes.map((index) => ({
      pointer: `/products/${index}/unit_cost`,
      code: 'out_of_range',
      message: 'Lo que hay de un producto puede costar hasta 9 millones de dólares.',
    })),
  };
}

function enteringLots({ products }: StockMovementBody) {
  return products.flatMap(({ lots = [] }, index) =>
    lots.map((lot, at) => ({ ...lot, pointer: `/products/${index}/lots/${at}` })),
  );
}

const lotRefusals = {
  untracked: { field: '', code: 'not_allowed_here', message: 'Este producto no se controla por lotes.' },
  lacking: { field: '/quantity', code: 'out_of_range', message: 'No hay tanto en este lote.' },
} as const;

function refusedLots(lots: readonly RefusedLot[]): Problem {
  return {
    code: 'validation_failed',
    errors: lots.map(({ index, lot, why }) => {
      const { field, code, message } = lotRefusals[why];
      return { pointer: `/products/${index}/lots/${lot}${field}`, code, message };
    }),
  };
}

/** As who may not read costs sees it. */
function withoutCost<Item extends { unit_cost?: string | undefined }>({ unit_cost: _, ...item }: Item) {
  return item;
}

function listOfMovements(movements: readonly StockMovement[]): StockMovementList {
  return { object: 'list', data: [...movements], next_cursor: null, prev_cursor: null };
}
