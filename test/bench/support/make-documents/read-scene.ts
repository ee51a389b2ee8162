import type Database from 'better-sqlite3';
import { decompress } from '../../../../src-main/store/compression.ts';
import type { DocumentRow } from '../../../../src-main/store/schema/documents.ts';
import type { Copy } from './copy.ts';
import { replacementsOf } from './replacements.ts';
import { type Cell, columnsOf, documentTables, type Row, rowOf, rowsOf } from './rows.ts';
import { makeTemplate, type Replacement, type Template } from './template.ts';

/** A column of a copy: the same in all, written anew, or packed after it was written anew. */
export type ColumnTemplate =
  | { readonly kind: 'same'; readonly value: Cell }
  | { readonly kind: 'text'; readonly template: Template<Copy> }
  | { readonly kind: 'packed'; readonly template: Template<Copy>; readonly pattern?: Uint8Array | undefined }
  /** What the packed column of the same row is compressed beside. */
  | { readonly kind: 'pattern'; readonly id: number }
  /** The document's own place and number. */
  | { readonly kind: 'seq' }
  | { readonly kind: 'sequential' };

export interface RowTemplate {
  readonly table: string;
  readonly columns: readonly ColumnTemplate[];
}

/** A document of the scene, cut into what a copy is joined of. */
export interface DocumentTemplate {
  readonly row: DocumentRow;
  /** Without its place in lists, which the database gives. */
  readonly document: RowTemplate;
  readonly others: readonly RowTemplate[];
  readonly words: Template<Copy>;
}

export interface Scene {
  readonly documents: readonly DocumentTemplate[];
  /** Old ids of rows that get new ones, sorted. */
  readonly rowIds: readonly string[];
  /** What signed XML is compressed beside. */
  readonly patterns: readonly Row[];
  /** Names of the columns of each table that is written. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
}

/** Reads the documents of a store as a scene to be copied. */
export function readScene(database: Database.Database, wordsOf: (documentId: string) => string): Scene {
  const documents = database.prepare('SELECT * FROM document ORDER BY seq').all().map(documentOf);
  const related = documents.map((document) =>
    documentTables.flatMap((table) =>
      rowsOf(database, table, table.bySeq ? document.seq : document.id).map((row) => ({ table, row })),
    ),
  );
  const rowIds = [
    ...documents.map(({ id }) => id),
    ...related.flat().flatMap(({ table, row }) => idsOf(table.name, row)),
  ].toSorted();
  const columns = new Map(
    ['document', ...documentTables.map(({ name }) => name)].map((table) => [
      table,
      columnsOf(database, table).filter((name) => table !== 'document' || name !== 'seq'),
    ]),
  );
  const cut = (table: string, row: Row, replacements: readonly Replacement<Copy>[]): RowTemplate => ({
    table,
    columns: (columns.get(table) ?? []).map((name) =>
      columnTemplate(name, row[name] ?? null, replacements, patternOf(database, name, row)),
    ),
  });
  return {
    documents: documents.map((row, index) => {
      const parts = { documents, own: index, rowIds };
      const replacements = replacementsOf({ ...parts, ambiguous: 'invoice' });
      return {
        row,
        document: cut('document', { ...row }, replacements),
        others: (related[index] ?? []).map((other) => cut(other.table.name, other.row, replacements)),
        words: makeTemplate(wordsOf(row.id), replacementsOf({ ...parts, ambiguous: 'own' })),
      };
    }),
    rowIds,
    patterns: database.prepare('SELECT * FROM xml_pattern').all().map(rowOf),
    columns,
  };
}

function documentOf(value: unknown): DocumentRow {
  const row = rowOf(value);
  // Every column is of the type that the schema says: SQLite sees to it (STRICT).
  return Object.assign(Object.create(null), row);
}

/** New ids for the row itself; a key that a client made up is one too. */
function idsOf(table: string, row: Row): readonly string[] {
  const id = table === 'idempotency' ? row.key : row.id;
  return typeof id === 'string' ? [id] : [];
}

function columnTemplate(
  name: string,
  value: Cell,
  replacements: readonly Replacement<Copy>[],
  pattern: Uint8Array | undefined,
): ColumnTemplate {
  if (name === 'seq') return { kind: 'seq' };
  if (name === 'sequential') return { kind: 'sequential' };
  if (name === 'signed_xml_pattern' && typeof value === 'number') return { kind: 'pattern', id: value };
  const text = value instanceof Uint8Array ? decompress(value, pattern).toString('utf8') : value;
  if (typeof text !== 'string') return { kind: 'same', value };
  const template = makeTemplate(text, replacements);
  if (template.length === 1) return { kind: 'same', value };
  return value instanceof Uint8Array ? { kind: 'packed', template, pattern } : { kind: 'text', template };
}

/** What a column is compressed beside. */
function patternOf(database: Database.Database, column: string, row: Row): Uint8Array | undefined {
  if (row.answer_beside_xml === 1) throw new Error('answers that repeat a document are not copied');
  if (column !== 'signed_xml' || typeof row.signed_xml_pattern !== 'number') return undefined;
  const { xml } = rowOf(
    database.prepare('SELECT xml FROM xml_pattern WHERE id = ?').get(row.signed_xml_pattern),
  );
  if (!(xml instanceof Uint8Array)) throw new Error('a pattern has its XML');
  return decompress(xml);
}
