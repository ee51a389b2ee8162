import type Database from 'better-sqlite3';
import { compress } from '../../../../src-main/store/compression.ts';
import type { Copy } from './copy.ts';
import type { ColumnTemplate, RowTemplate, Scene } from './read-scene.ts';
import { insertInto } from './rows.ts';
import { writeTemplate } from './template.ts';

/** Writes copies of a scene into a database; gives the ids of the documents. */
export function makeCopyWriter(database: Database.Database, scene: Scene): (copy: Copy) => readonly string[] {
  const statements = new Map(
    [...scene.columns].map(([table, columns]) => [table, insertInto(database, table, columns)]),
  );
  const insertWords = insertInto(database, 'document_search', ['rowid', 'words']);

  function write(template: RowTemplate, copy: Copy, own: OwnPlace): number {
    const statement = statements.get(template.table);
    if (!statement) throw new Error(`${template.table} is not written`);
    const { lastInsertRowid } = statement.run(template.columns.map((column) => cellOf(column, copy, own)));
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

function cellOf(column: ColumnTemplate, copy: Copy, own: OwnPlace): unknown {
  switch (column.kind) {
    case 'same':
      return column.value;
    case 'text':
      return writeTemplate(column.template, copy);
    case 'packed':
      return compress(Buffer.from(writeTemplate(column.template, copy)));
    case 'seq':
      return own.seq;
    case 'sequential':
      return own.sequential;
  }
}
