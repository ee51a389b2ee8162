import type Database from 'better-sqlite3';
import { authorityPhrases } from '../../../../src-main/store/authority-phrases.ts';
import { compress, decompress } from '../../../../src-main/store/compression.ts';
import { contentJson, packJson } from '../../../../src-main/store/kept-content.ts';
import { besideOf } from '../../../../src-main/store/kept-xml.ts';
import type { DocumentRow } from '../../../../src-main/store/schema/documents.ts';
import type { Copy } from './copy.ts';
import { replacementsOf } from './replacements.ts';
import { type Cell, columnsOf, documentTables, type Row, rowOf, rowsOf } from './rows.ts';
import { makeTemplate, type Replacement, type Template, writeTemplate } from './template.ts';

/** A column of a copy: the same in all, written anew, or packed after it was written anew. */
export type ColumnTemplate =
  | { readonly kind: 'same'; readonly value: Cell }
  | { readonly kind: 'text'; readonly template: Template<Copy> }
  | { readonly kind: 'packed'; readonly template: Template<Copy>; readonly packing: Packing }
  /** What the packed column of the same row is compressed beside, and texts that are kept once. */
  | { readonly kind: 'pattern'; readonly id: number }
  | { readonly kind: 'keptText'; readonly id: number }
  /** The place of the document's revision. */
  | { readonly kind: 'revision' }
  /** The document's own place and number. */
  | { readonly kind: 'seq' }
  | { readonly kind: 'sequential' };

/** How the text of a column is packed. */
export interface Packing {
  pack(text: string, copy: Copy): Cell;
  unpack(kept: Cell): string;
}

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
  /** What many rows name by number. */
  readonly keptTexts: readonly Row[];
  /** Names of the columns of each table that is written. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
}

/** Columns that the database gives. */
const placeColumns: Readonly<Record<string, string>> = {
  document: 'seq',
  document_revision: 'place',
  exchange: 'place',
};

/** Columns that name a text that is kept once. */
const keptTextColumns: ReadonlySet<string> = new Set([
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
      columnsOf(database, table).filter((name) => name !== placeColumns[table]),
    ]),
  );
  const cut = (table: string, row: Row, replacements: readonly Replacement<Copy>[]): RowTemplate => ({
    table,
    columns: (columns.get(table) ?? []).map((name) =>
      columnTemplate(
        { table, name },
        row[name] ?? null,
        replacements,
        packingOf(database, { column: name, row, replacements }),
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
    patterns: database.prepare('SELECT * FROM xml_pattern').all().map(rowOf),
    keptTexts: database.prepare('SELECT * FROM kept_text').all().map(rowOf),
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
  value: Cell,
  replacements: readonly Replacement<Copy>[],
  packing: Packing | undefined,
): ColumnTemplate {
  if (name === 'seq') return { kind: 'seq' };
  if (name === 'sequential') return { kind: 'sequential' };
  if (name === 'place') return { kind: 'revision' };
  if (typeof value === 'number') {
    if (name === 'pattern') return { kind: 'pattern', id: value };
    if (keptTextColumns.has(`${table}.${name}`)) return { kind: 'keptText', id: value };
  }
  const text = packing ? packing.unpack(value) : value;
  if (typeof text !== 'string') return { kind: 'same', value };
  const template = makeTemplate(text, replacements);
  if (template.length === 1) return { kind: 'same', value };
  return packing ? { kind: 'packed', template, packing } : { kind: 'text', template };
}

/** How a column is packed; undefined where it is not. */
function packingOf(
  database: Database.Database,
  { column, row, replacements }: { column: string; row: Row; replacements: readonly Replacement<Copy>[] },
): Packing | undefined {
  if (column === 'content') return { pack: packJson, unpack: (kept) => contentJson(String(kept)) };
  if (column === 'answer' && row.answer !== null) {
    if (row.answer_beside !== 2) throw new Error('answers that repeat a document are not copied');
    return packedBeside(() => authorityPhrases, authorityPhrases);
  }
  if (column !== 'xml') return undefined;
  const { xml } = rowOf(database.prepare('SELECT xml FROM xml_pattern WHERE id = ?').get(row.pattern));
  if (!(xml instanceof Uint8Array && typeof row.content === 'string'))
    throw new Error('nothing is beside it');
  const pattern = decompress(xml);
  const content = contentJson(row.content);
  const template = makeTemplate(content, replacements);
  return packedBeside((copy) => besideOf(pattern, writeTemplate(template, copy)), besideOf(pattern, content));
}

/** Compressed beside one thing in a copy, and another in the scene. */
function packedBeside(copied: (copy: Copy) => Uint8Array, played: Uint8Array): Packing {
  return {
    pack: (text, copy) => compress(Buffer.from(text), copied(copy)),
    unpack: (kept) => {
      if (!(kept instanceof Uint8Array)) throw new Error('what is compressed is bytes');
      return decompress(kept, played).toString('utf8');
    },
  };
}
