import { sql } from 'kysely';
import { type PromotionBody, promotionBody } from '../../contract/catalog/promotion.ts';
import type {
  PromotionLimit,
  PromotionStore,
  StoredPromotion,
} from '../../counter/promotions/promotion-store.ts';
import { fold } from '../../documents/values/fold.ts';
import { scopeOf } from '../rows/business/scope-of.ts';
import type { PromotionRow } from '../schema/shop/promotions.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

/** What is refused, or came back, does not count. */
const statuses = ['pending', 'submitted', 'authorized'] as const;

const sign = sql`CASE document.type WHEN 'credit_note' THEN -1 ELSE 1 END`;

export function makePromotionStore({ db, writes }: Store): PromotionStore {
  return {
    all: async () => (await promotionRows(db).execute()).map(toPromotion),

    byIds: async (ids) => (await promotionRows(db).where('id', 'in', ids).execute()).map(toPromotion),

    insert: ({ id, body, at, limit }) =>
      writes.run(async (tx) => {
        const hindrance = await hindranceOf(tx, { id, body, limit });
        if (hindrance) return hindrance;
        await tx
          .insertInto('promotion')
          .values({ id, ...columnsOf(body), created_at: at })
          .execute();
        return { kind: 'saved', promotion: { id, ...body, createdAt: at } };
      }),

    replace: ({ id, body, limit }) =>
      writes.run(async (tx) => {
        const was = await tx
          .selectFrom('promotion')
          .select('created_at')
          .where('id', '=', id)
          .executeTakeFirst();
        if (!was) return { kind: 'unknown' };
        const hindrance = await hindranceOf(tx, { id, body, limit });
        if (hindrance) return hindrance;
        await tx.updateTable('promotion').set(columnsOf(body)).where('id', '=', id).execute();
        return { kind: 'saved', promotion: { id, ...body, createdAt: was.created_at } };
      }),

    remove: (id) =>
      writes.run(async (tx) => {
        if (await isSold(tx, id)) return 'sold';
        const { numDeletedRows } = await tx.deleteFrom('promotion').where('id', '=', id).executeTakeFirst();
        return numDeletedRows > 0n ? 'removed' : 'unknown';
      }),

    sold: (scope, { from, to }) =>
      db
        .selectFrom('sold_promotion')
        .innerJoin('document', 'document.id', 'sold_promotion.document_id')
        .innerJoin('document_list as list', 'list.seq', 'document.seq')
        .select([
          'sold_promotion.promotion_id as promotionId',
          sql<number>`total(${sign} * sold_promotion.quantity)`.as('quantity'),
          sql<number>`total(${sign} * sold_promotion.base)`.as('base'),
          sql<number>`total(${sign} * sold_promotion.discount)`.as('discount'),
        ])
        .where('list.scope', '=', scopeOf(scope))
        .where('list.status', 'in', statuses)
        .$if(from !== undefined, (query) => query.where('list.day', '>=', from ?? ''))
        .$if(to !== undefined, (query) => query.where('list.day', '<=', to ?? ''))
        .groupBy('sold_promotion.promotion_id')
        .execute(),
  };
}

/** What keeps a promotion from being saved. Names that differ in capitals or accents alone would be distinguished by nobody. */
async function hindranceOf(
  tx: Tx,
  { id, body, limit }: { readonly id: string; readonly body: PromotionBody; readonly limit: PromotionLimit },
): Promise<{ readonly kind: 'taken' | 'too_many' } | undefined> {
  const others = await tx
    .selectFrom('promotion')
    .select(['folded_name', 'until_date'])
    .where('id', '!=', id)
    .execute();
  if (others.some((one) => one.folded_name === fold(body.name))) return { kind: 'taken' };
  const isCounted = (until: string | null | undefined) => (until ?? limit.day) >= limit.day;
  const counted = others.filter((one) => isCounted(one.until_date)).length;
  return isCounted(body.until) && counted >= limit.most ? { kind: 'too_many' } : undefined;
}

async function isSold(tx: Tx, id: string): Promise<boolean> {
  const sold = await tx
    .selectFrom('sold_promotion')
    .select('document_id')
    .where('promotion_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return sold !== undefined;
}

function promotionRows(db: Reader) {
  return db.selectFrom('promotion').selectAll().orderBy('created_at').orderBy('id');
}

function columnsOf(body: PromotionBody) {
  return {
    name: body.name,
    folded_name: fold(body.name),
    terms_json: JSON.stringify(body.terms),
    products_json: JSON.stringify(body.products),
    categories_json: JSON.stringify(body.categories),
    price_lists_json: JSON.stringify(body.price_lists),
    weekdays_json: JSON.stringify(body.weekdays),
    from_date: body.from ?? null,
    until_date: body.until ?? null,
    active: body.active ? (1 as const) : (0 as const),
  };
}

function toPromotion(row: PromotionRow): StoredPromotion {
  const body = promotionBody.parse({
    name: row.name,
    terms: JSON.parse(row.terms_json),
    products: JSON.parse(row.products_json),
    categories: JSON.parse(row.categories_json),
    price_lists: JSON.parse(row.price_lists_json),
    weekdays: JSON.parse(row.weekdays_json),
    from: row.from_date ?? undefined,
    until: row.until_date ?? undefined,
    active: row.active === 1,
  });
  return { id: row.id, ...body, createdAt: row.created_at };
}
