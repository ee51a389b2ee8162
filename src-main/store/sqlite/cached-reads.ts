import type Database from 'better-sqlite3';

/**
 * Reads of the business, its series, certificates and keys: every sale makes them, and what they read changes once in a
 * while. Their results stay in memory until one of those rows changes, whoever changes it: triggers of this connection,
 * the only one that writes, count the changes. To read anew took a sale a third of what all its queries cost.
 */
export interface CachedReads {
  /**
   * The same read, which is of those tables alone, answered from memory while that holds; that there is nothing is
   * asked for each time.
   *
   * @param keyOf tells questions apart
   */
  cache<Question, Value>(
    read: (question: Question) => Promise<Value>,
    keyOf: (question: Question) => string,
  ): (question: Question) => Promise<Value>;
}

/** The tables that cached reads may read; of those that sales write to, the columns. */
const cachedTables = {
  entity: undefined,
  establishment: undefined,
  certificate: undefined,
  series: [
    'entity_id',
    'environment',
    'document_type',
    'establishment',
    'emission_point',
    'active',
    'stopped_json',
  ],
  api_key: ['environment', 'entity_id', 'hash', 'scopes_json', 'allowed_origins_json', 'revoked_at', 'name'],
} as const satisfies Readonly<Record<string, readonly string[] | undefined>>;

export function makeCachedReads(database: Database.Database): CachedReads {
  let version = 0;
  database.function('cached_row_changed', () => {
    version += 1;
    return null;
  });
  for (const [table, columns] of Object.entries(cachedTables)) {
    for (const change of ['INSERT', 'DELETE', columns ? `UPDATE OF ${columns.join(', ')}` : 'UPDATE']) {
      const name = `cached_${table}_${change.slice(0, 6).toLowerCase()}`;
      database.exec(
        `CREATE TEMP TRIGGER ${name} AFTER ${change} ON main.${table} BEGIN SELECT cached_row_changed(); END`,
      );
    }
  }
  return {
    cache<Question, Value>(
      read: (question: Question) => Promise<Value>,
      keyOf: (question: Question) => string,
    ) {
      const cached = new Map<string, { readonly version: number; readonly value: Value }>();
      return async (question: Question) => {
        const key = keyOf(question);
        const known = cached.get(key);
        if (known?.version === version) return known.value;
        // As of before the question: what changes until its answer is here makes that answer an old one. A change that
        // is undone counts, too; while one is not committed yet, no question outside its transaction is answered.
        const asOf = version;
        const value = await read(question);
        if (value === undefined) cached.delete(key);
        else cached.set(key, { version: asOf, value });
        return value;
      };
    },
  };
}
