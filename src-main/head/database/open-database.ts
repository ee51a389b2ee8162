import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool, types } from 'pg';
import { v7 as uuid } from 'uuid';
import { headSchema } from './schema.ts';
import { headSchema2 } from './schema-2.ts';
import { headSchema3 } from './schema-3.ts';
import { headSchema4 } from './schema-4.ts';
import { headSchema5 } from './schema-5.ts';
import type { HeadTables } from './tables.ts';

export type HeadDatabase = Kysely<HeadTables>;
export type HeadTx = Transaction<HeadTables>;

/** The schemas that were released, in order; each is the step from the one before. */
const migrations = [headSchema, headSchema2, headSchema3, headSchema4, headSchema5];

/** That of this program. */
export const SCHEMA = migrations.length;

/** The database was written by a newer program. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

const CONNECTIONS = 10;

/** Any number: under its lock one head at a time brings a database up to date, and none while a backup is made of it. */
export const MIGRATING = 6021;

/** Days stay text and 64-bit numbers become numbers; the driver would make local times of the first. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [types.builtins.INT8]: Number,
  [types.builtins.DATE]: (text) => text,
};

/** A database that is up to date. Connects when it is first asked something. */
export function connectDatabase(url: string, failed: (reason: unknown) => void): HeadDatabase {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? types.getTypeParser(oid, format) },
  });
  // A connection that breaks while nobody uses it; the pool makes another.
  pool.on('error', failed);
  // One that breaks between two questions of a transaction: the next question fails, and an error unheard until then
  // would end the program.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<HeadTables>({ dialect: new PostgresDialect({ pool }) });
}

/** Connects and brings the database up to date. Throws NewerDatabaseError, and what the driver says. */
export async function openDatabase(url: string, failed: (reason: unknown) => void): Promise<HeadDatabase> {
  const database = connectDatabase(url, failed);
  try {
    await migrate(database);
    return database;
  } catch (reason) {
    await database.destroy();
    throw reason;
  }
}

async function migrate(database: HeadDatabase): Promise<void> {
  await database.transaction().execute(async (tx) => {
    // Under no lock where there is nothing to do: a backup may take a while.
    if ((await schemaOf(tx)) !== SCHEMA) await raiseSchema(tx, SCHEMA);
    await tx
      .insertInto('business')
      .values({ only_one: 1, id: uuid(), ruc: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Brings a database up to a schema, under the lock. Throws NewerDatabaseError. */
export async function raiseSchema(tx: HeadTx, schema: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(MIGRATING)})`.execute(tx);
  await sql`CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)`.execute(tx);
  const version = await schemaOf(tx);
  if (version > SCHEMA) {
    throw new NewerDatabaseError(`the database was written by a newer version (schema ${version})`);
  }
  for (const migration of migrations.slice(version, schema)) await sql.raw(migration).execute(tx);
  await sql`DELETE FROM schema_version`.execute(tx);
  await sql`INSERT INTO schema_version VALUES (${schema})`.execute(tx);
}

/** 0 of a new database. */
async function schemaOf(tx: HeadTx): Promise<number> {
  const there = await sql<{ is: boolean }>`SELECT to_regclass('schema_version') IS NOT NULL AS is`.execute(
    tx,
  );
  if (!there.rows[0]?.is) return 0;
  const { rows } = await sql<{ version: number }>`SELECT version FROM schema_version`.execute(tx);
  return rows[0]?.version ?? 0;
}

/** Several statements at once that were undone because another transaction stood in their way, or came first. */
const passing: ReadonlySet<string> = new Set(['40001', '40P01', '23505']);
const TRIES = 5;

/** Runs a part of a transaction that is undone alone where it throws. */
export async function apart<Value>(tx: HeadTx, job: () => Promise<Value>): Promise<Value> {
  await sql`SAVEPOINT apart`.execute(tx);
  try {
    const value = await job();
    await sql`RELEASE SAVEPOINT apart`.execute(tx);
    return value;
  } catch (reason) {
    await sql`ROLLBACK TO SAVEPOINT apart`.execute(tx);
    throw reason;
  }
}

/** Runs a transaction, again where another one only stood in its way. */
export async function inTransaction<Value>(
  database: HeadDatabase,
  job: (tx: HeadTx) => Promise<Value>,
): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction().execute(job);
    } catch (reason) {
      const code = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
      if (tries === TRIES || !passing.has(code)) throw reason;
    }
  }
}
