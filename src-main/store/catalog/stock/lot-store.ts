import type { LotStore } from '../../../counter/stock/lots/lot-store.ts';
import { isLotsOn } from '../../rows/catalog/is-stock-on.ts';
import { putLot, tracksLots } from '../../rows/catalog/lots.ts';
import { fromMillionths, toMillionths } from '../../rows/columns/millionths.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

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

    assign: (of, { number, expires_on, quantity }, at) =>
      writes.run(async (tx) => {
        if (!(await tracksLots(tx, of.productId))) return 'untracked';
        const moved = toMillionths(quantity);
        if (moved > (await withoutLot(tx, of))) return 'lacking';
        const lot = await putLot(tx, of, { number, expires_on });
        await tx
          .insertInto('stock_lot_movement')
          .values({ lot_id: lot, movement_seq: null, quantity: moved, created_at: at })
          .execute();
        return 'assigned';
      }),
  };
}

type LotsOf = Parameters<LotStore['lots']>[0];

/** Millionths of what there is and is in no lot. */
async function withoutLot(db: Reader, { environment, productId }: LotsOf): Promise<number> {
  const stock = await db
    .selectFrom('stock')
    .select('on_hand')
    .where('product_id', '=', productId)
    .where('environment', '=', environment)
    .executeTakeFirst();
  const { inLots } = await db
    .selectFrom('stock_lot')
    .select(({ fn }) => fn.sum<number | null>('on_hand').as('inLots'))
    .where('product_id', '=', productId)
    .where('environment', '=', environment)
    .executeTakeFirstOrThrow();
  return (stock?.on_hand ?? 0) - (inLots ?? 0);
}

/** From now on its lots are kept, in all environments, or what they have is in none. */
export async function setTracksLots(tx: Tx, productId: string, tracks: boolean, at: string): Promise<void> {
  if (!tracks) {
    await tx
      .insertInto('stock_lot_movement')
      .columns(['lot_id', 'quantity', 'created_at'])
      .expression((eb) =>
        eb
          .selectFrom('stock_lot')
          .select((inner) => [
            'stock_lot.id',
            inner.neg('stock_lot.on_hand').as('quantity'),
            inner.val(at).as('created_at'),
          ])
          .where('product_id', '=', productId)
          .where('on_hand', '>', 0),
      )
      .execute();
  }
  await tx
    .updateTable('product')
    .set({ tracks_lots: tracks ? 1 : 0 })
    .where('id', '=', productId)
    .execute();
}
