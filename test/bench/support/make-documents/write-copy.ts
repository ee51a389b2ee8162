import type Database from 'better-sqlite3';
import type { Copy } from './copy.ts';
import type { ColumnTemplate, RowTemplate, Scene } from './read-scene.ts';
import { insertInto, rowOf } from './rows.ts';
import { writeTemplate } from './template.ts';

/** Writes copies of a scene into a database; gives the ids of the documents. */
export function makeCopyWriter(database: Database.Database, scene: Scene): (copy: Copy) => readonly string[] {
  const statements = new Map(
    [...scene.columns].map(([table, columns]) => [table, insertInto(database, table, columns)]),
  );
  const insertWords = insertInto(database, 'document_search', ['rowid', 'words']);

  const newPattern = database.prepare(
    'INSERT INTO xml_pattern (shape, last_seq, xml) VALUES (?, ?, ?) RETURNING id',
  );
  // The service begins a new pattern every thousand documents.
  const copiesOfPattern = Math.ceil(1000 / scene.documents.length);
  let patterns: ReadonlyMap<unknown, unknown> = new Map();
  function beginPatterns(lastSeq: number): void {
    patterns = new Map(
      scene.patterns.map((row) => [row.id, rowOf(newPattern.get(row.shape, lastSeq, row.xml)).id]),
    );
  }

  const newText = database.prepare(
    'INSERT INTO kept_text (text) VALUES (?) ON CONFLICT DO UPDATE SET text = text RETURNING id',
  );
  const keptTexts = new Map(scene.keptTexts.map((row) => [row.id, rowOf(newText.get(row.text)).id]));

  function write(template: RowTemplate, copy: Copy, own: OwnPlace): number {
    const statement = statements.get(template.table);
    if (!statement) throw new Error(`${template.table} is not written`);
    const { lastInsertRowid } = statement.run(
      template.columns.map((column) => {
        if (column.kind === 'pattern') return patterns.get(column.id);
        if (column.kind === 'keptText') return keptTexts.get(column.id);
        return cellOf(column, copy, own);
      }),
    );
    return Number(lastInsertRowid);
  }

  return (copy) => {
    if (copy.number % copiesOfPattern === 0) beginPatterns(copy.number * scene.documents.length);
    return scene.documents.map((document, index) => {
      const sequential = copy.documents[index]?.sequential ?? 0;
      const seq = write(document.document, copy, { seq: 0, sequential, revision: 0 });
      let revision = 0;
      for (const other of document.others) {
        const place = write(other, copy, { seq, sequential, revision });
        if (other.table === 'document_revision') revision = place;
      }
      insertWords.run([seq, writeTemplate(document.words, copy)]);
      return copy.ids.get(document.row.id) ?? '';
    });
  };
}

interface OwnPlace {
  readonly seq: number;
  readonly sequential: number;
  /** The place of the revision that was written last. */
  readonly revision: number;
}

function cellOf(
  column: Exclude<ColumnTemplate, { kind: 'pattern' | 'keptText' }>,
  copy: Copy,
  own: OwnPlace,
): unknown {
  switch (column.kind) {
    case 'same':
      return column.value;
    case 'text':
      return writeTemplate(column.template, copy);
    case 'packed':
      return column.packing.pack(writeTemplate(column.template, copy), copy);
    case 'seq':
      return own.seq;
    case 'revision':
      return own.revision;
    case 'sequential':
      return own.sequential;
  }
}
