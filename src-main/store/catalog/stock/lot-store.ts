import type { LotStore } from '../../../counter/stock/lots/lot-store.ts';
import { isLotsOn } from '../../rows/catalog/is-stock-on.ts';
import { putLot, tracksLots } from '../../rows/catalog/lots.ts';
import { fromMillionths, toMillionths } from '../../rows/columns/millionths.ts';
import type { Store } from '../../sqlite/open.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

export function makeLotStore({ db, writes }: Store): LotStore {
  return {
    isOn: () => isLotsOn(db),

    async lots({ environment, productId }) {
      const product = await db
        .selectFrom('product')
        .select('id')
        .where('id', '=', productId)
        .executeTakeFirst();
      if (!product) return undefined;
      const rows = await db
        .selectFrom('stock_lot')
        .select(['number', 'expires_on', 'on_hand'])
        .where('product_id', '=', productId)
        .where('environment', '=', environment)
        .where('on_hand', '>', 0)
        .orderBy('expires_on')
        .orderBy('number')
        .execute();
      return {
        lots: rows.map(({ number, expires_on, on_hand }) => ({
          ...(number !== '' && { number }),
          expires_on,
          quantity: fromMillionths(on_hand),
        })),
        without_lot: fromMillionths(await withoutLot(db, { environment, productId })),
      };
    },

    assign: (of, { without_lot: seen, ...lot }, { actor, at }) =>
      writes.run(async (tx) => {
        if (!(await tracksLots(tx, of.productId))) return 'untracked';
        const rest = await withoutLot(tx, of);
        if (seen !== undefined && toMillionths(seen) !== rest) return 'outdated';
        const quantity = toMillionths(lot.quantity);
        if (quantity > rest) return 'lacking';
        await tx
          .insertInto('stock_lot_movement')
          .values({
            lot_id: await putLot(tx, of, lot),
            movement_seq: null,
            quantity,
            operator_id: actor?.operator.id ?? null,
            operator_name: actor?.operator.name ?? null,
            approver_id: actor?.approvedBy?.id ?? null,
            approver_name: actor?.approvedBy?.name ?? null,
            created_at: at,
          })
          .execute();
        return 'assigned';
      }),
  };
}

type LotsOf = Parameters<LotStore['lots']>[0];

/** Millionths of what there is and is in no lot. */
async function withoutLot(db: Reader, { environment, productId }: LotsOf): Promise<number> {
  const rest = await db
    .selectFrom('stock_rest')
    .select('quantity')
    .where('product_id', '=', productId)
    .where('environment', '=', environment)
    .executeTakeFirst();
  return rest?.quantity ?? 0;
}
