import type { StockMovement } from '../../../contract/catalog/stock.ts';
import type { StockStore } from '../../../counter/stock/stock-store.ts';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import type { Environment } from '../../../documents/kinds.ts';
import { bookMovements, track } from '../../rows/catalog/book-movements.ts';
import { isStockOn } from '../../rows/catalog/is-stock-on.ts';
import { fromMillionths, toMillionths, toUnitCost } from '../../rows/columns/millionths.ts';
import { keysetRows } from '../../sqlite/keyset-rows.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { itemOf, listStock, stockValue } from './stock-items.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

export function makeStockStore({ db, writes }: Store): StockStore {
  return {
    isOn: () => isStockOn(db),

    list: (query) => listStock(db, query),

    value: (environment) => stockValue(db, environment),

    item: (environment, productId) => itemOf(db, environment, productId),

    change: (productId, { environment, minimum, tracked, tracks_lots: tracksLots, at }) =>
      writes.run(async (tx) => {
        if (!(await itemOf(tx, environment, productId))) return undefined;
        if (tracksLots !== undefined) {
          await tx
            .updateTable('product')
            .set({ tracks_lots: tracksLots ? 1 : 0 })
            .where('id', '=', productId)
            .execute();
        }
        if (tracked === false) {
          await keepAverage(tx, environment, productId);
          await tx
            .deleteFrom('stock')
            .where('product_id', '=', productId)
            .where('environment', '=', environment)
            .execute();
        } else if (tracked || tracksLots || minimum !== undefined) {
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
        const { idempotency } = movement;
        const keyed = idempotency.key === undefined ? undefined : await movedWith(tx, idempotency.key);
        if (keyed) return { kind: 'keyed', keyed };
        const booked = await bookMovements(tx, movement);
        if (booked.kind !== 'booked') return booked;
        const rows = await selectMovements(tx)
          .where('stock_movement.seq', 'in', booked.seqs)
          .orderBy('stock_movement.seq')
          .execute();
        return { kind: 'moved', movements: rows.map(toMovement) };
      }),

    async movements({ environment, productId }, page) {
      const query = selectMovements(db)
        .where('stock_movement.product_id', '=', productId)
        .where('stock_movement.environment', '=', environment);
      return (await keysetRows(query, 'stock_movement.seq', page)).map(toMovement);
    },
  };
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
