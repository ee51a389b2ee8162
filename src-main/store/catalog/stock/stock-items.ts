import { sql } from 'kysely';
import type { StockItem, StockListQuery } from '../../../contract/catalog/stock.ts';
import type { StockStore } from '../../../counter/stock/stock-store.ts';
import type { Environment } from '../../../documents/kinds.ts';
import { decimal, formatAmount } from '../../../documents/values/decimal.ts';
import { fromMillionths, toUnitCost } from '../../rows/columns/millionths.ts';
import { hasEveryTerm } from '../../rows/columns/search-terms.ts';
import type { Store } from '../../sqlite/open.ts';
import { fewWithTerms } from '../catalog-search.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

/** As the partial index of what is low says it. */
const isLow = sql<boolean>`stock.on_hand <= coalesce(stock.minimum, 0)`;
// Written so that SQLite goes on walking the products by name, and looks each one's stock up.
const isTracked = sql<boolean>`typeof(stock.on_hand) = 'integer'`;
const isUntracked = sql<boolean>`typeof(stock.on_hand) = 'null'`;
const isNotLow = sql<boolean>`coalesce(stock.on_hand > coalesce(stock.minimum, 0), true)`;

/**
 * A page of the stock: what is low, and then the rest. Each is walked in the order of names, so that a page costs what
 * it shows and not what there is.
 */
export async function listStock(
  db: Store['db'],
  query: StockListQuery,
): Promise<Awaited<ReturnType<StockStore['list']>>> {
  const { limit, offset } = query;
  const fitting = matching(db, query, await fewWithTerms(db, 'product', query.q));
  const hasLow = query.low !== false && query.tracked !== false;
  const low = fitting.where(isLow);
  const lowTotal = hasLow ? await countOf(low) : 0;
  const lowRows = offset < lowTotal ? await pageOf(low, { limit, offset }) : [];
  const room = limit - lowRows.length;
  const restRows =
    query.low === true || room === 0
      ? []
      : await pageOf(fitting.where(isNotLow), { limit: room, offset: Math.max(0, offset - lowTotal) });
  return {
    data: [...lowRows, ...restRows].map(toItem),
    total_count: query.low === true ? lowTotal : await countRest(db, query, fitting),
    low_count: await countLow(db, query.environment),
  };
}

/** How many a question that is not of low ones alone is about. */
function countRest(db: Reader, { environment, q, low, tracked }: StockListQuery, fitting: Products) {
  if (low === false) return countOf(fitting.where(isNotLow));
  // All that is counted: what the page begins with.
  return tracked === true && !q?.trim() ? countTracked(db, environment) : countOf(fitting);
}

/** A product with how much there is of it, if it is counted. */
export async function itemOf(
  db: Reader,
  environment: Environment,
  productId: string,
): Promise<StockItem | undefined> {
  const row = await productsWithStock(db, environment)
    .select(itemColumns)
    .where('product.id', '=', productId)
    .executeTakeFirst();
  return row && toItem(row);
}

const itemColumns = [
  'product.id',
  'product.code',
  'product.barcode',
  'product.name',
  'product.unit',
  'product.category',
  'product.active',
  'stock.on_hand',
  'stock.minimum',
  'stock.updated_at',
  'stock.unit_cost',
  'product.unit_cost as stated_cost',
  'product.tracks_lots',
] as const;

function productsWithStock(db: Reader, environment: Environment) {
  return db
    .selectFrom('product')
    .leftJoin('stock', (join) =>
      join.onRef('stock.product_id', '=', 'product.id').on('stock.environment', '=', environment),
    );
}

type Products = ReturnType<typeof productsWithStock>;

/** The products a question is about, in no order. */
function matching(
  db: Reader,
  { environment, q, tracked }: StockListQuery,
  few: readonly number[] | undefined,
): Products {
  let fitting = productsWithStock(db, environment).where((eb) => eb.and(hasEveryTerm(q)));
  if (few) fitting = fitting.where('product.seq', 'in', few);
  if (tracked !== undefined) fitting = fitting.where(tracked ? isTracked : isUntracked);
  return fitting;
}

function pageOf(products: Products, { limit, offset }: { limit: number; offset: number }) {
  return products
    .select(itemColumns)
    .orderBy('product.sort_name')
    .orderBy('product.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

async function countOf(products: Products): Promise<number> {
  const { count } = await products
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function countTracked(db: Reader, environment: Environment): Promise<number> {
  const { count } = await db
    .selectFrom('stock')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('environment', '=', environment)
    .executeTakeFirstOrThrow();
  return count;
}

async function countLow(db: Reader, environment: Environment): Promise<number> {
  const { count } = await db
    .selectFrom('stock')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('environment', '=', environment)
    .where(isLow)
    .executeTakeFirstOrThrow();
  return count;
}

interface ItemRow {
  readonly id: string;
  readonly code: string;
  readonly barcode: string | null;
  readonly name: string;
  readonly unit: string | null;
  readonly category: string | null;
  readonly active: 0 | 1;
  readonly on_hand: number | null;
  readonly minimum: number | null;
  readonly updated_at: string | null;
  readonly unit_cost: number | null;
  readonly stated_cost: number | null;
  readonly tracks_lots: 0 | 1;
}

function toItem(row: ItemRow): StockItem {
  const unitCost = row.unit_cost ?? row.stated_cost;
  return {
    object: 'stock_item',
    product_id: row.id,
    code: row.code,
    ...(row.barcode !== null && { barcode: row.barcode }),
    name: row.name,
    ...(row.unit !== null && { unit: row.unit }),
    ...(row.category !== null && { category: row.category }),
    active: row.active === 1,
    ...(row.on_hand !== null && { on_hand: fromMillionths(row.on_hand) }),
    ...(row.minimum !== null && { minimum: fromMillionths(row.minimum) }),
    low: row.on_hand !== null && row.on_hand <= (row.minimum ?? 0),
    ...(row.updated_at !== null && { updated_at: row.updated_at }),
    tracks_lots: row.tracks_lots === 1,
    ...(unitCost !== null && { unit_cost: toUnitCost(unitCost) }),
  };
}

/**
 * What costs all of which there is some and a cost is known; undefined where there is none of it. Whole units and what is
 * beyond them apart, so that the products stay within whole numbers of SQLite.
 */
export async function stockValue(db: Reader, environment: Environment): Promise<string | undefined> {
  const { units, parts, count } = await db
    .selectFrom('stock')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`total(on_hand / 1000000 * unit_cost)`.as('units'),
      sql<number>`total(on_hand % 1000000 * unit_cost)`.as('parts'),
    ])
    .where('environment', '=', environment)
    .where('on_hand', '>', 0)
    .where('unit_cost', 'is not', null)
    .executeTakeFirstOrThrow();
  if (count === 0) return undefined;
  return formatAmount(decimal(units).plus(decimal(parts).div(1_000_000)).div(1_000_000));
}
