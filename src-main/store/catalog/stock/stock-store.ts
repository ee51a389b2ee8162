import type { StockMovement } from '../../../contract/catalog/stock.ts';
import type { NewStockMovements, StockStore } from '../../../counter/stock/stock-store.ts';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import type { Environment } from '../../../documents/kinds.ts';
import { decimal } from '../../../documents/values/decimal.ts';
import { fromMillionths, toMillionths, toUnitCost } from '../../rows/columns/millionths.ts';
import { keysetRows } from '../../sqlite/keyset-rows.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { itemOf, listStock, stockValue } from './stock-items.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

export function makeStockStore({ db, writes }: Store): StockStore {
  return {
    async isOn() {
      const row = await db
        .selectFrom('setting')
        .select('value')
        .where('name', '=', 'stock_enabled')
        .executeTakeFirst();
      return row?.value === 'on';
    },

    list: (query) => listStock(db, query),

    value: (environment) => stockValue(db, environment),

    item: (environment, productId) => itemOf(db, environment, productId),

    change: (productId, { environment, minimum, tracked, at }) =>
      writes.run(async (tx) => {
        if (!(await itemOf(tx, environment, productId))) return undefined;
        if (tracked === false) {
          await keepAverage(tx, environment, productId);
          await tx
            .deleteFrom('stock')
            .where('product_id', '=', productId)
            .where('environment', '=', environment)
            .execute();
        } else {
          await track(tx, { environment, productId, at });
          if (minimum !== undefined) {
            await tx
              .updateTable('stock')
              .set({ minimum: minimum === null ? null : toMillionths(minimum), updated_at: at })
              .where('product_id', '=', productId)
              .where('environment', '=', environment)
              .execute();
          }
        }
        return itemOf(tx, environment, productId);
      }),

    movedWith: (key) => movedWith(db, key),

    move: (movement) =>
      writes.run(async (tx) => {
        const { idempotency, products } = movement;
        const keyed = idempotency.key === undefined ? undefined : await movedWith(tx, idempotency.key);
        if (keyed) return { kind: 'keyed', keyed };
        const indexes = await unknownIndexes(tx, products);
        if (indexes.length > 0) return { kind: 'no_product', indexes };
        const tooDear = await tooDearIndexes(tx, movement);
        if (tooDear.length > 0) return { kind: 'too_dear', indexes: tooDear };
        const movements: StockMovement[] = [];
        for (const product of products) movements.push(await move(tx, movement, product));
        return { kind: 'moved', movements };
      }),

    async movements({ environment, productId }, page) {
      const query = selectMovements(db)
        .where('stock_movement.product_id', '=', productId)
        .where('stock_movement.environment', '=', environment);
      return (await keysetRows(query, 'stock_movement.seq', page)).map(toMovement);
    },
  };
}

interface Tracked {
  readonly environment: Environment;
  readonly productId: string;
  readonly at: string;
}

/** From now on it is counted, from nothing; what is counted already stays as it is. */
async function track(tx: Tx, { environment, productId, at }: Tracked): Promise<void> {
  await tx
    .insertInto('stock')
    .values({ environment, product_id: productId, on_hand: 0, minimum: null, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What is no longer counted still costs what it did; what practice paid is nothing to what was stated. */
async function keepAverage(tx: Tx, environment: Environment, productId: string): Promise<void> {
  const average = tx
    .selectFrom('stock')
    .select('unit_cost')
    .where('product_id', '=', productId)
    .where('environment', '=', environment);
  await tx
    .updateTable('product')
    .set((eb) => ({
      unit_cost:
        environment === 'live' ? eb.fn.coalesce(average, 'unit_cost') : eb.fn.coalesce('unit_cost', average),
    }))
    .where('id', '=', productId)
    .execute();
}

type Moved = NewStockMovements['products'][number];

/** The indexes of products that do not exist. */
async function unknownIndexes(tx: Tx, products: readonly Moved[]): Promise<readonly number[]> {
  const ids = products.map(({ product_id: id }) => id);
  const rows = await tx.selectFrom('product').select('id').where('id', 'in', ids).execute();
  const existingIds = new Set(rows.map(({ id }) => id));
  return ids.flatMap((id, index) => (existingIds.has(id) ? [] : [index]));
}

/** Dollars that all there is of a product may cost: millionths of units times millionths of dollars are whole numbers. */
const MOST_VALUE = 9_000_000;

/** The indexes of what would make the stock of a product cost more than is counted exactly. */
async function tooDearIndexes(
  tx: Tx,
  { environment, products }: NewStockMovements,
): Promise<readonly number[]> {
  const indexes: number[] = [];
  for (const [index, { product_id: id, quantity, unit_cost: cost }] of products.entries()) {
    if (cost === undefined) continue;
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

/** A trigger carries it over to what there is, and weighs its cost. */
async function move(
  tx: Tx,
  movement: NewStockMovements,
  { product_id: productId, quantity: moved, unit_cost: unitCost }: Moved,
): Promise<StockMovement> {
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
  return toMovement(
    await selectMovements(tx).where('stock_movement.seq', '=', seq).executeTakeFirstOrThrow(),
  );
}

function selectMovements(db: Reader) {
  return db
    .selectFrom('stock_movement')
    .leftJoin('document', 'document.id', 'stock_movement.document_id')
    .selectAll('stock_movement')
    .select([
      'document.type as document_type',
      'document.establishment',
      'document.emission_point',
      'document.sequential',
    ]);
}

type MovementRow = Awaited<ReturnType<ReturnType<typeof selectMovements>['executeTakeFirstOrThrow']>>;

async function movedWith(db: Reader, key: string) {
  const rows = await selectMovements(db)
    .where('stock_movement.idempotency_key', '=', key)
    .orderBy('stock_movement.seq')
    .execute();
  const [first] = rows;
  return first && { fingerprint: first.fingerprint ?? '', value: rows.map(toMovement) };
}

function toMovement(row: MovementRow): StockMovement {
  const { operator_id, operator_name, approver_id, approver_name } = row;
  return {
    object: 'stock_movement',
    id: String(row.seq),
    environment: row.environment,
    product_id: row.product_id,
    kind: row.kind,
    quantity: fromMillionths(row.quantity),
    on_hand: fromMillionths(row.on_hand),
    ...(row.unit_cost !== null && { unit_cost: toUnitCost(row.unit_cost) }),
    ...(row.reason !== null && { reason: row.reason }),
    ...documentOf(row),
    ...(operator_id !== null &&
      operator_name !== null && { operator: { id: operator_id, name: operator_name } }),
    ...(approver_id !== null &&
      approver_name !== null && { approved_by: { id: approver_id, name: approver_name } }),
    created_at: row.created_at,
  };
}

function documentOf(row: MovementRow) {
  const { document_id, document_type, establishment, emission_point, sequential } = row;
  if (document_id === null || document_type === null) return {};
  if (establishment === null || emission_point === null || sequential === null) return {};
  return {
    document_id,
    document_type,
    document_number: formatNumber({ establishment, emissionPoint: emission_point }, sequential),
  };
}
