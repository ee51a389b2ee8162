import { type Kysely, sql } from 'kysely';
import type { ProfitQuestion, SoldInPeriod } from '../../../reports/profit/profit-store.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import type { Tables } from '../../schema/tables.ts';
import { statuses } from './compute-day.ts';

const sign = sql`CASE document.type WHEN 'credit_note' THEN -1 ELSE 1 END`;

/** What was sold at a known cost, by day and by code. All of one moment within a transaction. */
export async function readProfit(db: Kysely<Tables>, question: ProfitQuestion): Promise<SoldInPeriod> {
  const sold = soldAtCost(db, question);
  return {
    days: await sold.select('list.day').groupBy('list.day').execute(),
    products: await sold
      .select('sold_cost.code')
      .select((eb) => eb.fn.max('sold_cost.description').as('description'))
      .groupBy('sold_cost.code')
      .execute(),
  };
}

/** `total` of SQLite, as its `sum` fails beyond its integers. */
function soldAtCost(db: Kysely<Tables>, { scope, from, to }: ProfitQuestion) {
  return db
    .selectFrom('document_list as list')
    .innerJoin('document', 'document.seq', 'list.seq')
    .innerJoin('sold_cost', 'sold_cost.document_id', 'document.id')
    .select([
      sql<number>`total(${sign} * sold_cost.quantity)`.as('quantity'),
      sql<number>`total(${sign} * sold_cost.base)`.as('base'),
      sql<number>`total(${sign} * sold_cost.cost)`.as('cost'),
    ])
    .where('list.scope', '=', scopeOf(scope))
    .where('list.day', '>=', from)
    .where('list.day', '<=', to)
    .where('list.status', 'in', statuses);
}
