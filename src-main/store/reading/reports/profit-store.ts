import { sql } from 'kysely';
import type { ProfitStore } from '../../../reports/profit/profit-store.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import type { Store } from '../../sqlite/open.ts';

/** As those that figures of reports are computed of. */
const statuses = ['pending', 'submitted', 'authorized'] as const;

const sign = sql<number>`CASE document.type WHEN 'credit_note' THEN -1 ELSE 1 END`;

export function makeProfitStore({ db }: Store): ProfitStore {
  return {
    sold: (scope, { from, to }) =>
      db
        .selectFrom('document_list as list')
        .innerJoin('document', 'document.seq', 'list.seq')
        .innerJoin('sold_cost', 'sold_cost.document_id', 'document.id')
        .select(['list.day', 'sold_cost.code'])
        .select([
          sql<string>`max(sold_cost.description)`.as('description'),
          sql<number>`sum(${sign} * sold_cost.quantity)`.as('quantity'),
          sql<number>`sum(${sign} * sold_cost.base)`.as('base'),
          sql<number>`sum(${sign} * sold_cost.cost)`.as('cost'),
        ])
        .where('list.scope', '=', scopeOf(scope))
        .where('list.day', '>=', from)
        .where('list.day', '<=', to)
        .where('list.status', 'in', statuses)
        .groupBy(['list.day', 'sold_cost.code'])
        .execute(),
  };
}
