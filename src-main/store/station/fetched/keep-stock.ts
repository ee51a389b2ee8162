import type { StationStockMovement } from '../../../contract/head/stations/station-records.ts';
import { putSetting } from '../../rows/business/settings.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { keepOperators } from './keep-operators.ts';

/**
 * Keeps a movement that these data lack at the position it had. What was moved here since the backup stays: there is as much
 * of a product as all of it together.
 */
export async function keepStockMovement(tx: Tx, movement: StationStockMovement): Promise<void> {
  const here = await tx
    .selectFrom('stock_movement')
    .select('seq')
    .where('seq', '=', movement.seq)
    .executeTakeFirst();
  if (here) return;
  await keepOperators(tx, [movement]);
  await track(tx, movement);
  await tx
    .insertInto('stock_movement')
    .values({
      ...movement,
      document_id: await existingId(tx, 'document', movement.document_id),
      idempotency_key: null,
      fingerprint: null,
    })
    .execute();
}

/** A product that was not counted yet by the time of the backup is since; each movement changes how much there is of it. */
async function track(tx: Tx, movement: StationStockMovement): Promise<void> {
  const { environment, product_id, on_hand, quantity, created_at } = movement;
  if ((await existingId(tx, 'product', product_id)) === null) return;
  await tx
    .insertInto('stock')
    .values({ environment, product_id, on_hand: on_hand - quantity, minimum: null, updated_at: created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Null for what is not here. */
async function existingId(tx: Tx, table: 'document' | 'product', id: string | null): Promise<string | null> {
  if (id === null) return null;
  const row = await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  return row?.id ?? null;
}

/** Documents that come back move nothing of the stock: what they moved comes back by itself. */
export async function withStockOff(tx: Tx, keep: () => Promise<void>): Promise<void> {
  const name = 'stock_enabled';
  const setting = await tx.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  if (setting?.value !== 'on') return keep();
  await putSetting(tx, name, 'off');
  await keep();
  await putSetting(tx, name, 'on');
}
