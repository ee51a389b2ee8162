import {
  type Compilable,
  type CompiledQuery,
  type Kysely,
  type QueryResult,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Tables } from './schema.ts';

/** Stands in a query for the value of this name, which is said each time it is run. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** The place of a value in a kept query, to be used wherever Kysely takes a value. */
export type Given<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

/** A query that was written once, run with other values; in a transaction or not. */
export type KeptQuery<Values, Row> = (db: Kysely<Tables>, values: Values) => Promise<QueryResult<Row>>;

/**
 * A query that Kysely builds and compiles once. To do that again takes it 30 to 60 µs each time, several times as long
 * as SQLite needs for what a sale asks: for queries on the way of every sale, and no others. What varies with more than
 * its values (a condition that is there or not) cannot be kept.
 *
 *     const nameOf = keepQuery((db, given: Given<{ id: string }>) =>
 *       db.selectFrom('customer').select('name').where('id', '=', given('id')));
 *     const { rows } = await nameOf(tx, { id });
 */
export function keepQuery<Values extends object, Row>(
  build: (db: Kysely<Tables>, given: Given<Values>) => Compilable<Row>,
): KeptQuery<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return (db, values) => {
    // The same text whatever the database and whoever asks first: it is only put off until somebody does.
    compiled ??= build(db, (name) => sql`${new Place(name)}`).compile();
    const parameters = compiled.parameters.map((one): unknown =>
      one instanceof Place ? Reflect.get(values, one.name) : one,
    );
    return db.executeQuery({ ...compiled, parameters });
  };
}
