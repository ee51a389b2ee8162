import { sql } from 'kysely';
import type { CustomerResource } from '../contract/local.ts';
import type { CustomerStore } from '../counter/catalog.ts';
import { identificationTypes, type Party } from '../documents/party.ts';
import { hasEveryWord } from './has-every-word.ts';
import type { Store } from './open.ts';
import type { CustomerRow } from './schema.ts';
import { fold } from './search-words.ts';

export function makeCustomers({ db, lane }: Store): CustomerStore {
  return {
    async find({ q, limit }) {
      const exact = q?.trim() ?? '';
      const rows = await db
        .selectFrom('customer')
        .selectAll()
        .where((eb) => hasEveryWord(eb, q))
        // What was scanned or typed whole comes first, however many others contain it.
        .orderBy(sql`identification = ${exact}`, 'desc')
        .orderBy('name')
        .limit(limit)
        .execute();
      return rows.map(toCustomer);
    },

    async get(id) {
      const row = await db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toCustomer(row);
    },

    save: (id, body, at) =>
      lane.run(async (tx) => {
        const taken = await tx
          .selectFrom('customer')
          .select('id')
          .where('id', '!=', id)
          .where('identification_type', '=', body.identification_type)
          .where('identification', '=', body.identification)
          .executeTakeFirst();
        if (taken) return undefined;
        const values = {
          identification_type: body.identification_type,
          identification: body.identification,
          name: body.name,
          address: body.address ?? null,
          email: body.email ?? null,
          search_text: fold(`${body.identification} ${body.name}`),
        };
        const row = await tx
          .insertInto('customer')
          .values({ id, ...values, created_at: at })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
          .returningAll()
          .executeTakeFirstOrThrow();
        return toCustomer(row);
      }),
  };
}

/** The customer as the other side of a document. */
export function partyOfCustomer(row: CustomerRow): Party {
  const type = identificationTypes.find((candidate) => candidate === row.identification_type);
  if (!type) throw new Error(`customer ${row.id} has an unknown identification type`);
  return {
    identification_type: type,
    identification: row.identification,
    name: row.name,
    ...(row.address !== null && { address: row.address }),
    ...(row.email !== null && { email: row.email }),
  };
}

function toCustomer(row: CustomerRow): CustomerResource {
  return { object: 'customer', id: row.id, ...partyOfCustomer(row), created_at: row.created_at };
}
