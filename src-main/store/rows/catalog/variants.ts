import type { ProductResource } from '../../../contract/catalog/product.ts';
import type { VariantAttribute } from '../../../contract/catalog/product-parent.ts';
import type { Store } from '../../sqlite/open.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

/** Of which parents products are variants, by the product. */
export async function parentsOfProducts(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<ProductResource['parent']>>> {
  const rows = await db
    .selectFrom('product_variant')
    .innerJoin('product_parent', 'product_parent.id', 'product_variant.parent_id')
    .select([
      'product_variant.product_id',
      'product_variant.values_json',
      'product_parent.id',
      'product_parent.name',
      'product_parent.attributes_json',
    ])
    .where('product_variant.product_id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ product_id, values_json, id, name, attributes_json }) => {
      const values = valuesIn(values_json);
      const attributes = attributesIn(attributes_json).map((attribute, index) => ({
        name: attribute.name,
        value: values[index] ?? '',
      }));
      return [product_id, { id, name, attributes }];
    }),
  );
}

export function attributesIn(json: string): VariantAttribute[] {
  return JSON.parse(json);
}

export function valuesIn(json: string): string[] {
  return JSON.parse(json);
}
