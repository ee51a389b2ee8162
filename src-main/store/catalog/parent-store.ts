import { sql } from 'kysely';
import type { ProductParent, VariantAttribute } from '../../contract/catalog/product-parent.ts';
import type { ParentStore } from '../../counter/catalog/variants/parent-store.ts';
import { termsOf } from '../../documents/identifiers/search-terms.ts';
import type { Environment } from '../../documents/kinds.ts';
import { fold } from '../../documents/values/fold.ts';
import { isStockOn } from '../rows/catalog/is-stock-on.ts';
import { withPrices } from '../rows/catalog/product-prices.ts';
import { saveProduct } from '../rows/catalog/save-product.ts';
import { attributesIn, valuesIn } from '../rows/catalog/variants.ts';
import { fromMillionths } from '../rows/columns/millionths.ts';
import type { ProductParentRow } from '../schema/shop/variants.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { parentFaults } from './parent-faults.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

export function makeParentStore({ db, writes }: Store): ParentStore {
  return {
    async list({ q, ids, environment, limit, offset }) {
      let fitting = db.selectFrom('product_parent');
      for (const term of termsOf(q)) fitting = fitting.where(sql<boolean>`instr(folded_name, ${term}) > 0`);
      if (ids !== undefined) fitting = fitting.where('id', 'in', ids.split(','));
      const page = fitting.selectAll().orderBy('folded_name').limit(limit).offset(offset);
      const { count } = await fitting
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return { items: await withVariants(db, await page.execute(), environment), total: count };
    },

    get: (id, environment) => parentOf(db, id, environment),

    save: ({ id, isNew, body, productIds, at }) =>
      writes.run(async (tx) => {
        if (!isNew && !(await parentOf(tx, id, undefined))) return { kind: 'not_found' };
        const faults = await parentFaults(tx, id, body);
        if (faults.length > 0) return { kind: 'refused', faults };
        await dropEmptyNamesake(tx, id, body.name);
        const values = {
          name: body.name,
          folded_name: fold(body.name),
          category: body.category ?? null,
          attributes_json: JSON.stringify(body.attributes),
        };
        await tx
          .insertInto('product_parent')
          .values({ id, ...values, created_at: at })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
          .execute();
        for (const [index, { product, product_id: existing, values: own }] of body.variants.entries()) {
          const productId = existing ?? productIds[index] ?? '';
          if (product) await saveProduct(tx, productId, product, at);
          await tx
            .insertInto('product_variant')
            .values({ product_id: productId, parent_id: id, values_json: JSON.stringify(own) })
            .execute();
        }
        const parent = await parentOf(tx, id, undefined);
        if (!parent) throw new Error(`product parent ${id} is gone`);
        return { kind: 'saved', parent };
      }),

    takeOut: (id, productId) =>
      writes.run(async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('product_variant')
          .where('parent_id', '=', id)
          .where('product_id', '=', productId)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),

    remove: (id) =>
      writes.run(async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('product_parent')
          .where('id', '=', id)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),
  };
}

/** A parent whose variants are all gone is in no list: it gives up its name. */
async function dropEmptyNamesake(tx: Tx, id: string, name: string): Promise<void> {
  await tx.deleteFrom('product_parent').where('folded_name', '=', fold(name)).where('id', '!=', id).execute();
}

async function parentOf(
  db: Reader,
  id: string,
  environment: Environment | undefined,
): Promise<ProductParent | undefined> {
  const rows = await db.selectFrom('product_parent').selectAll().where('id', '=', id).execute();
  const [parent] = await withVariants(db, rows, environment);
  return parent;
}

/** Parents with their variants, and how much there is of them in an environment. */
async function withVariants(
  db: Reader,
  parents: readonly ProductParentRow[],
  environment: Environment | undefined,
): Promise<readonly ProductParent[]> {
  const ofThese = db.selectFrom('product_variant').where(
    'parent_id',
    'in',
    parents.map(({ id }) => id),
  );
  const variants = await ofThese.selectAll().execute();
  const rows = await db
    .selectFrom('product')
    .selectAll()
    .where('id', 'in', ofThese.select('product_id'))
    .execute();
  const products = new Map((await withPrices(db, rows)).map((product) => [product.id, product]));
  const onHand = new Map<string, number>();
  if (environment !== undefined && (await isStockOn(db))) {
    const stock = await db
      .selectFrom('stock')
      .select(['product_id', 'on_hand'])
      .where('environment', '=', environment)
      .where('product_id', 'in', ofThese.select('product_id'))
      .execute();
    for (const item of stock) onHand.set(item.product_id, item.on_hand);
  }
  return parents.map((row) => {
    const attributes = attributesIn(row.attributes_json);
    const own = variants
      .filter(({ parent_id }) => parent_id === row.id)
      .flatMap(({ product_id, values_json }) => {
        const product = products.get(product_id);
        return product ? [{ product, values: valuesIn(values_json), onHand: onHand.get(product_id) }] : [];
      })
      .toSorted((one, other) => orderOf(attributes, one.values, other.values));
    const counted = own.flatMap((variant) => variant.onHand ?? []);
    return {
      object: 'product_parent',
      id: row.id,
      name: row.name,
      ...(row.category !== null && { category: row.category }),
      attributes,
      variants: own.map(({ values, product, onHand: quantity }) => ({
        values,
        product,
        ...(quantity !== undefined && { on_hand: fromMillionths(quantity) }),
      })),
      ...(counted.length > 0 && { on_hand: fromMillionths(counted.reduce((sum, one) => sum + one, 0)) }),
      created_at: row.created_at,
    };
  });
}

/** As the attributes list their values: the first attribute first. */
function orderOf(
  attributes: readonly VariantAttribute[],
  one: readonly string[],
  other: readonly string[],
): number {
  for (const [index, { values }] of attributes.entries()) {
    const difference = values.indexOf(one[index] ?? '') - values.indexOf(other[index] ?? '');
    if (difference !== 0) return difference;
  }
  return 0;
}
