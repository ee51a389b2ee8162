import type { DocumentFilters, Scope } from '../reading/document-reading-store.ts';
import { sortConditions } from './document-lists.ts';
import type { Store } from './open.ts';
import { type Months, wholeMonthsOf } from './whole-months.ts';

/** The months that the kept counts tell a list by; undefined where they do not tell it, and each is looked at. */
export function countedMonthsOf(filters: DocumentFilters): Months | undefined {
  const { q, counterparty, createdFrom, createdTo, metadata, issuedFrom, issuedTo } = filters;
  const isOfSorts =
    [q, counterparty, createdFrom, createdTo].every((one) => one === undefined) &&
    Object.keys(metadata ?? {}).length === 0;
  return isOfSorts ? wholeMonthsOf(issuedFrom, issuedTo) : undefined;
}

/** How many documents of some sorts these months have: the cost grows with the months, not with the documents. */
export async function countByMonths(
  db: Store['db'],
  scope: Scope,
  { filters, months: { from, to } }: { filters: DocumentFilters; months: Months },
): Promise<number> {
  const { documents } = await db
    // Under the documents' name, so that the conditions on documents fit.
    .selectFrom('document_month_count as document')
    .where(sortConditions(scope, filters))
    .$if(from !== undefined, (query) => query.where('document.month', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('document.month', '<=', to ?? ''))
    .select(({ fn }) => fn.sum<number | null>('document.documents').as('documents'))
    .executeTakeFirstOrThrow();
  return documents ?? 0;
}
