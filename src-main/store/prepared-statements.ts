import type { SqliteDatabase } from 'kysely';

/** More different statements than the program has; a bound, should one ever be built from user input. */
const MAX_STATEMENTS = 500;

/** A database that prepares each statement once: Kysely alone would prepare it at every call. */
export function keepStatements(database: SqliteDatabase): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const kept = statements.get(sql);
      if (kept) return kept;
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      const statement = database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}
