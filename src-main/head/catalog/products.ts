import { v7 as uuid } from 'uuid';
import type { ProductBody } from '../../contract/catalog/product.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { noteChange } from '../changes/note-change.ts';
import { type HeadDatabase, type HeadTx, inTransaction } from '../database/open-database.ts';
import { type HeadRecord, isTaken, oneAtATime, recordOf } from './records.ts';

export const PRODUCT = 'product';
export const PRICE_LIST = 'price_list';

/** Makes a product of all stations, or replaces the one of this identifier. */
export function saveProduct(
  database: HeadDatabase,
  id: string | undefined,
  body: ProductBody,
): Promise<Outcome<unknown>> {
  return inTransaction(database, async (tx) => {
    await oneAtATime(tx);
    if (id !== undefined && !(await recordOf(tx, PRODUCT, id))) return refuse({ code: 'not_found' });
    const made = id ?? uuid();
    const errors = await faultsOf(tx, made, body);
    if (errors.length > 0) return refuse({ code: 'validation_failed', errors });
    const version = await noteProduct(tx, made, body);
    return { ok: true, value: shownProduct({ id: made, version, body: { ...body } }) };
  });
}

export function removeProduct(database: HeadDatabase, id: string): Promise<Outcome<undefined>> {
  return inTransaction(database, async (tx) => {
    await oneAtATime(tx);
    if (!(await recordOf(tx, PRODUCT, id))) return refuse({ code: 'not_found' });
    await noteProduct(tx, id, null);
    return { ok: true, value: undefined };
  });
}

export function noteProduct(tx: HeadTx, id: string, body: ProductBody | null): Promise<number> {
  const search = body && { name: body.name, terms: [body.code, body.barcode, body.name] };
  return noteChange(tx, { subject: PRODUCT, id, body, ...(search && { search }) });
}

export const shownProduct = ({ id, version, body }: Pick<HeadRecord, 'id' | 'version' | 'body'>) => ({
  object: 'head_product',
  id,
  version,
  ...body,
});

async function faultsOf(tx: HeadTx, id: string, { code, barcode, prices }: ProductBody) {
  const errors: { readonly pointer: string; readonly code: string; readonly message: string }[] = [];
  if (await isTaken(tx, PRODUCT, { id, field: 'code', value: code })) {
    errors.push({ pointer: '/code', code: 'repeated', message: 'Otro producto ya tiene este código.' });
  }
  if (barcode !== undefined && (await isTaken(tx, PRODUCT, { id, field: 'barcode', value: barcode }))) {
    const message = 'Otro producto ya tiene este código de barras.';
    errors.push({ pointer: '/barcode', code: 'repeated', message });
  }
  for (const [index, { price_list_id: list }] of prices.entries()) {
    if (await recordOf(tx, PRICE_LIST, list)) continue;
    const message = 'No hay una lista de precios con este identificador.';
    errors.push({ pointer: `/prices/${index}/price_list_id`, code: 'not_found', message });
  }
  return errors;
}
