import type Database from 'better-sqlite3';

/** Reads from the store what a statement gives; the statement is prepared once. */
export interface PlaceReader {
  numbers(statement: string, ...values: readonly Value[]): readonly number[];
  texts(statement: string, ...values: readonly Value[]): readonly string[];
  /** What has two columns, a text and a number. */
  pairs(statement: string, ...values: readonly Value[]): readonly (readonly [string, number])[];
  /** What it gives is all of one moment, whatever is written meanwhile. */
  inOneView<Result>(read: () => Result): Result;
}

/** How often documents have changed until now. */
export function changesUntilNow(reader: PlaceReader): number {
  const [changes = 0] = reader.numbers('SELECT changes FROM document_changes');
  return changes;
}

type Value = string | number;
/** Whole numbers are bound as such: by JavaScript's, which are bound as real ones, FTS5 begins and ends nowhere. */
type Bound = (string | bigint)[];

export function makePlaceReader(database: Database.Database): PlaceReader {
  const numbers = new Map<string, Database.Statement<Bound, number>>();
  const texts = new Map<string, Database.Statement<Bound, string>>();
  const pairs = new Map<string, Database.Statement<Bound, [string, number]>>();
  const inTransaction = database.transaction((read: () => void) => read());

  function prepared<Result>(
    statements: Map<string, Database.Statement<Bound, Result>>,
    text: string,
    shape: 'column' | 'row' = 'column',
  ): Database.Statement<Bound, Result> {
    const known = statements.get(text);
    if (known) return known;
    const statement = database.prepare<Bound, Result>(text);
    const read = shape === 'column' ? statement.pluck() : statement.raw();
    statements.set(text, read);
    return read;
  }

  return {
    numbers: (statement, ...values) => prepared(numbers, statement).all(...bound(values)),
    texts: (statement, ...values) => prepared(texts, statement).all(...bound(values)),
    pairs: (statement, ...values) => prepared(pairs, statement, 'row').all(...bound(values)),
    inOneView<Result>(read: () => Result): Result {
      const results: Result[] = [];
      inTransaction(() => {
        results.push(read());
      });
      const [result] = results;
      if (result === undefined) throw new Error('a view gives something');
      return result;
    },
  };
}

function bound(values: readonly Value[]): Bound {
  return values.map((value) => (typeof value === 'number' ? BigInt(value) : value));
}
