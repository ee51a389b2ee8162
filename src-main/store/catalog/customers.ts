import { sql } from 'kysely';
import type { CustomerBody, CustomerListQuery, CustomerSort } from '../../contract/catalog/customer.ts';
import type { CustomerStore } from '../../counter/catalog/customer-store.ts';
import { customerValues, toCustomer } from '../rows/catalog/customer-row.ts';
import { hasEveryTerm } from '../rows/columns/search-terms.ts';
import type { CustomerRow } from '../schema/shop/catalog.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { fewWithTerms, isInIndex } from './catalog-search.ts';
import { idsOf, pageOfMatches, spellingsOf } from './page-of-matches.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

export function makeCustomerStore({ db, writes }: Store): CustomerStore {
  return {
    async list({ q, limit, offset, total, sort }) {
      const few = await fewWithTerms(db, 'customer', q);
      const fitting = few ? matching(db, q).where('seq', 'in', few) : matching(db, q);
      const named = q?.trim() ? await fitting.where(isNamed(q)).selectAll().execute() : [];
      const rows = await pageOfMatches<CustomerRow>({ named, limit, offset }, (part) => {
        const others = named.length > 0 ? fitting.where('id', 'not in', idsOf(named)) : fitting;
        return inOrder(others.selectAll(), sort).limit(part.limit).offset(part.offset).execute();
      });
      const items = rows.map(toCustomer);
      if (!total) return { items };
      const { count } = await fitting
        .where((eb) => eb.and(few ? [] : isInIndex('customer', q)))
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return { items, total: count };
    },

    async get(id) {
      const row = await db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toCustomer(row);
    },

    save: (id, body, at) =>
      writes.run(async (tx) => {
        const rejection = await rejectionOf(tx, id, body);
        if (rejection) return { kind: rejection };
        const values = customerValues(body);
        const row = await tx
          .insertInto('customer')
          .values({ id, ...values, created_at: at })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
          .returningAll()
          .executeTakeFirstOrThrow();
        return { kind: 'saved', customer: toCustomer(row) };
      }),
  };
}

/** The customers a question is about, in no order. */
function matching(db: Reader, q: CustomerListQuery['q']) {
  return db.selectFrom('customer').where((eb) => eb.and(hasEveryTerm(q)));
}

/** A customer named by the whole identification comes first. */
function isNamed(q: string) {
  return sql<boolean>`identification IN (${sql.join(spellingsOf(q))})`;
}

type Rows = ReturnType<ReturnType<typeof matching>['selectAll']>;

function inOrder(rows: Rows, sort: CustomerSort): Rows {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  switch (sort) {
    case 'name':
    case '-name':
      return rows.orderBy('sort_name', direction).orderBy('id', direction);
    case 'identification':
    case '-identification':
      return rows.orderBy('identification', direction).orderBy('id', direction);
    case 'created_at':
    case '-created_at':
      return rows.orderBy('created_at', direction).orderBy('id', direction);
  }
}

async function rejectionOf(
  tx: Tx,
  id: string,
  body: CustomerBody,
): Promise<'taken' | 'no_price_list' | undefined> {
  const other = await tx
    .selectFrom('customer')
    .select('id')
    .where('id', '!=', id)
    .where('identification_type', '=', body.identification_type)
    .where('identification', '=', body.identification)
    .executeTakeFirst();
  if (other) return 'taken';
  if (body.price_list_id === undefined) return undefined;
  const list = await tx
    .selectFrom('price_list')
    .select('id')
    .where('id', '=', body.price_list_id)
    .executeTakeFirst();
  return list ? undefined : 'no_price_list';
}
