import { type Kysely, sql } from 'kysely';
import { cashMetadata } from '../../contract/counter/cash-session.ts';
import { type Dimension, type Figure, figuresOf } from '../../documents/figures/figures-of.ts';
import { type Decimal, toCents } from '../../documents/values/decimal.ts';
import { ecuadorTimestamp } from '../../documents/values/ecuador-time.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { ComputedDay, SummedFigure } from '../../reports/figure-store.ts';
import { parseContent } from '../documents/content-column.ts';
import { scopeOf } from '../lists/scope-of.ts';
import type { Tables } from '../schema/tables.ts';

export interface DayQuestion {
  readonly scope: Scope;
  /** YYYY-MM-DD in Ecuador. */
  readonly day: string;
}

/** Read at a time. */
const BATCH = 500;

/** What the documents of a day come to; refused and annulled ones do not count. All of one moment within a transaction. */
export async function computeDay(db: Kysely<Tables>, { scope, day }: DayQuestion): Promise<ComputedDay> {
  const state = await db
    .selectFrom('report_day')
    .select('changes')
    .where('scope', '=', scopeOf(scope))
    .where('day', '=', day)
    .executeTakeFirst();
  const sums = new Map<string, SummedFigure>();
  let last = 0;
  let rows: Awaited<ReturnType<typeof readBatch>>;
  do {
    rows = await readBatch(db, { scope, day }, last);
    for (const row of rows) add(sums, row);
    last = rows.at(-1)?.seq ?? last;
  } while (rows.length === BATCH);
  return { day, changes: state?.changes ?? 0, figures: [...sums.values()] };
}

type Row = Awaited<ReturnType<typeof readBatch>>[number];

function readBatch(db: Kysely<Tables>, { scope, day }: DayQuestion, after: number) {
  const sessionPath = `$.${cashMetadata.session}`;
  return db
    .selectFrom('document_list as list')
    .innerJoin('document', 'document.seq', 'list.seq')
    .innerJoin('document_revision', (join) =>
      join
        .onRef('document_revision.seq', '=', 'document.seq')
        .onRef('document_revision.revision', '=', 'document.revision'),
    )
    .leftJoin('cash_session', (join) =>
      join.on('cash_session.id', '=', sql<string>`json_extract(document.metadata_json, ${sessionPath})`),
    )
    .select([
      'list.seq',
      'document.type',
      'document.status',
      'document.issued_at',
      'document.establishment',
      'document.emission_point',
      'document_revision.content',
      'cash_session.operator_id',
      'cash_session.operator_name',
    ])
    .select(
      sql<string | null>`json_extract(document.metadata_json, ${`$.${cashMetadata.refund}`})`.as('refund'),
    )
    .where('list.scope', '=', scopeOf(scope))
    .where('list.day', '=', day)
    .where('list.status', 'in', ['pending', 'submitted', 'authorized'])
    .where('list.seq', '>', after)
    .orderBy('list.seq')
    .limit(BATCH)
    .execute();
}

function add(sums: Map<string, SummedFigure>, row: Row): void {
  const { operator_id: id, operator_name: name } = row;
  const decided = row.status === 'authorized' ? 1 : 0;
  const figures = figuresOf(parseContent(row.type, row.content), {
    hour: ecuadorTimestamp(new Date(row.issued_at)).slice(11, 13),
    till: `${row.establishment}-${row.emission_point}`,
    operator: id !== null && name !== null ? { id, name } : undefined,
    refundMethod: row.refund ?? undefined,
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
