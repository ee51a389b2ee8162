import { type Kysely, sql } from 'kysely';
import type { DocumentFilters, Scope } from '../../../reading/document-reading-store.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import type { Tables } from '../../schema/tables.ts';

/** What the monthly counters say about a list, without reading its documents. */
export interface MonthCounts {
  /** All documents of the scope. */
  readonly all: number;
  /** Of the months that the list may have documents of, whatever their type, status and channel. */
  readonly inMonths: number;
  /** Of these, with a type, a status and a channel of the list: it has no more documents. */
  readonly atMost: number;
  /** Whether the list has just as many. */
  readonly isExact: boolean;
  /** Of all time, with a type, a status or a channel of the list. */
  readonly ofColumn: Readonly<Record<'type' | 'status' | 'channel', number>>;
}

/** Counts by months: the cost grows with the months, not with the documents. */
export async function countByMonth(
  db: Kysely<Tables>,
  scope: Scope,
  filters: DocumentFilters,
): Promise<MonthCounts> {
  const { types, statuses, channels, issuedFrom = '', issuedTo = '9' } = filters;
  const month = sql.ref('month');
  const rows = await db
    .selectFrom('document_month_count')
    .where('scope', '=', scopeOf(scope))
    .groupBy(['type', 'status', 'channel'])
    .select(['type', 'status', 'channel'])
    .select(({ fn }) => fn.sum<number>('documents').as('documents'))
    .select(
      sql<number>`sum(iif(${month} BETWEEN ${issuedFrom.slice(0, 7)} AND ${issuedTo.slice(0, 7)}, documents, 0))`.as(
        'inMonths',
      ),
    )
    .execute();
  const hasType = (row: (typeof rows)[number]) => types.includes(row.type);
  const hasStatus = (row: (typeof rows)[number]) => statuses?.includes(row.status) ?? true;
  const hasChannel = (row: (typeof rows)[number]) => channels?.includes(row.channel) ?? true;
  const listed = rows.filter((row) => hasType(row) && hasStatus(row) && hasChannel(row));
  const documentsOf = (some: typeof rows) => some.reduce((sum, { documents }) => sum + documents, 0);
  const inMonthsOf = (some: typeof rows) => some.reduce((sum, { inMonths }) => sum + inMonths, 0);
  return {
    all: documentsOf(rows),
    inMonths: inMonthsOf(rows),
    atMost: inMonthsOf(listed),
    isExact: isByMonthsAlone(filters),
    ofColumn: {
      type: documentsOf(rows.filter(hasType)),
      status: documentsOf(rows.filter(hasStatus)),
      channel: documentsOf(rows.filter(hasChannel)),
    },
  };
}

/** Whether the counters and sums of months tell all of a list: nothing finer than months, types, statuses, channels is asked. */
export function isByMonthsAlone({
  q,
  counterparty,
  createdFrom,
  createdTo,
  metadata,
  ...filters
}: DocumentFilters) {
  return (
    [q, counterparty, createdFrom, createdTo].every((one) => one === undefined) &&
    Object.keys(metadata ?? {}).length === 0 &&
    areWholeMonths(filters.issuedFrom, filters.issuedTo)
  );
}

/** Whether a period of YYYY-MM-DD, both inclusive and open where one is left out, has each of its months whole. */
export function areWholeMonths(from: string | undefined, to: string | undefined): boolean {
  return (from === undefined || from.endsWith('-01')) && (to === undefined || isLastOfMonth(to));
}

function isLastOfMonth(date: string): boolean {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate() === day;
}
