import type { SqliteDatabase } from 'kysely';

/** The same database, with every failure of a statement reported to `failed` before it is thrown. */
export function reportStatementErrors(
  database: SqliteDatabase,
  failed: (reason: unknown) => void,
): SqliteDatabase {
  function watched<Value>(work: () => Value): Value {
    try {
      return work();
    } catch (reason) {
      failed(reason);
      throw reason;
    }
  }
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = watched(() => database.prepare(sql));
      return {
        reader: statement.reader,
        all: (parameters) => watched(() => statement.all(parameters)),
        run: (parameters) => watched(() => statement.run(parameters)),
        iterate: (parameters) => watched(() => statement.iterate(parameters)),
      };
    },
  };
}
