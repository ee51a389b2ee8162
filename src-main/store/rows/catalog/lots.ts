import type { StatedLot } from '../../../contract/catalog/lots.ts';
import type { NewStockMovements, RefusedLot } from '../../../counter/stock/stock-store.ts';
import type { Environment } from '../../../documents/kinds.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { fromMillionths, toMillionths } from '../columns/millionths.ts';

interface LotsOf {
  readonly environment: Environment;
  readonly productId: string;
}

/** What keeps lots from being moved as stated: into a product without lots, or more out of one than is in it. */
export async function refusedLots(
  tx: Tx,
  { environment, kind, products }: NewStockMovements,
): Promise<readonly RefusedLot[]> {
  const refused: RefusedLot[] = [];
  for (const [index, { product_id: productId, lots = [] }] of products.entries()) {
    if (kind === 'in' && lots.length > 0 && !(await tracksLots(tx, productId))) {
      refused.push({ index, lot: 0, why: 'untracked' });
    }
    if (kind !== 'out') continue;
    for (const [lot, stated] of lots.entries()) {
      const there = await tx
        .selectFrom('stock_lot')
        .select('on_hand')
        .where('id', '=', lotId({ environment, productId }, stated))
        .executeTakeFirst();
      if ((there?.on_hand ?? 0) < toMillionths(stated.quantity)) refused.push({ index, lot, why: 'lacking' });
    }
  }
  return refused;
}

export async function tracksLots(tx: Tx, productId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('product')
    .select('tracks_lots')
    .where('id', '=', productId)
    .executeTakeFirst();
  return row?.tracks_lots === 1;
}

/** What a movement states of lots, as its row has it; a lot that is new begins with nothing. The product is counted. */
export async function lotsColumn(
  tx: Tx,
  of: LotsOf,
  lots: readonly StatedLot[] = [],
): Promise<string | null> {
  const stated: { readonly lot: string; readonly quantity: number }[] = [];
  for (const lot of lots) {
    stated.push({ lot: await putLot(tx, of, lot), quantity: toMillionths(lot.quantity) });
  }
  return stated.length > 0 ? JSON.stringify(stated) : null;
}

type LotName = Pick<StatedLot, 'number' | 'expires_on'>;

/** The identifier of the lot with this name, which is made where there was none. */
export async function putLot(tx: Tx, of: LotsOf, name: LotName): Promise<string> {
  const { environment, productId } = of;
  const { number = '', expires_on } = name;
  const id = lotId(of, name);
  await tx
    .insertInto('stock_lot')
    .values({ id, environment, product_id: productId, number, expires_on })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

function lotId({ environment, productId }: LotsOf, { number = '', expires_on: day }: LotName): string {
  return [environment, productId, day, number].join(' ');
}

/** What is still there of what a receipt brought into lots. */
export async function lotsLeftOf(tx: Tx, of: LotsOf, receiptId: string): Promise<readonly StatedLot[]> {
  const rows = await lotsMovedBy(tx, of, { receiptId, kind: 'in' });
  return rows
    .filter(({ on_hand }) => on_hand > 0)
    .map((row) => statedLotOf(row, Math.min(row.on_hand, row.quantity)));
}

/** What a receipt took out of lots; nothing while the product has none any more. */
export async function lotsTakenBy(tx: Tx, of: LotsOf, receiptId: string): Promise<readonly StatedLot[]> {
  if (!(await tracksLots(tx, of.productId))) return [];
  const rows = await lotsMovedBy(tx, of, { receiptId, kind: 'out' });
  return rows.map((row) => statedLotOf(row, -row.quantity));
}

function lotsMovedBy(
  tx: Tx,
  { environment, productId }: LotsOf,
  { receiptId, kind }: { readonly receiptId: string; readonly kind: 'in' | 'out' },
) {
  return tx
    .selectFrom('stock_movement')
    .innerJoin('stock_lot_movement', 'stock_lot_movement.movement_seq', 'stock_movement.seq')
    .innerJoin('stock_lot', 'stock_lot.id', 'stock_lot_movement.lot_id')
    .select(['stock_lot.number', 'stock_lot.expires_on', 'stock_lot.on_hand', 'stock_lot_movement.quantity'])
    .where('stock_movement.product_id', '=', productId)
    .where('stock_movement.environment', '=', environment)
    .where('stock_movement.fingerprint', '=', receiptId)
    .where('stock_movement.kind', '=', kind)
    .execute();
}

function statedLotOf(
  { number, expires_on }: { readonly number: string; readonly expires_on: string },
  quantity: number,
): StatedLot {
  return { ...(number !== '' && { number }), expires_on, quantity: fromMillionths(quantity) };
}
