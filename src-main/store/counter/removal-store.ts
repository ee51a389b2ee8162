import { sql } from 'kysely';
import type {
  Link,
  RemovableKind,
  RemovalStore,
  RemovedRows,
  TableRows,
} from '../../counter/removals/removal-store.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { wasIssued } from './draft-store.ts';
import { bookWhileRemoved } from './sold-while-removed.ts';

interface Removable {
  /** What does not count as there although it has a row. */
  readonly isGone?: string;
  /** Whether other data need it: then it stays. */
  readonly isNeeded?: (row: Row) => boolean;
  /** Rows that the database deletes with it, by the column that names it. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Columns that the database empties with it. */
  readonly links?: Readonly<Record<string, string>>;
  /** Its own columns that the database empties with what they name, by the table of that. */
  readonly named?: Readonly<Record<string, string>>;
  /** Whether it was used up meanwhile by somebody who had it open: then it does not come back. */
  readonly wasUsed?: (tx: Tx, row: Row) => Promise<boolean>;
  /** What happened to it while it was not there. */
  readonly catchUp?: (tx: Tx, id: string, since: { readonly newestBefore: number }) => Promise<void>;
}

type Row = TableRows['rows'][number];

/** By table. What else names one of them by its identifier does so without a foreign key, and keeps it. */
const removables = {
  customer: { named: { price_list: 'price_list_id' } },
  product: {
    parts: {
      product_price: 'product_id',
      product_picture: 'product_id',
      product_variant: 'product_id',
      stock: 'product_id',
      stock_lot: 'product_id',
      supplier_item: 'product_id',
      tile: 'product_id',
    },
    catchUp: bookWhileRemoved,
  },
  price_list: { parts: { product_price: 'price_list_id' }, links: { customer: 'price_list_id' } },
  // The operator who recalled it has it.
  held_sale: { isGone: 'recalled_at' },
  document_draft: {
    wasUsed: (tx, { id, entity_id, environment, type }) =>
      wasIssued(tx, {
        entityId: String(entity_id),
        environment: String(environment),
        type: String(type),
        id: String(id),
      }),
  },
  document_view: {},
  // Its goods are in stock.
  purchase: { isNeeded: ({ inventory }) => inventory === 'entered' },
} as const satisfies Record<RemovableKind, Removable>;

/** Rows in one statement: few enough for its parameters. */
const AT_ONCE = 100;

/** Takes rows away so that they can be put back as they were, whatever their tables. */
export function makeRemovalStore({ writes }: Store): RemovalStore {
  return {
    remove: (kind, id) =>
      writes.run(async (tx) => {
        const { isGone, isNeeded, parts = {}, links = {}, catchUp }: Removable = removables[kind];
        const [own] = (await rowsOf(tx, kind, 'id', id)).rows;
        if (own === undefined || (isGone !== undefined && own[isGone] !== null)) return undefined;
        if (isNeeded?.(own)) return undefined;
        const removed: RemovedRows = {
          kind,
          own,
          parts: await inTurn(parts, (table, column) => rowsOf(tx, table, column, id)),
          links: await inTurn(links, (table, column) => linksOf(tx, table, column, id)),
          ...(catchUp && { newestDocument: await newestDocument(tx) }),
        };
        await sql`DELETE FROM ${sql.table(kind)} WHERE id = ${id}`.execute(tx);
        return removed;
      }),

    putBack: ({ kind, own, parts, links, newestDocument: newestBefore = 0 }) =>
      writes.run(async (tx) => {
        const id = String(own.id);
        const { named = {}, wasUsed, catchUp }: Removable = removables[kind];
        if (await wasUsed?.(tx, own)) return false;
        const row = await withoutGone(tx, own, named);
        if (!(await inserted(tx, { table: kind, rows: [row] }))) return false;
        for (const part of parts) await insertWhatFits(tx, part);
        for (const link of links) await linkAgain(tx, link, id);
        await catchUp?.(tx, id, { newestBefore });
        return true;
      }),
  };
}

async function newestDocument(tx: Tx): Promise<number> {
  const { seq } = await tx
    .selectFrom('document')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .executeTakeFirstOrThrow();
  return seq ?? 0;
}

async function inTurn<Value>(
  columns: Readonly<Record<string, string>>,
  ask: (table: string, column: string) => Promise<Value>,
): Promise<readonly Value[]> {
  const answers: Value[] = [];
  for (const [table, column] of Object.entries(columns)) answers.push(await ask(table, column));
  return answers;
}

async function rowsOf(tx: Tx, table: string, column: string, id: string): Promise<TableRows> {
  const { rows } = await sql<
    Record<string, unknown>
  >`SELECT * FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${id}`.execute(tx);
  // A number of the row alone may be another's by the time it is put back.
  return { table, rows: rows.map(({ seq: _, ...row }) => row) };
}

/** The row as the database would have it now: what it named may be gone itself. */
async function withoutGone(tx: Tx, row: Row, named: Readonly<Record<string, string>>): Promise<Row> {
  const gone: string[] = [];
  for (const [table, column] of Object.entries(named)) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} WHERE id = ${row[column]}`.execute(tx);
    if (rows.length === 0) gone.push(column);
  }
  return { ...row, ...Object.fromEntries(gone.map((column) => [column, null])) };
}

async function linksOf(tx: Tx, table: string, column: string, id: string): Promise<Link> {
  const { rows } = await sql<{
    id: string;
  }>`SELECT id FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${id}`.execute(tx);
  return { table, column, ids: rows.map((row) => row.id) };
}

async function linkAgain(tx: Tx, { table, column, ids }: Link, id: string): Promise<void> {
  await sql`
    UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${id}
    WHERE ${sql.ref(column)} IS NULL AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
  `.execute(tx);
}

/** A tile whose position was taken, or a price in a list that is gone, is left out; the rest is there again. */
async function insertWhatFits(tx: Tx, { table, rows }: TableRows): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    if (await inserted(tx, { table, rows: some })) continue;
    for (const row of some) await inserted(tx, { table, rows: [row] });
  }
}

/** False where the rows break a rule of their table; then none of them is there. */
async function inserted(tx: Tx, { table, rows }: TableRows): Promise<boolean> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  try {
    await sql`INSERT INTO ${sql.table(table)} (${names}) VALUES ${sql.join(values)}`.execute(tx);
    return true;
  } catch (reason) {
    if (breaksRule(reason)) return false;
    throw reason;
  }
}

function breaksRule(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && String(reason.code).startsWith('SQLITE_CONSTRAINT');
}
