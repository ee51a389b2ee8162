import { sql } from 'kysely';
import type { ProductResource } from '../contract/local.ts';
import type { ProductStore } from '../counter/catalog.ts';
import { keysOf } from '../documents/keys-of.ts';
import { ivaRows } from '../documents/taxes/iva.ts';
import { hasEveryWord } from './has-every-word.ts';
import type { Store } from './open.ts';
import type { ProductRow } from './schema.ts';
import { fold } from './search-words.ts';

export function makeProducts({ db, lane }: Store): ProductStore {
  return {
    async find({ q, limit }) {
      const exact = q?.trim() ?? '';
      const rows = await db
        .selectFrom('product')
        .selectAll()
        .where((eb) => hasEveryWord(eb, q))
        // What was scanned or typed whole comes first, however many others contain it.
        .orderBy(sql`code = ${exact} or coalesce(barcode, '') = ${exact}`, 'desc')
        .orderBy('name')
        .limit(limit)
        .execute();
      return rows.map(toProduct);
    },

    async get(id) {
      const row = await db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toProduct(row);
    },

    save: (id, body, at) =>
      lane.run(async (tx) => {
        const taken = await tx
          .selectFrom('product')
          .select('id')
          .where('id', '!=', id)
          .where((eb) =>
            eb.or([eb('code', '=', body.code), ...(body.barcode ? [eb('barcode', '=', body.barcode)] : [])]),
          )
          .executeTakeFirst();
        if (taken) return undefined;
        const values = {
          code: body.code,
          barcode: body.barcode ?? null,
          name: body.name,
          unit: body.unit ?? null,
          unit_price: body.unit_price,
          iva: body.iva,
          search_text: fold([body.code, body.barcode, body.name].filter(Boolean).join(' ')),
        };
        const row = await tx
          .insertInto('product')
          .values({ id, ...values, created_at: at })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
          .returningAll()
          .executeTakeFirstOrThrow();
        return toProduct(row);
      }),

    delete: (id) =>
      lane.run(async (tx) => {
        const deleted = await tx
          .deleteFrom('product')
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst();
        return deleted !== undefined;
      }),
  };
}

const ivaRates = keysOf(ivaRows);

function toProduct(row: ProductRow): ProductResource {
  const iva = ivaRates.find((rate) => rate === row.iva);
  if (!iva) throw new Error(`product ${row.id} has an unknown IVA rate`);
  return {
    object: 'product',
    id: row.id,
    code: row.code,
    ...(row.barcode !== null && { barcode: row.barcode }),
    name: row.name,
    ...(row.unit !== null && { unit: row.unit }),
    unit_price: row.unit_price,
    iva,
    created_at: row.created_at,
  };
}
