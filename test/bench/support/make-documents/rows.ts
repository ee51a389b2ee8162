import type Database from 'better-sqlite3';

/** A table whose rows are about documents, and how they name the document. */
export interface DocumentTable {
  readonly name: string;
  readonly link: string;
  /** Whether the link is the document's position in lists, not its id. */
  readonly bySeq?: true;
  /** Joined with what it is read with. */
  readonly from?: string;
}

/** Every table that issuing and delivering a document writes; the words it is found by are written apart. */
export const documentTables: readonly DocumentTable[] = [
  { name: 'document_revision', link: 'seq', bySeq: true },
  {
    name: 'signed_xml',
    link: 'seq',
    bySeq: true,
    from: 'signed_xml JOIN document_revision ON id = revision_id',
  },
  { name: 'document_event', link: 'seq', bySeq: true },
  { name: 'exchange', link: 'seq', bySeq: true },
  { name: 'idempotency', link: 'seq', bySeq: true },
  { name: 'credit', link: 'credit_note_id' },
  { name: 'debt_note', link: 'note_id' },
  { name: 'document_metadata', link: 'seq', bySeq: true },
  { name: 'document_party', link: 'seq', bySeq: true },
  { name: 'document_amount', link: 'seq', bySeq: true },
  { name: 'document_reference', link: 'seq', bySeq: true },
  { name: 'document_support', link: 'seq', bySeq: true },
];

/** What a column of SQLite may hold. */
export type Cell = string | number | Uint8Array | null;

export type Row = Readonly<Record<string, Cell>>;

/** Columns that are stored: what is computed from others is left to the database. */
export function columnsOf(database: Database.Database, table: string): readonly string[] {
  const rows = database.prepare(`SELECT name FROM pragma_table_info(?)`).all(table);
  return rows.flatMap((row) => (isRow(row) && typeof row.name === 'string' ? [row.name] : []));
}

/** Rows of a table that are about a document. */
export function rowsOf(
  database: Database.Database,
  { name, link, from = name }: DocumentTable,
  key: Cell,
): readonly Row[] {
  const order = columnsOf(database, name).includes('id') ? 'id' : `${name}.rowid`;
  const isWithoutRowid = /WITHOUT ROWID/.test(definitionOf(database, name));
  const sql = `SELECT * FROM ${from} WHERE ${link} = ? ${isWithoutRowid && order !== 'id' ? '' : `ORDER BY ${order}`}`;
  return database.prepare(sql).all(key).map(rowOf);
}

function definitionOf(database: Database.Database, table: string): string {
  return String(database.prepare(`SELECT sql FROM sqlite_schema WHERE name = ?`).pluck().get(table));
}

export function rowOf(value: unknown): Row {
  if (!isRow(value)) throw new Error('SQLite gave something that is no row');
  return value;
}

function isRow(value: unknown): value is Row {
  return value !== null && typeof value === 'object';
}

/** Inserts rows of a table with these columns. */
export function insertInto(
  database: Database.Database,
  table: string,
  columns: readonly string[],
): Database.Statement<unknown[]> {
  const names = columns.join(', ');
  return database.prepare(`INSERT INTO ${table} (${names}) VALUES (${columns.map(() => '?').join(', ')})`);
}
