import { sql } from 'kysely';
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

export function makeProductStore({ db, writes }: Store): ProductStore {
  return {
    async list(query) {
      const { q, limit, offset, total, grouped } = query;
      const few = await fewWithTerms(db, 'product', q);
      const fitting = few ? matching(db, query).where('seq', 'in', few) : matching(db, query);
      const named = q?.trim() ? await fitting.where(isNamed(q)).selectAll().execute() : [];
      const unnamed = named.length > 0 ? fitting.where('id', 'not in', idsOf(named)) : fitting;
      const listed = (matches: Matches) => (grouped ? onePerParent(matches) : matches);
      const rows = await pageOfMatches<ProductRow>({ named, limit, offset }, (part) =>
        inOrder(listed(unnamed).selectAll(), query.sort).limit(part.limit).offset(part.offset).execute(),
      );
      const items = await withPrices(db, rows);
      if (!total) return { items };
      const { count } = await listed(unnamed.where((eb) => eb.and(few ? [] : isInIndex('product', q))))
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
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

/** The products a question is about, in no order. */
function matching(db: Reader, { q, active, category, parent_id: parentId }: ProductListQuery) {
  let fitting = db.selectFrom('product').where((eb) => eb.and(hasEveryTerm(q)));
  if (active !== undefined) fitting = fitting.where('active', '=', active ? 1 : 0);
  if (category !== undefined) fitting = fitting.where('category', '=', category);
  if (parentId !== undefined) {
    const variants = db.selectFrom('product_variant').select('product_id').where('parent_id', '=', parentId);
    fitting = fitting.where('id', 'in', variants);
  }
  return fitting;
}

type Matches = ReturnType<typeof matching>;

/** Of the variants of a parent, the first that matches; of all others, each. */
function onePerParent(matches: Matches): Matches {
  const first = matches
    .leftJoin('product_variant', 'product_variant.product_id', 'product.id')
    .select((eb) => eb.fn.min('product.seq').as('seq'))
    .groupBy(sql`coalesce(product_variant.parent_id, product.id)`);
  return matches.where('seq', 'in', first);
}

/** What was scanned or typed whole comes first, however many others contain it. */
function isNamed(q: string) {
  const spellings = spellingsOf(q).flatMap(barcodeForms);
  return sql<boolean>`(code IN (${sql.join(spellings)}) OR barcode IN (${sql.join(spellings)}))`;
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
