import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ProductListQuery, ProductSort } from '../../contract/catalog/product.ts';
import type { ProductStore } from '../../counter/catalog/product-store.ts';
import { barcodeForms } from '../../documents/identifiers/gtin.ts';
import { withPrices } from '../rows/catalog/product-prices.ts';
import { productOf, saveProduct } from '../rows/catalog/save-product.ts';
import { hasEveryTerm } from '../rows/columns/search-terms.ts';
import type { ProductRow } from '../schema/shop/catalog.ts';
import type { Store } from '../sqlite/open.ts';
import { fewWithTerms, isInIndex } from './catalog-search.ts';
import { idsOf, pageOfMatches, spellingsOf } from './page-of-matches.ts';

/** So many of the newest tell how a shop numbers its products. */
const CODES_LOOKED_AT = 20_000;

type Reader = Pick<Store['db'], 'selectFrom'>;
type Condition = RawBuilder<SqlBool>;

export function makeProductStore({ db, writes }: Store): ProductStore {
  return {
    async list(query) {
      const { q, limit, offset, total, grouped } = query;
      const few = await fewWithTerms(db, 'product', q);
      const fitting = [...conditionsOf(query), ...(few ? [isAmong('seq', few)] : [])];
      const named = q?.trim()
        ? await matching(db, [...fitting, isNamed(q)])
            .selectAll()
            .execute()
        : [];
      const unnamed =
        named.length > 0 ? [...fitting, sql<SqlBool>`NOT ${isAmong('id', idsOf(named))}`] : fitting;
      const listed = matching(db, grouped ? [...unnamed, isFirstOfParent(unnamed)] : unnamed).selectAll();
      const rows = await pageOfMatches<ProductRow>({ named, limit, offset }, (part) =>
        inOrder(listed, query.sort).limit(part.limit).offset(part.offset).execute(),
      );
      const items = await withPrices(db, rows);
      if (!total) return { items };
      const counted = matching(db, few ? unnamed : [...unnamed, ...isInIndex('product', q)]);
      const { count } = await (grouped
        ? counted
            .leftJoin('product_variant', 'product_variant.product_id', 'product.id')
            .select(sql<number>`count(DISTINCT coalesce(product_variant.parent_id, product.id))`.as('count'))
        : counted.select((eb) => eb.fn.countAll<number>().as('count'))
      ).executeTakeFirstOrThrow();
      return { items, total: named.length + count };
    },

    async idsFor({ q }) {
      const rows = await db
        .selectFrom('product')
        .select('id')
        .where((eb) => eb.and([...isInIndex('product', q), ...hasEveryTerm(q)]))
        .execute();
      return new Set(idsOf(rows));
    },

    get: (id) => productOf(db, id),

    byIds: async (ids) =>
      withPrices(db, await db.selectFrom('product').selectAll().where('id', 'in', ids).execute()),

    async byCodes(codes) {
      if (codes.length === 0) return [];
      return withPrices(db, await db.selectFrom('product').selectAll().where('code', 'in', codes).execute());
    },

    async codes({ category, prefix }) {
      let query = db.selectFrom('product').select('code').orderBy('seq', 'desc').limit(CODES_LOOKED_AT);
      if (category !== undefined) query = query.where('category', '=', category);
      if (prefix !== undefined)
        query = query.where(sql<boolean>`substr(code, 1, ${prefix.length}) = ${prefix}`);
      return (await query.execute()).map(({ code }) => code);
    },

    async categories() {
      const rows = await db
        .selectFrom('product')
        .select(['category', (eb) => eb.fn.countAll<number>().as('count')])
        .where('category', 'is not', null)
        .groupBy('category')
        .orderBy('category')
        .execute();
      return rows.flatMap(({ category, count }) =>
        category === null ? [] : [{ object: 'product_category', name: category, product_count: count }],
      );
    },

    save: (id, body, at) => writes.run((tx) => saveProduct(tx, id, body, at)),
  };
}

/** What the products that a question is about fulfil, by the columns of `product` alone. */
function conditionsOf({ q, active, category, parent_id: parentId }: ProductListQuery): readonly Condition[] {
  const variants = sql`SELECT product_id FROM product_variant WHERE parent_id = ${parentId}`;
  return [
    ...hasEveryTerm(q),
    ...(active === undefined ? [] : [sql<SqlBool>`active = ${active ? 1 : 0}`]),
    ...(category === undefined ? [] : [sql<SqlBool>`category = ${category}`]),
    ...(parentId === undefined ? [] : [sql<SqlBool>`id IN (${variants})`]),
  ];
}

function isAmong(column: 'seq' | 'id', values: readonly (string | number)[]): Condition {
  return sql<SqlBool>`${sql.ref(column)} IN (${sql.join(values)})`;
}

/** Those that fulfil conditions, in no order. */
function matching(db: Reader, conditions: readonly Condition[]) {
  return db.selectFrom('product').where((eb) => eb.and(conditions));
}

type Matches = ReturnType<typeof matching>;

/**
 * Whether a product is no variant, or the first of its parent's that fulfil these conditions. Asked of one row after
 * the other, it stops where the page is full.
 */
function isFirstOfParent(conditions: readonly Condition[]): Condition {
  // The columns of the conditions are those of the innermost product.
  return sql<SqlBool>`NOT EXISTS (
    SELECT 1
    FROM product_variant AS own
    JOIN product_variant AS other ON other.parent_id = own.parent_id
    JOIN product AS earlier ON earlier.id = other.product_id
    WHERE own.product_id = product.id AND earlier.seq < product.seq
      AND ${conditions.length === 0 ? sql`TRUE` : sql.join(conditions, sql` AND `)})`;
}

/** What was scanned or typed whole comes first, however many others contain it. */
function isNamed(q: string): Condition {
  const spellings = spellingsOf(q).flatMap(barcodeForms);
  return sql<SqlBool>`(code IN (${sql.join(spellings)}) OR barcode IN (${sql.join(spellings)}))`;
}

type Rows = ReturnType<Matches['selectAll']>;

function inOrder(rows: Rows, sort: ProductSort): Rows {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  switch (sort) {
    case 'name':
    case '-name':
      return rows.orderBy('sort_name', direction).orderBy('id', direction);
    case 'code':
    case '-code':
      return rows.orderBy('code', direction);
    case 'unit_price':
    case '-unit_price':
      return rows.orderBy(sql`CAST(unit_price AS REAL)`, direction).orderBy('id', direction);
    case 'created_at':
    case '-created_at':
      return rows.orderBy('created_at', direction).orderBy('id', direction);
  }
}
