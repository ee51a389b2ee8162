import { type ProductParentBody, VARIANTS_OF_PARENT } from '../../contract/catalog/product-parent.ts';
import { barcodeForms } from '../../documents/identifiers/gtin.ts';
import type { Fault } from '../../documents/values/fault.ts';
import { fold } from '../../documents/values/fold.ts';
import { rejectionsOf } from '../rows/catalog/save-product.ts';
import { valuesIn } from '../rows/catalog/variants.ts';
import type { Tx } from '../sqlite/write-queue.ts';

/** Everything of the catalog that hinders a parent and its new variants. */
export async function parentFaults(tx: Tx, id: string, body: ProductParentBody): Promise<readonly Fault[]> {
  const variants = await tx
    .selectFrom('product_variant')
    .select('values_json')
    .where('parent_id', '=', id)
    .execute();
  const combinations = variants.map(({ values_json }) => values_json);
  return [
    ...(await nameFaults(tx, id, body)),
    ...attributeFaults(combinations.map(valuesIn), body),
    ...(combinations.length + body.variants.length > VARIANTS_OF_PARENT
      ? [fault('/variants', 'too_many', `Puede tener hasta ${VARIANTS_OF_PARENT} variantes.`)]
      : []),
    ...body.variants.flatMap(({ values }, index) =>
      combinations.includes(JSON.stringify(values))
        ? [fault(`/variants/${index}/values`, 'repeated', 'Otra variante ya tiene esta combinación.')]
        : [],
    ),
    ...(await newProductFaults(tx, body)),
    ...(await existingProductFaults(tx, body)),
  ];
}

function fault(pointer: string, code: Fault['code'], message: string): Fault {
  return { pointer, code, message };
}

async function nameFaults(tx: Tx, id: string, { name }: ProductParentBody): Promise<readonly Fault[]> {
  const other = await tx
    .selectFrom('product_parent')
    .innerJoin('product_variant', 'product_variant.parent_id', 'product_parent.id')
    .select('product_parent.id')
    .where('product_parent.folded_name', '=', fold(name))
    .where('product_parent.id', '!=', id)
    .executeTakeFirst();
  return other ? [fault('/name', 'repeated', 'Ya hay un producto con variantes de este nombre.')] : [];
}

/** The values that variants have stay, each in its attribute. */
function attributeFaults(
  combinations: readonly (readonly string[])[],
  { attributes }: ProductParentBody,
): readonly Fault[] {
  if (combinations.some((values) => values.length !== attributes.length)) {
    const message = 'Con variantes no se añaden ni quitan atributos: sáquelas antes.';
    return [fault('/attributes', 'not_allowed_here', message)];
  }
  return attributes.flatMap(({ values }, index) => {
    const used = new Set(combinations.flatMap((combination) => combination[index] ?? []));
    return [...used]
      .filter((value) => !values.includes(value))
      .map((value) =>
        fault(`/attributes/${index}/values`, 'required', `Una variante tiene el valor «${value}».`),
      );
  });
}

/** Codes and barcodes that another has, in the catalog or among the new ones. */
async function newProductFaults(tx: Tx, { variants }: ProductParentBody): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  const codes = new Set<string>();
  const barcodes = new Set<string>();
  for (const [index, { product }] of variants.entries()) {
    if (!product) continue;
    const { code, barcode } = product;
    const rejections = await rejectionsOf(tx, '', product);
    const fields = rejections.flatMap((one) => (one.kind === 'taken' ? one.field : []));
    if (fields.includes('code') || codes.has(code)) {
      faults.push(
        fault(`/variants/${index}/product/code`, 'repeated', 'Otro producto ya tiene este código.'),
      );
    }
    if (fields.includes('barcode') || (barcode !== undefined && barcodes.has(barcode))) {
      const message = 'Otro producto ya tiene este código de barras.';
      faults.push(fault(`/variants/${index}/product/barcode`, 'repeated', message));
    }
    for (const rejection of rejections) {
      if (rejection.kind !== 'no_price_list') continue;
      const pointer = `/variants/${index}/product/prices/${rejection.index}/price_list_id`;
      faults.push(fault(pointer, 'not_found', 'No hay una lista de precios con este identificador.'));
    }
    codes.add(code);
    for (const form of barcode === undefined ? [] : barcodeForms(barcode)) barcodes.add(form);
  }
  return faults;
}

async function existingProductFaults(tx: Tx, { variants }: ProductParentBody): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const [index, { product_id: id }] of variants.entries()) {
    if (id === undefined) continue;
    const pointer = `/variants/${index}/product_id`;
    const product = await tx.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst();
    if (!product) faults.push(fault(pointer, 'not_found', 'No hay un producto con este identificador.'));
    const parent = await tx
      .selectFrom('product_variant')
      .innerJoin('product_parent', 'product_parent.id', 'product_variant.parent_id')
      .select('product_parent.name')
      .where('product_variant.product_id', '=', id)
      .executeTakeFirst();
    if (parent) faults.push(fault(pointer, 'repeated', `Ya es una variante de «${parent.name}».`));
    if (seen.has(id)) faults.push(fault(pointer, 'repeated', 'Cada producto va una sola vez.'));
    seen.add(id);
  }
  return faults;
}
