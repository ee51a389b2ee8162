import type { LotAssignment, ProductLots } from '../../../contract/catalog/lots.ts';
import type { StockItemQuery } from '../../../contract/catalog/stock.ts';
import type { Outcome, Problem } from '../../../contract/problems/problems.ts';
import { refuse } from '../../../contract/problems/refuse.ts';
import { daysBetween, ecuadorDate } from '../../../documents/values/ecuador-time.ts';
import type { Permits } from '../../operators/permits.ts';
import { expiredLots } from './expired-lots.ts';
import type { LotStore } from './lot-store.ts';

export interface LotDependencies {
  readonly store: LotStore;
  readonly permits: Pick<Permits, 'actAsOwner'>;
  readonly now: () => Date;
}

export type Lots = ReturnType<typeof makeLots>;

/** In which lots the stock of a product is. What movements change of them is booked with the movements. */
export function makeLots({ store, permits, now }: LotDependencies) {
  async function read(productId: string, { environment }: StockItemQuery): Promise<Outcome<ProductLots>> {
    const there = await store.lots({ environment, productId });
    if (!there) return refuse(noProduct);
    const today = ecuadorDate(now());
    return {
      ok: true,
      value: {
        object: 'product_lots',
        product_id: productId,
        environment,
        lots: there.lots.map((lot) => ({ ...lot, days_left: daysBetween(today, lot.expires_on) })),
        without_lot: there.without_lot,
      },
    };
  }

  return {
    read,

    /** Puts of what is in no lot some into one. */
    async assign(session: string, productId: string, body: LotAssignment): Promise<Outcome<ProductLots>> {
      const { environment, approval_id: id, confirm_expired: isConfirmed, ...lot } = body;
      const errors = isConfirmed ? [] : expiredLots([{ ...lot, pointer: '' }], ecuadorDate(now()));
      if (errors.length > 0) return refuse({ code: 'validation_failed', errors });
      const approved = {
        id,
        about: { product_ids: [productId] },
        usedFor: { kind: 'stock', id: productId },
      } as const;
      return permits.actAsOwner({ session, action: 'move_stock', approved }, async (actor) => {
        if (!(await store.isOn())) return refuse(lotsOff);
        if (!(await store.lots({ environment, productId }))) return refuse(noProduct);
        const by = { actor, at: now().toISOString() };
        const assigning = await store.assign({ environment, productId }, lot, by);
        if (assigning === 'untracked') return refuse(untracked);
        if (assigning === 'outdated') return refuse(outdated);
        if (assigning === 'lacking') return refuse(lacking);
        return read(productId, { environment });
      });
    },
  };
}

const noProduct: Problem = { code: 'not_found', detail: 'No hay un producto con este id.' };

export const lotsOff: Problem = {
  code: 'invalid_state',
  detail: 'No se llevan lotes: actívelos antes en los ajustes.',
};

const untracked: Problem = {
  code: 'invalid_state',
  detail: 'Este producto no se controla por lotes.',
};

const outdated: Problem = {
  code: 'invalid_state',
  detail: 'Lo que hay sin lote cambió mientras lo miraba: revíselo otra vez.',
};

const lacking: Problem = {
  code: 'validation_failed',
  errors: [{ pointer: '/quantity', code: 'out_of_range', message: 'No hay tanto sin lote.' }],
};
