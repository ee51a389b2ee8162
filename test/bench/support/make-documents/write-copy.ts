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

  const newDictionary = database.prepare(
    'INSERT INTO dictionary (kind, certificate, bytes) VALUES (?, ?, ?) RETURNING id',
  );
  const dictionaries = new Map(
    scene.dictionaries.map((row) => [
      row.id,
      rowOf(newDictionary.get(row.kind, row.certificate, row.bytes)).id,
    ]),
  );

  const newText = database.prepare(
    'INSERT INTO interned_text (text) VALUES (?) ON CONFLICT DO UPDATE SET text = text RETURNING id',
  );
  const internedTexts = new Map(scene.internedTexts.map((row) => [row.id, rowOf(newText.get(row.text)).id]));

  function write(template: RowTemplate, copy: Copy, own: OwnRows): number {
    const statement = statements.get(template.table);
    if (!statement) throw new Error(`${template.table} is not written`);
    const { lastInsertRowid } = statement.run(
      template.columns.map((column) => {
        if (column.kind === 'dictionary') return dictionaries.get(column.id);
        if (column.kind === 'internedText') return internedTexts.get(column.id);
        return cellOf(column, copy, own);
      }),
    );
    return Number(lastInsertRowid);
  }

  return (copy) =>
    scene.documents.map((document, index) => {
      const sequential = copy.documents[index]?.sequential ?? 0;
      const seq = write(document.document, copy, { seq: 0, sequential, revision: 0 });
      let revision = 0;
      for (const other of document.others) {
        const written = write(other, copy, { seq, sequential, revision });
        if (other.table === 'document_revision') revision = written;
      }
      insertWords.run([seq, writeTemplate(document.words, copy)]);
      return copy.ids.get(document.row.id) ?? '';
    });
}

interface OwnRows {
  readonly seq: number;
  readonly sequential: number;
  /** The revision that was written last. */
  readonly revision: number;
}

function cellOf(
  column: Exclude<ColumnTemplate, { kind: 'dictionary' | 'internedText' }>,
  copy: Copy,
  own: OwnRows,
): unknown {
  switch (column.kind) {
    case 'same':
      return column.value;
    case 'text':
      return writeTemplate(column.template, copy);
    case 'packed':
      return column.packing.pack(writeTemplate(column.template, copy));
    case 'seq':
      return own.seq;
    case 'revision':
      return own.revision;
    case 'sequential':
      return own.sequential;
  }
}
