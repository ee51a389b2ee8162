import type Database from 'better-sqlite3';

/**
 * Facts about the business: every sale asks for them and they change once in a while. What is read of them is kept in
 * memory until one of their rows changes, whoever changes it: a trigger of this connection, the only one that writes,
 * tells. To read them anew took a sale a third of what all its questions cost.
 */
export interface Facts {
  /**
   * The same question, whose answer is made of facts alone, answered from memory while it holds; that there is no
   * answer is asked for each time.
   *
   * @param nameOf tells questions apart
   */
  keep<Question, Value>(
    read: (question: Question) => Promise<Value>,
    nameOf: (question: Question) => string,
  ): (question: Question) => Promise<Value>;
}

/** The tables of facts; of those that sales write to, the columns that are facts. */
const factTables = {
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

export function watchFacts(database: Database.Database): Facts {
  let version = 0;
  database.function('fact_changed', () => {
    version += 1;
    return null;
  });
  for (const [table, columns] of Object.entries(factTables)) {
    for (const change of ['INSERT', 'DELETE', columns ? `UPDATE OF ${columns.join(', ')}` : 'UPDATE']) {
      const name = `fact_${table}_${change.slice(0, 6).toLowerCase()}`;
      database.exec(
        `CREATE TEMP TRIGGER ${name} AFTER ${change} ON main.${table} BEGIN SELECT fact_changed(); END`,
      );
    }
  }
  return {
    keep<Question, Value>(
      read: (question: Question) => Promise<Value>,
      nameOf: (question: Question) => string,
    ) {
      const kept = new Map<string, { readonly version: number; readonly value: Value }>();
      return async (question: Question) => {
        const key = nameOf(question);
        const known = kept.get(key);
        if (known?.version === version) return known.value;
        // As of before the question: what changes until its answer is here makes that answer an old one. A change that
        // is undone counts, too; while one is not committed yet, no question outside its transaction is answered.
        const asOf = version;
        const value = await read(question);
        if (value === undefined) kept.delete(key);
        else kept.set(key, { version: asOf, value });
        return value;
      };
    },
  };
}
