import { setImmediate as endOfTurn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { CustomerBody } from '../../contract/catalog/customer.ts';
import type { ProductBody } from '../../contract/catalog/product.ts';
import type {
  BulkMoment,
  BulkRecord,
  CatalogBulkStore,
  CostedBody,
} from '../../counter/catalog/bulk-store.ts';
import { costedProducts } from '../rows/catalog/costed-products.ts';
import { customerValues, toCustomer } from '../rows/catalog/customer-row.ts';
import { withPrices } from '../rows/catalog/product-prices.ts';
import { listPriceValues, valuesOf } from '../rows/catalog/save-product.ts';
import { toMillionths, toUnitCost } from '../rows/columns/millionths.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { makePriceListStore } from './price-list-store.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

/** Rows that are read or written in one statement: a few milliseconds of work between yields to the event loop. */
const ROWS_AT_A_TIME = 250;

export function makeCatalogBulkStore(store: Store): CatalogBulkStore {
  const { db, writes } = store;

  /** Writes the parts in one transaction, unless the catalog changed since it was looked at. */
  const writeAll = (parts: readonly RawBuilder<unknown>[], { revision }: BulkMoment) =>
    writes.run(async (tx) => {
      if ((await revisionOf(tx)) !== revision) return false;
      for (const part of parts) {
        await part.execute(tx);
        await endOfTurn();
      }
      return true;
    });

  return {
    revision: () => revisionOf(db),
    priceLists: makePriceListStore(store).all,

    async *allProducts() {
      const after = (seq: number) => db.selectFrom('product').selectAll().where('seq', '>', seq);
      for await (const rows of inPages((seq) => after(seq).orderBy('seq').limit(ROWS_AT_A_TIME).execute())) {
        yield await withPrices(db, rows);
      }
    },

    async costs() {
      const rows = await costedProducts(db, 'live').execute();
      return new Map(
        rows.flatMap(({ id, unit_cost: cost }) => (cost === null ? [] : [[id, toUnitCost(cost)]])),
      );
    },

    async *allCustomers() {
      const after = (seq: number) => db.selectFrom('customer').selectAll().where('seq', '>', seq);
      for await (const rows of inPages((seq) => after(seq).orderBy('seq').limit(ROWS_AT_A_TIME).execute())) {
        yield rows.map(toCustomer);
      }
    },

    async writeProducts(products, moment) {
      const parts: RawBuilder<unknown>[] = [];
      for (const part of partsOf(products)) {
        parts.push(
          upsertProducts(part, moment.at),
          dropPrices(part),
          insertPrices(part),
          ...stateCosts(part),
        );
        await endOfTurn();
      }
      return writeAll(parts, moment);
    },

    async writeCustomers(customers, moment) {
      const parts: RawBuilder<unknown>[] = [];
      for (const part of partsOf(customers)) {
        parts.push(upsertCustomers(part, moment.at));
        await endOfTurn();
      }
      return writeAll(parts, moment);
    },
  };
}

async function revisionOf(db: Reader | Tx): Promise<string> {
  const rows = await db.selectFrom('catalog_revision').selectAll().orderBy('subject').execute();
  return rows.map(({ revision }) => revision).join('.');
}

function* partsOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += ROWS_AT_A_TIME) yield items.slice(at, at + ROWS_AT_A_TIME);
}

const productColumns = [
  'code',
  'barcode',
  'name',
  'unit',
  'unit_price',
  'unit_price_with_taxes',
  'iva',
  'category',
  'active',
  'search_text',
  'sort_name',
] as const;

function upsertProducts(products: readonly BulkRecord<ProductBody>[], at: string): RawBuilder<unknown> {
  return upsert('product', productColumns, {
    rows: products.map(({ id, body }) => ({ id, ...valuesOf(body) })),
    at,
  });
}

const customerColumns = [
  'identification_type',
  'identification',
  'name',
  'address',
  'email',
  'phone',
  'notes',
  'price_list_id',
  'search_text',
  'sort_name',
] as const;

function upsertCustomers(customers: readonly BulkRecord<CustomerBody>[], at: string): RawBuilder<unknown> {
  return upsert('customer', customerColumns, {
    rows: customers.map(({ id, body }) => ({ id, ...customerValues(body) })),
    at,
  });
}

/** Many rows in one statement, from one text of JSON: a parameter for each cell would be too many. */
function upsert(
  table: 'product' | 'customer',
  columns: readonly string[],
  { rows, at }: { readonly rows: readonly object[]; readonly at: string },
): RawBuilder<unknown> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`));
  const changes = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  return sql`
    INSERT INTO ${sql.table(table)} (id, created_at, ${names})
    SELECT value ->> 'id', ${at}, ${values} FROM json_each(${JSON.stringify(rows)}) WHERE true
    ON CONFLICT (id) DO UPDATE SET ${changes}`;
}

function dropPrices(products: readonly BulkRecord<ProductBody>[]): RawBuilder<unknown> {
  const ids = JSON.stringify(products.map(({ id }) => id));
  return sql`DELETE FROM product_price WHERE product_id IN (SELECT value FROM json_each(${ids}))`;
}

function insertPrices(products: readonly BulkRecord<ProductBody>[]): RawBuilder<unknown> {
  const prices = products.flatMap(({ id, body }) => listPriceValues(body).map((price) => ({ id, ...price })));
  return sql`
    INSERT INTO product_price (product_id, price_list_id, unit_price, unit_price_with_taxes)
    SELECT value ->> 'id', value ->> 'price_list_id', value ->> 'unit_price', value ->> 'unit_price_with_taxes'
    FROM json_each(${JSON.stringify(prices)})`;
}

/** Where a cost is stated, all there is of the product costs that from now on. */
function stateCosts(products: readonly BulkRecord<CostedBody>[]): readonly RawBuilder<unknown>[] {
  const costs = products.flatMap(({ id, body: { unit_cost: cost } }) =>
    cost === undefined ? [] : [{ id, cost: toMillionths(cost) }],
  );
  if (costs.length === 0) return [];
  const stated = sql`(
    SELECT value ->> 'id' AS id, value ->> 'cost' AS cost FROM json_each(${JSON.stringify(costs)})
  ) AS stated`;
  return [
    sql`UPDATE product SET unit_cost = stated.cost FROM ${stated} WHERE product.id = stated.id`,
    sql`UPDATE stock SET unit_cost = stated.cost FROM ${stated} WHERE stock.product_id = stated.id`,
  ];
}

/** All rows in their order, in batches; yields to the event loop between them. */
async function* inPages<Row extends { readonly seq: number }>(
  next: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let last = 0; ; ) {
    const rows = await next(last);
    const end = rows.at(-1);
    if (!end) return;
    last = end.seq;
    yield rows;
    await endOfTurn();
  }
}
