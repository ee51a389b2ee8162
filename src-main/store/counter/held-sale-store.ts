import type { HeldSaleListed, HeldSaleResource } from '../../contract/counter/held-sale.ts';
import type { HeldSaleStore, NewHeldSale } from '../../counter/held-sales/held-sale-store.ts';
import { parseData } from '../rows/columns/json-columns.ts';
import type { HeldSaleRow } from '../schema/shop/counter.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

export function makeHeldSaleStore({ db, writes }: Store): HeldSaleStore {
  return {
    async waiting({ environment, till_id: tillId }) {
      let query = db
        .selectFrom('held_sale')
        .leftJoin('till', 'till.id', 'held_sale.till_id')
        .select(listedColumns)
        .where('held_sale.environment', '=', environment)
        .where('recalled_at', 'is', null)
        .orderBy('held_sale.id', 'desc');
      if (tillId !== undefined) query = query.where('held_sale.till_id', '=', tillId);
      return (await query.execute()).map(listed);
    },

    async find(id) {
      const row = await selectSales(db).where('held_sale.id', '=', id).executeTakeFirst();
      return row?.recalled_at === null ? whole(row) : undefined;
    },

    heldWith: (key) => heldWith(db, key),

    hold: (sale) =>
      writes.run(async (tx) => {
        const keyed =
          sale.idempotency.key === undefined ? undefined : await heldWith(tx, sale.idempotency.key);
        if (keyed) return { kind: 'keyed', keyed };
        if (!(await hasItsTill(tx, sale))) return { kind: 'no_till' };
        await tx.deleteFrom('held_sale').where('recalled_at', '<', sale.forgetBefore).execute();
        const { waiting } = await tx
          .selectFrom('held_sale')
          .select((eb) => eb.fn.countAll<number>().as('waiting'))
          .where('environment', '=', sale.body.environment)
          .where('recalled_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (waiting >= sale.limit) return { kind: 'full' };
        await tx.insertInto('held_sale').values(rowOf(sale)).execute();
        const held = await selectSales(tx).where('held_sale.id', '=', sale.id).executeTakeFirstOrThrow();
        return { kind: 'held', sale: whole(held) };
      }),

    recall: (id, { key, at }) =>
      writes.run(async (tx) => {
        const row = await selectSales(tx).where('held_sale.id', '=', id).executeTakeFirst();
        if (!row) return undefined;
        if (row.recalled_at !== null) {
          return key !== undefined && row.recall_key === key ? whole(row) : undefined;
        }
        await tx
          .updateTable('held_sale')
          .set({ recalled_at: at, recall_key: key ?? null })
          .where('id', '=', id)
          .execute();
        return whole(row);
      }),
  };
}

const listedColumns = [
  'held_sale.id',
  'held_sale.environment',
  'held_sale.till_id',
  'till.name as till_name',
  'held_sale.label',
  'held_sale.total',
  'held_sale.customer_name',
  'held_sale.operator_id',
  'held_sale.operator_name',
  'held_sale.created_at',
] as const;

function selectSales(db: Reader) {
  return db
    .selectFrom('held_sale')
    .leftJoin('till', 'till.id', 'held_sale.till_id')
    .select([...listedColumns, 'content_json', 'recalled_at', 'recall_key', 'fingerprint']);
}

async function heldWith(db: Reader, key: string) {
  const row = await selectSales(db).where('held_sale.idempotency_key', '=', key).executeTakeFirst();
  return row && { fingerprint: row.fingerprint, value: whole(row) };
}

/** A till that is named is one of the environment. */
async function hasItsTill(tx: Tx, { body }: NewHeldSale): Promise<boolean> {
  if (body.till_id === undefined) return true;
  const till = await tx
    .selectFrom('till')
    .select('id')
    .where('id', '=', body.till_id)
    .where('environment', '=', body.environment)
    .executeTakeFirst();
  return till !== undefined;
}

function rowOf({ id, body, operator, at, idempotency }: NewHeldSale): HeldSaleRow {
  return {
    id,
    environment: body.environment,
    till_id: body.till_id ?? null,
    label: body.label,
    total: body.total,
    customer_name: body.customer_name ?? null,
    content_json: JSON.stringify(body.content),
    operator_id: operator?.id ?? null,
    operator_name: operator?.name ?? null,
    idempotency_key: idempotency.key ?? null,
    fingerprint: idempotency.fingerprint,
    recalled_at: null,
    recall_key: null,
    created_at: at,
  };
}

type ListedRow = Pick<
  HeldSaleRow,
  | 'id'
  | 'environment'
  | 'till_id'
  | 'label'
  | 'total'
  | 'customer_name'
  | 'operator_id'
  | 'operator_name'
  | 'created_at'
> & { readonly till_name: string | null };

function whole(row: ListedRow & Pick<HeldSaleRow, 'content_json'>): HeldSaleResource {
  return { ...listed(row), content: parseData(row.content_json) };
}

function listed(row: ListedRow): HeldSaleListed {
  return {
    object: 'held_sale',
    id: row.id,
    environment: row.environment,
    ...(row.till_id !== null && { till_id: row.till_id }),
    ...(row.till_name !== null && { till_name: row.till_name }),
    label: row.label,
    total: row.total,
    ...(row.customer_name !== null && { customer_name: row.customer_name }),
    ...(row.operator_id !== null &&
      row.operator_name !== null && { operator: { id: row.operator_id, name: row.operator_name } }),
    created_at: row.created_at,
  };
}
