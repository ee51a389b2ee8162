import type { NewStockMovements, StockMoving } from '../../../counter/stock/stock-store.ts';
import type { Environment } from '../../../documents/kinds.ts';
import { decimal } from '../../../documents/values/decimal.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { anyOf } from '../columns/list-parameter.ts';
import { fromMillionths, toMillionths, toUnitCost } from '../columns/millionths.ts';
import { lotsColumn, refusedLots } from './lots.ts';

type Booking =
  | { readonly kind: 'booked'; readonly seqs: readonly number[] }
  | Extract<StockMoving, { readonly kind: 'no_product' | 'too_dear' | 'refused_lots' }>;

/** Books what came in, went out or was counted: all of it, or nothing. */
export async function bookMovements(tx: Tx, movement: NewStockMovements): Promise<Booking> {
  const { products } = movement;
  const indexes = await unknownIndexes(tx, products);
  if (indexes.length > 0) return { kind: 'no_product', indexes };
  const tooDear = await tooDearIndexes(tx, movement);
  if (tooDear.length > 0) return { kind: 'too_dear', indexes: tooDear };
  const lots = await refusedLots(tx, movement);
  if (lots.length > 0) return { kind: 'refused_lots', lots };
  const seqs: number[] = [];
  for (const product of products) seqs.push(await move(tx, movement, product));
  return { kind: 'booked', seqs };
}

interface Tracked {
  readonly environment: Environment;
  readonly productId: string;
  readonly at: string;
}

/** From now on it is counted, from nothing; what is counted already stays as it is. */
export async function track(tx: Tx, { environment, productId, at }: Tracked): Promise<void> {
  await tx
    .insertInto('stock')
    .values({ environment, product_id: productId, on_hand: 0, minimum: null, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Moved = NewStockMovements['products'][number];

/** The indexes of products that do not exist. */
async function unknownIndexes(tx: Tx, products: readonly Moved[]): Promise<readonly number[]> {
  const ids = products.map(({ product_id: id }) => id);
  const rows = await tx.selectFrom('product').select('id').where('id', 'in', anyOf(ids)).execute();
  const existingIds = new Set(rows.map(({ id }) => id));
  return ids.flatMap((id, index) => (existingIds.has(id) ? [] : [index]));
}

/** Dollars that all there is of a product may cost: millionths of units times millionths of dollars are whole numbers. */
const MOST_VALUE = 9_000_000;

/** The indexes of what would make the stock of a product cost more than is counted exactly. */
async function tooDearIndexes(
  tx: Tx,
  { environment, kind, products }: NewStockMovements,
): Promise<readonly number[]> {
  const indexes: number[] = [];
  for (const [index, { product_id: id, quantity, unit_cost: cost }] of products.entries()) {
    if (cost === undefined || kind !== 'in') continue;
    const before = await tx
      .selectFrom('stock')
      .select(['on_hand', 'unit_cost'])
      .where('product_id', '=', id)
      .where('environment', '=', environment)
      .executeTakeFirst();
    const average = before?.unit_cost ?? toMillionths(cost);
    const value = decimal(fromMillionths(Math.max(0, before?.on_hand ?? 0))).times(toUnitCost(average));
    if (value.plus(decimal(quantity).times(cost)).gt(MOST_VALUE)) indexes.push(index);
  }
  return indexes;
}

/** A trigger carries it over to what there is, weighs its cost, and shares it over lots. */
async function move(
  tx: Tx,
  movement: NewStockMovements,
  { product_id: productId, quantity: moved, unit_cost: unitCost, lots }: Moved,
): Promise<number> {
  const { environment, kind, actor, at, idempotency } = movement;
  await track(tx, { environment, productId, at });
  const { on_hand: before } = await tx
    .selectFrom('stock')
    .select('on_hand')
    .where('product_id', '=', productId)
    .where('environment', '=', environment)
    .executeTakeFirstOrThrow();
  const amount = toMillionths(moved);
  const quantity = { in: amount, out: -amount, count: amount - before }[kind];
  const { seq } = await tx
    .insertInto('stock_movement')
    .values({
      environment,
      product_id: productId,
      kind,
      quantity,
      on_hand: before + quantity,
      unit_cost: unitCost === undefined ? null : toMillionths(unitCost),
      reason: movement.reason ?? null,
      document_id: null,
      lots: await lotsColumn(tx, { environment, productId }, lots),
      operator_id: actor?.operator.id ?? null,
      operator_name: actor?.operator.name ?? null,
      approver_id: actor?.approvedBy?.id ?? null,
      approver_name: actor?.approvedBy?.name ?? null,
      idempotency_key: idempotency.key ?? null,
      fingerprint: idempotency.fingerprint,
      created_at: at,
    })
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
}
