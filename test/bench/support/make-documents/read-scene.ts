import type Database from 'better-sqlite3';
import type { DocumentRow } from '../../../../src-main/store/schema/documents.ts';
import { compress, decompress } from '../../../../src-main/store/sqlite/compression.ts';
import type { Copy } from './copy.ts';
import { replacementsOf } from './replacements.ts';
import { type Cell, columnsOf, documentTables, type Row, rowOf, rowsOf } from './rows.ts';
import { makeTemplate, type Replacement, type Template } from './template.ts';

/** A column of a copy: the same in all, written anew, or packed after it was written anew. */
export type ColumnTemplate =
  | { readonly kind: 'same'; readonly value: Cell }
  | { readonly kind: 'text'; readonly template: Template<Copy> }
  | { readonly kind: 'packed'; readonly template: Template<Copy>; readonly packing: Packing }
  /** What the packed column of the same row is compressed with, and texts that are interned. */
  | { readonly kind: 'dictionary'; readonly id: number }
  | { readonly kind: 'internedText'; readonly id: number }
  /** The row of the document's revision. */
  | { readonly kind: 'revision' }
  /** The document's own row and number. */
  | { readonly kind: 'seq' }
  | { readonly kind: 'sequential' };

/** How the text of a column is packed. */
export interface Packing {
  pack(text: string): Cell;
  unpack(kept: Cell): string;
}

export interface RowTemplate {
  readonly table: string;
  readonly columns: readonly ColumnTemplate[];
}

/** A document of the scene, cut into what a copy is joined of. */
export interface DocumentTemplate {
  readonly row: DocumentRow;
  /** Without its position in lists, which the database gives. */
  readonly document: RowTemplate;
  readonly others: readonly RowTemplate[];
  readonly words: Template<Copy>;
}

export interface Scene {
  readonly documents: readonly DocumentTemplate[];
  /** Old ids of rows that get new ones, sorted. */
  readonly rowIds: readonly string[];
  /** What signed XML and answers are compressed with. */
  readonly dictionaries: readonly Row[];
  /** What many rows name by number. */
  readonly internedTexts: readonly Row[];
  /** Names of the columns of each table that is written. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
}

/** Columns that the database gives. */
const rowColumns: Readonly<Record<string, string>> = {
  document: 'seq',
  document_revision: 'id',
  exchange: 'number',
};

/** Columns that are compressed, and those that name what with. */
const dictionaryColumns: Readonly<Record<string, string>> = {
  xml: 'dictionary',
  answer: 'answer_dictionary',
};

/** Columns that name a text that is interned. */
const internedTextColumns: ReadonlySet<string> = new Set([
  'document_revision.issuer',
  'exchange.endpoint',
  'idempotency.scope',
]);

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
      columnsOf(database, table).filter((name) => name !== rowColumns[table]),
    ]),
  );
  const cut = (table: string, row: Row, replacements: readonly Replacement<Copy>[]): RowTemplate => ({
    table,
    columns: (columns.get(table) ?? []).map((name) =>
      columnTemplate(
        { table, name },
        withDictionaries(database, row),
        replacements,
        packingOf(database, name, row),
      ),
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
    dictionaries: database.prepare('SELECT * FROM dictionary').all().map(rowOf),
    internedTexts: database.prepare('SELECT * FROM interned_text').all().map(rowOf),
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
  { table, name }: { readonly table: string; readonly name: string },
  row: Row,
  replacements: readonly Replacement<Copy>[],
  packing: Packing | undefined,
): ColumnTemplate {
  const value = row[name] ?? null;
  if (name === 'seq') return { kind: 'seq' };
  if (name === 'sequential') return { kind: 'sequential' };
  if (name === 'revision_id') return { kind: 'revision' };
  if (typeof value === 'number') {
    if (internedTextColumns.has(`${table}.${name}`)) return { kind: 'internedText', id: value };
    if (Object.values(dictionaryColumns).includes(name)) return { kind: 'dictionary', id: value };
  }
  const text = packing ? packing.unpack(value) : value;
  if (typeof text !== 'string') return { kind: 'same', value };
  const template = makeTemplate(text, replacements);
  if (template.length === 1) return { kind: 'same', value: packing ? packing.pack(text) : value };
  return packing ? { kind: 'packed', template, packing } : { kind: 'text', template };
}

/** A row whose columns name the dictionary that copies of them are compressed with. */
function withDictionaries(database: Database.Database, row: Row): Row {
  const named = Object.entries(dictionaryColumns)
    .filter(([column]) => column in row)
    .map(([column, name]) => [name, dictionaryOf(database, column, row)?.id ?? null]);
  return { ...row, ...Object.fromEntries(named) };
}

/** The dictionary of a compressed column: that of its row or, where that stands alone, the one that is a copy of it. */
function dictionaryOf(database: Database.Database, column: string, row: Row): Row | undefined {
  const value = row[column];
  if (!(value instanceof Uint8Array)) return undefined;
  const id = row[dictionaryColumns[column] ?? ''];
  const find = (where: string, sought: unknown) =>
    database.prepare(`SELECT id, bytes FROM dictionary WHERE ${where} = ?`).get(sought);
  const found = id === null ? find('bytes', decompress(value)) : find('id', id);
  return found === undefined ? undefined : rowOf(found);
}

/** How a column is packed; undefined where it is not. */
function packingOf(database: Database.Database, column: string, row: Row): Packing | undefined {
  const value = row[column];
  if (!(value instanceof Uint8Array)) return undefined;
  if (column === 'content') return packingWith({});
  const name = dictionaryColumns[column];
  if (name === undefined) return undefined;
  const bytes = dictionaryOf(database, column, row)?.bytes;
  if (!(bytes instanceof Uint8Array)) throw new Error(`${column} has no dictionary`);
  return packingWith({ copied: bytes, ...(row[name] !== null && { played: bytes }) });
}

/** Compressed with a dictionary, in a copy and in the scene. */
function packingWith({ copied, played }: { copied?: Uint8Array; played?: Uint8Array }): Packing {
  return {
    pack: (text) => compress(Buffer.from(text), copied),
    unpack: (kept) => {
      if (!(kept instanceof Uint8Array)) throw new Error('what is compressed is bytes');
      return decompress(kept, played).toString('utf8');
    },
  };
}
