import { type Kysely, sql } from 'kysely';
import { cashMetadata } from '../../../contract/counter/cash-session.ts';
import { makeDaySums } from '../../../documents/figures/day-sums.ts';
import type { SaleNature } from '../../../documents/figures/sale-nature.ts';
import { ecuadorTimestamp } from '../../../documents/values/ecuador-time.ts';
import type { ComputedDay } from '../../../reports/figures/figure-store.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import { parseContent } from '../../rows/columns/content-column.ts';
import type { Tables } from '../../schema/tables.ts';
import { type DayQuestion, type DocumentsQuery, documentsOfDay } from './documents-of-day.ts';
import { invoiceNature } from './invoice-nature.ts';

/** Of the documents that count in reports. */
export const statuses = ['pending', 'submitted', 'authorized'] as const;

/** What the documents of a day come to; refused and annulled ones do not count. All of one moment within a transaction. */
export async function computeDay(db: Kysely<Tables>, { scope, day }: DayQuestion): Promise<ComputedDay> {
  const state = await db
    .selectFrom('report_day')
    .select('changes')
    .where('scope', '=', scopeOf(scope))
    .where('day', '=', day)
    .executeTakeFirst();
  const sums = makeDaySums();
  for await (const rows of documentsOfDay({ scope, day, statuses }, db, withShift)) {
    for (const row of rows) await add(sums, row, (number) => invoiceNature(db, scope, number));
  }
  return { day, changes: state?.changes ?? 0, figures: sums.figures() };
}

type DaySums = ReturnType<typeof makeDaySums>;
type Row = Awaited<ReturnType<ReturnType<typeof withShift>['execute']>>[number];

/** Who sold it, and how a refund was given. */
function withShift(documents: DocumentsQuery) {
  const sessionPath = `$.${cashMetadata.session}`;
  return documents
    .leftJoin('cash_session', (join) =>
      join.on('cash_session.id', '=', sql<string>`json_extract(document.metadata_json, ${sessionPath})`),
    )
    .select(['document.issued_at', 'cash_session.operator_id', 'cash_session.operator_name'])
    .select(
      sql<string | null>`json_extract(document.metadata_json, ${`$.${cashMetadata.refund}`})`.as('refund'),
    );
}

/** @param natureOf how the invoice with a number is declared */
async function add(
  sums: DaySums,
  row: Row,
  natureOf: (number: string) => Promise<SaleNature | undefined>,
): Promise<void> {
  const { operator_id: id, operator_name: name } = row;
  const content = parseContent(row.type, row.content);
  sums.add(content, {
    decided: row.status === 'authorized' ? 1 : 0,
    hour: ecuadorTimestamp(new Date(row.issued_at)).slice(11, 13),
    till: `${row.establishment}-${row.emission_point}`,
    operator: id !== null && name !== null ? { id, name } : undefined,
    refundMethod: row.refund ?? undefined,
    modified: 'modified_document' in content ? await natureOf(content.modified_document.number) : undefined,
  });
}
