import type Database from 'better-sqlite3';
import { compress } from '../../../../src-main/store/compression.ts';
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
  const patterns = new Map(
    scene.patterns.map((row) => [row.id, rowOf(newPattern.get(row.shape, row.last_seq, row.xml)).id]),
  );

  function write(template: RowTemplate, copy: Copy, own: OwnPlace): number {
    const statement = statements.get(template.table);
    if (!statement) throw new Error(`${template.table} is not written`);
    const { lastInsertRowid } = statement.run(
      template.columns.map((column) =>
        column.kind === 'pattern' ? patterns.get(column.id) : cellOf(column, copy, own),
      ),
    );
    return Number(lastInsertRowid);
  }

  return (copy) =>
    scene.documents.map((document, index) => {
      const sequential = copy.documents[index]?.sequential ?? 0;
      const seq = write(document.document, copy, { seq: 0, sequential });
      for (const other of document.others) write(other, copy, { seq, sequential });
      insertWords.run([seq, writeTemplate(document.words, copy)]);
      return copy.ids.get(document.row.id) ?? '';
    });
}

interface OwnPlace {
  readonly seq: number;
  readonly sequential: number;
}

function cellOf(column: Exclude<ColumnTemplate, { kind: 'pattern' }>, copy: Copy, own: OwnPlace): unknown {
  switch (column.kind) {
    case 'same':
      return column.value;
    case 'text':
      return writeTemplate(column.template, copy);
    case 'packed':
      return compress(Buffer.from(writeTemplate(column.template, copy)), column.pattern);
    case 'seq':
      return own.seq;
    case 'sequential':
      return own.sequential;
  }
}
