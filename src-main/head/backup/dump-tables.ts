import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client, escapeIdentifier } from 'pg';
import { z } from 'zod';
import { PRACTICE_RUC } from '../../documents/identifiers/practice-ruc.ts';
import { type HeadManifest, rowsFileOf } from './head-manifest.ts';

const ROWS_AT_ONCE = 100;

type Facts = Pick<HeadManifest, 'installation_id' | 'ruc' | 'documents' | 'stations' | 'schema'>;

/**
 * Writes the rows of every table of a head office's database into a folder, all of one moment, while tills go on reporting. PostgreSQL
 * itself writes them as JSON, so that any version of it reads them, and no program of its own is needed.
 *
 * @param url of the database
 */
export async function dumpTables(
  url: string,
  folder: string,
  signal?: AbortSignal,
): Promise<Facts & Pick<HeadManifest, 'rows'>> {
  const client = new Client({ connectionString: url });
  // The query under way fails; unheard, it would end the program.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const facts = await factsOf(client);
    const rows: Record<string, number> = {};
    for (const table of await tablesOf(client)) rows[table] = await dumpTable(client, table, folder, signal);
    await client.query('COMMIT');
    return { ...facts, rows };
  } finally {
    await client.end();
  }
}

const factsRow = z.object({
  id: z.string(),
  ruc: z.string().nullable(),
  documents: z.coerce.number(),
  stations: z.coerce.number(),
  schema: z.int(),
});

async function factsOf(client: Client): Promise<Facts> {
  const answer = await client.query(`
    SELECT id, ruc, (SELECT count(*) FROM document) AS documents, (SELECT count(*) FROM station) AS stations,
      (SELECT version FROM schema_version) AS schema
    FROM business`);
  const { id, ruc, ...facts } = factsRow.parse(answer.rows[0]);
  return { ...facts, installation_id: id.replaceAll('-', ''), ruc: ruc ?? PRACTICE_RUC };
}

/** Partitions by themselves. The default ones last: who makes a new month waits for whoever reads them. */
async function tablesOf(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname = current_schema() AND relkind = 'r' AND relname <> 'schema_version'
    ORDER BY relname LIKE '%\\_default', relname`);
  return rows.map(({ name }) => name);
}

/** Gives the number of rows. */
async function dumpTable(
  client: Client,
  table: string,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  let count = 0;
  await client.query(`
    DECLARE dumped NO SCROLL CURSOR FOR
    SELECT to_json(whole_row)::text AS line FROM ${escapeIdentifier(table)} AS whole_row`);
  async function* lines() {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`FETCH ${ROWS_AT_ONCE} FROM dumped`);
      if (rows.length === 0) return;
      count += rows.length;
      yield rows.map(({ line }) => `${line}\n`).join('');
    }
  }
  const file = createWriteStream(join(folder, rowsFileOf(table)), { mode: 0o600 });
  await pipeline(lines, file, { signal });
  await client.query('CLOSE dumped');
  return count;
}
