import { type Kysely, sql } from 'kysely';
import type { DocumentFilters, ListSum, Scope } from '../../../reading/document-reading-store.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import type { Tables } from '../../schema/tables.ts';
import { isByMonthsAlone } from './count-by-month.ts';
import { askedListOf, indexOfAll } from './count-list.ts';
import { allOf, sourceOf } from './list-source.ts';

/** What is asked of the sums of a list. */
export interface SumQuestion {
  readonly scope: Scope;
  readonly filters: DocumentFilters;
}

/** Sums a list up: of months, what their counters say; of any other, its documents one by one. */
export async function sumList(
  db: Kysely<Tables>,
  { scope, filters }: SumQuestion,
): Promise<readonly ListSum[]> {
  if (isByMonthsAlone(filters)) return sumMonths(db, scope, filters);
  const list = await askedListOf(db, scope, filters);
  if (!list) return [];
  const source = sourceOf(list, indexOfAll(list), { needsList: true });
  const { rows } = await sql<ListSum>`
    SELECT list.type, list.status, summed.tax, summed.rate, count(*) AS documents,
      sum(summed.base) AS base, sum(summed.amount) AS amount
    FROM ${source.from} CROSS JOIN document_amount AS summed ON summed.seq = ${source.seq}
    WHERE ${allOf(source)} GROUP BY 1, 2, 3, 4`.execute(db);
  return rows;
}

/** The cost grows with the months, not with the documents. */
async function sumMonths(
  db: Kysely<Tables>,
  scope: Scope,
  { types, statuses, channels, issuedFrom, issuedTo }: DocumentFilters,
): Promise<readonly ListSum[]> {
  return db
    .selectFrom('document_month_amount as summed')
    .leftJoin('document_month_count as counted', (join) =>
      join
        .onRef('counted.scope', '=', 'summed.scope')
        .onRef('counted.month', '=', 'summed.month')
        .onRef('counted.type', '=', 'summed.type')
        .onRef('counted.status', '=', 'summed.status')
        .onRef('counted.channel', '=', 'summed.channel'),
    )
    .where('summed.scope', '=', scopeOf(scope))
    .where('summed.type', 'in', types)
    .$if(statuses !== undefined, (query) => query.where('summed.status', 'in', statuses ?? []))
    .$if(channels !== undefined, (query) => query.where('summed.channel', 'in', channels ?? []))
    .$if(issuedFrom !== undefined, (query) =>
      query.where('summed.month', '>=', (issuedFrom ?? '').slice(0, 7)),
    )
    .$if(issuedTo !== undefined, (query) => query.where('summed.month', '<=', (issuedTo ?? '').slice(0, 7)))
    .groupBy(['summed.type', 'summed.status', 'summed.tax', 'summed.rate'])
    .select(['summed.type', 'summed.status', 'summed.tax', 'summed.rate'])
    .select(({ fn }) => [
      fn.coalesce(fn.sum<number>('counted.documents'), sql<number>`0`).as('documents'),
      fn.sum<number>('summed.base').as('base'),
      fn.sum<number>('summed.amount').as('amount'),
    ])
    .execute();
}
