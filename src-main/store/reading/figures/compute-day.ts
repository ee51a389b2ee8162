import { type Kysely, sql } from 'kysely';
import { cashMetadata } from '../../../contract/counter/cash-session.ts';
import { type Dimension, type Figure, figuresOf } from '../../../documents/figures/figures-of.ts';
import type { SaleNature } from '../../../documents/figures/sale-nature.ts';
import { type Decimal, toCents } from '../../../documents/values/decimal.ts';
import { ecuadorTimestamp } from '../../../documents/values/ecuador-time.ts';
import type { ComputedDay, SummedFigure } from '../../../reports/figures/figure-store.ts';
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
  const sums = new Map<string, SummedFigure>();
  for await (const rows of documentsOfDay({ scope, day, statuses }, db, withShift)) {
    for (const row of rows) await add(sums, row, (number) => invoiceNature(db, scope, number));
  }
  return { day, changes: state?.changes ?? 0, figures: [...sums.values()] };
}

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
  sums: Map<string, SummedFigure>,
  row: Row,
  natureOf: (number: string) => Promise<SaleNature | undefined>,
): Promise<void> {
  const { operator_id: id, operator_name: name } = row;
  const decided = row.status === 'authorized' ? 1 : 0;
  const content = parseContent(row.type, row.content);
  const figures = figuresOf(content, {
    hour: ecuadorTimestamp(new Date(row.issued_at)).slice(11, 13),
    till: `${row.establishment}-${row.emission_point}`,
    operator: id !== null && name !== null ? { id, name } : undefined,
    refundMethod: row.refund ?? undefined,
    modified: 'modified_document' in content ? await natureOf(content.modified_document.number) : undefined,
  });
  /** A document counts once, however many of its lines are of one product. */
  const counted = new Set<string>();
  for (const { dimension, key, label, ...amounts } of figures) {
    const at = `${decided} ${dimension} ${key}`;
    const before = sums.get(at) ?? emptyFigure(dimension, key, decided);
    sums.set(at, {
      ...before,
      label: label || before.label,
      documents: before.documents + (counted.has(at) ? 0 : 1),
      ...plus(before, amounts),
    });
    counted.add(at);
  }
}

function emptyFigure(dimension: Dimension, key: string, decided: 0 | 1): SummedFigure {
  return { dimension, key, decided, label: '', documents: 0, quantity: 0, base: 0, iva: 0, total: 0 };
}

function plus(
  before: SummedFigure,
  { quantity, base, iva, total }: Pick<Figure, 'quantity' | 'base' | 'iva' | 'total'>,
) {
  return {
    quantity: before.quantity + Number(quantity.times(1_000_000).toFixed(0)),
    base: before.base + centsOf(base),
    iva: before.iva + centsOf(iva),
    total: before.total + centsOf(total),
  };
}

function centsOf(amount: Decimal): number {
  return Number(toCents(amount).times(100));
}
