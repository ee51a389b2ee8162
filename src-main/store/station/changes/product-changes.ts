import { type ProductBody, productBody } from '../../../contract/catalog/product.ts';
import { barcodeForms } from '../../../documents/identifiers/gtin.ts';
import { saveProduct } from '../../rows/catalog/save-product.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { type Applier, headIdOf, localIdOf, RefusedChange } from './applier.ts';

/**
 * Products of the head office; one of this station's own with the code is the same from then on, and keeps its picture,
 * its position among the favourites and its stock.
 */
export const productChanges: Applier = {
  async put(tx, { body, localId, newId, at }) {
    const product = productBody.parse(body);
    const { code, barcode } = product;
    const coded = await makeRoom(tx, { column: 'code', value: code, localId });
    if (coded !== undefined && localId !== undefined) {
      throw new RefusedChange(`La caja tiene otro producto propio con el código ${code}.`);
    }
    const id = localId ?? coded ?? newId();
    if (barcode !== undefined) {
      const other = await makeRoom(tx, { column: 'barcode', value: barcode, localId: id });
      if (other !== undefined) {
        throw new RefusedChange(`La caja tiene otro producto propio con el código de barras ${barcode}.`);
      }
    }
    const prices = await pricesHere(tx, product.prices);
    const saved = await saveProduct(tx, id, { ...product, prices }, at.toISOString());
    if (saved.kind !== 'saved') throw new Error(`the product cannot be kept: ${saved.kind}`);
    return id;
  },

  async remove(tx, { localId }) {
    await tx.deleteFrom('product').where('id', '=', localId).execute();
  },
};

interface Wanted {
  readonly column: 'code' | 'barcode';
  readonly value: string;
  readonly localId: string | undefined;
}

/**
 * Gives this station's own product that has the code. The head office has each code once: a product of its own that has
 * it here got another one there, which is sent next, and until then has none.
 */
async function makeRoom(tx: Tx, { column, value, localId }: Wanted): Promise<string | undefined> {
  const other = await tx
    .selectFrom('product')
    .select(['id', 'seq'])
    .where(column, 'in', column === 'barcode' ? barcodeForms(value) : [value])
    .where('id', '!=', localId ?? '')
    .executeTakeFirst();
  if (!other) return undefined;
  if ((await headIdOf(tx, 'product', other.id)) === undefined) return other.id;
  const values = column === 'code' ? { code: `~${other.seq}` } : { barcode: null };
  await tx.updateTable('product').set(values).where('id', '=', other.id).execute();
  return undefined;
}

/** The prices by list, the lists as they are called here. */
async function pricesHere(tx: Tx, prices: ProductBody['prices']): Promise<ProductBody['prices']> {
  const here: ProductBody['prices'] = [];
  for (const price of prices) {
    const list = await localIdOf(tx, 'price_list', price.price_list_id);
    if (list === undefined) throw new RefusedChange('La caja no tiene todavía una de sus listas de precios.');
    here.push({ ...price, price_list_id: list });
  }
  return here;
}
