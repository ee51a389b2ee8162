import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { DocumentFilters, Scope } from '../reading/document-reading-store.ts';
import { conditionsOf, sortConditions } from './document-lists.ts';
import { type IssuePeriods, issuePeriods } from './issue-periods.ts';
import { newestPlace } from './newest-place.ts';
import type { Store } from './open.ts';
import { BLOCK } from './places.ts';
import type { Tables } from './schema.ts';

/** Whether the kept counts tell the sort of documents that the filters ask for; others are counted one by one. */
export function isCounted({ q, counterparty, createdFrom, createdTo, metadata }: DocumentFilters): boolean {
  const pairs = Object.keys(metadata ?? {});
  return [q, counterparty, createdFrom, createdTo].every((one) => one === undefined) && pairs.length === 0;
}

/** How many documents match, by the kept counts: the cost grows with the months, not with the documents. */
export function countAll(db: Store['db'], scope: Scope, filters: DocumentFilters): Promise<number> {
  return balance(db, { added: allOf(db, scope, filters), taken: [] });
}

/**
 * How many of them are newer than a place: whole blocks by the kept counts, its own block one by one. Of a place in the
 * older half, what is older is taken from all there is: that are fewer blocks.
 */
export async function countNewer(
  db: Store['db'],
  scope: Scope,
  { filters, newerThan }: { filters: DocumentFilters; newerThan: number },
): Promise<number> {
  const isNear = newerThan > (await newestPlace(db)) / 2;
  return isNear
    ? balance(db, { added: beyond(db, scope, { filters, place: newerThan, side: 'newer' }), taken: [] })
    : balance(db, {
        added: allOf(db, scope, filters),
        taken: beyond(db, scope, { filters, place: newerThan, side: 'older' }),
      });
}

function allOf(db: Store['db'], scope: Scope, filters: DocumentFilters): readonly CountOf[] {
  const { sorts, periods } = cut(scope, filters);
  // Under the documents' name, so that the conditions on documents fit.
  const months = db.selectFrom('document_month_count as document').where(sorts);
  return [
    ...(periods.months
      ? [
          months
            .where(inMonths(periods.months))
            .select(({ fn }) => fn.sum<number | null>('document.documents').as('documents')),
        ]
      : []),
    ...periods.days.map((days) =>
      db
        .selectFrom('document_day_count as document')
        .where(sorts)
        .where('document.issue_date', '>=', days.from)
        .where('document.issue_date', '<=', days.to)
        .select(({ fn }) => fn.sum<number | null>('document.documents').as('documents')),
    ),
  ];
}

/** On one side of a place; the place itself is on the older. */
function beyond(
  db: Store['db'],
  scope: Scope,
  { filters, place, side }: { filters: DocumentFilters; place: number; side: 'newer' | 'older' },
): readonly CountOf[] {
  const block = Math.floor(place / BLOCK);
  const { sorts, periods } = cut(scope, filters);
  const isNewer = side === 'newer';
  const comparison = isNewer ? '>' : '<';
  const [first, end] = isNewer ? [place + 1, (block + 1) * BLOCK] : [block * BLOCK, place + 1];
  return [
    ...(periods.months
      ? [
          db
            .selectFrom('document_block_count as document')
            .where(sorts)
            .where('document.block', comparison, block)
            .where(inMonths(periods.months))
            .select(({ fn }) => fn.sum<number | null>('document.documents').as('documents')),
        ]
      : []),
    ...periods.days.map((days) =>
      db
        .selectFrom('document_day_count as document')
        .where(sorts)
        .where('document.issue_date', '>=', days.from)
        .where('document.issue_date', '<=', days.to)
        .where('document.block', comparison, block)
        .select(({ fn }) => fn.sum<number | null>('document.documents').as('documents')),
    ),
    db
      .selectFrom('document')
      .where(conditionsOf(scope, filters))
      .where('document.seq', '>=', first)
      .where('document.seq', '<', end)
      .select(({ fn }) => fn.countAll<number>().as('documents')),
  ];
}

/** What the counts are kept by, but for the days. */
function cut(
  scope: Scope,
  { issuedFrom, issuedTo, ...others }: DocumentFilters,
): { readonly sorts: Expression<SqlBool>; readonly periods: IssuePeriods } {
  return { sorts: sortConditions(scope, others), periods: issuePeriods(issuedFrom, issuedTo) };
}

type Monthly = Pick<Tables, 'document_month_count'>;

function inMonths({ from, to }: NonNullable<IssuePeriods['months']>): Expression<SqlBool> {
  const eb = expressionBuilder<{ document: Monthly['document_month_count'] }, 'document'>();
  return eb.and([
    ...(from === undefined ? [] : [eb('document.month', '>=', from)]),
    ...(to === undefined ? [] : [eb('document.month', '<=', to)]),
  ]);
}

type CountOf = Expression<{ documents: number | null }>;

/** Counts in one statement, so that no document is decided between one and another. */
async function balance(
  db: Store['db'],
  { added, taken }: { added: readonly CountOf[]; taken: readonly CountOf[] },
): Promise<number> {
  const terms = [
    ...added.map((count) => sql`+ coalesce(${count}, 0)`),
    ...taken.map((count) => sql`- coalesce(${count}, 0)`),
  ];
  const { rows } = await sql<{ documents: number }>`
    SELECT 0 ${sql.join(terms, sql` `)} AS documents`.execute(db);
  return rows[0]?.documents ?? 0;
}
