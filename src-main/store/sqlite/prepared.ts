import {
  type Compilable,
  type CompiledQuery,
  type Insertable,
  type Kysely,
  type QueryResult,
  type RawBuilder,
  type SqliteDatabase,
  sql,
} from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Stands in a prepared query for the value of this name, which is given each time it is run. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A parameter of a prepared query, to be used wherever Kysely takes a value. */
export type QueryParams<Values> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<Values[Name]>;

/** A query that was built once, run with other values; in a transaction or not. */
export type PreparedQuery<Values, Row> = (db: Kysely<Tables>, values: Values) => Promise<QueryResult<Row>>;

/**
 * A query that Kysely builds and compiles once, which takes it 30 to 60 µs each time: for queries on the way of every
 * sale, and no others. What varies with more than its values (a condition that is there or not) cannot be prepared.
 *
 *     const nameOf = prepareQuery((db, param: QueryParams<{ id: string }>) =>
 *       db.selectFrom('customer').select('name').where('id', '=', param('id')));
 *     const { rows } = await nameOf(tx, { id });
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Kysely<Tables>, param: QueryParams<Values>) => Compilable<Row>,
): PreparedQuery<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return (db, values) => {
    // The same text whatever the database and the caller: it is only put off until somebody does.
    compiled ??= build(db, (name) => sql`${new Parameter(name)}`).compile();
    const parameters = compiled.parameters.map((one): unknown =>
      one instanceof Parameter ? Reflect.get(values, one.name) : one,
    );
    return db.executeQuery({ ...compiled, parameters });
  };
}

type Columns = Readonly<Record<string, unknown>>;

/**
 * Inserts rows of a table with these columns; gives the `rowid` of the row, which means nothing where the table has none.
 *
 *     const insertDocument = prepareInsert('document');
 *     const seq = await insertDocument(tx, { id, … });
 */
export function prepareInsert<Table extends keyof Tables>(
  table: Table,
): (tx: Kysely<Tables>, row: Insertable<Tables[Table]> & Columns) => Promise<number> {
  const prepared = new Map<string, PreparedQuery<Columns, unknown>>();
  return async (tx, row) => {
    const columns = Object.keys(row);
    const name = columns.join();
    const insert = prepared.get(name) ?? insertOf(table, columns);
    prepared.set(name, insert);
    const { insertId, numAffectedRows } = await insert(tx, row);
    if (numAffectedRows !== 1n) throw new Error(`nothing was written to ${table}`);
    return Number(insertId);
  };
}

function insertOf(table: string, columns: readonly string[]): PreparedQuery<Columns, unknown> {
  return prepareQuery((db, param: QueryParams<Columns>) => {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const values = sql.join(columns.map(param));
    const insert = sql`INSERT INTO ${sql.table(table)} (${names}) VALUES (${values})`;
    return { compile: () => insert.compile(db) };
  });
}

/** More different statements than the program has; a bound, should one ever be built from user input. */
const MAX_STATEMENTS = 500;

/** A database that prepares each statement once: Kysely alone would prepare it at every call. */
export function prepareOnce(database: SqliteDatabase): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const prepared = statements.get(sql);
      if (prepared) return prepared;
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      const statement = database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}
