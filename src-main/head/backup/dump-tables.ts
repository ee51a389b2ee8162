import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client, escapeIdentifier } from 'pg';
import { z } from 'zod';
import { noRoomToMake } from '../../backup/backup-error.ts';
import { lackingRoom, type RoomAt } from '../../backup/lacking-room.ts';
import { PRACTICE_RUC } from '../../documents/identifiers/practice-ruc.ts';
import { MIGRATING } from '../database/open-database.ts';
import { type HeadManifest, rowsFileOf } from './head-manifest.ts';

const ROWS_AT_ONCE = 100;

/** How much more room than the database, indexes included, its rows take as JSON: bytes are hexadecimal, and nothing is compressed. */
const IN_THE_CLEAR = 2;

type Facts = Pick<HeadManifest, 'installation_id' | 'ruc' | 'documents' | 'stations' | 'schema'>;

/**
 * Writes the rows of every table of a head office's database into a folder, all of one moment, while tills go on reporting. PostgreSQL
 * itself writes them as JSON, so that any version of it reads them, and no program of its own is needed. A `null` of JSON comes back as NULL; no
 * column has one.
 *
 * @param url of the database
 */
export async function dumpTables(
  url: string,
  folder: string,
  { signal, roomAt }: { readonly signal?: AbortSignal | undefined; readonly roomAt?: RoomAt } = {},
): Promise<Facts & Pick<HeadManifest, 'rows'>> {
  // A connection that a firewall forgot fails within minutes.
  const client = new Client({
    ...{ connectionString: url, connectionTimeoutMillis: 10_000 },
    ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
  });
  // The query under way fails; unheard, it would end the program.
  client.on('error', () => undefined);
  const abandon = () => void client.end();
  try {
    await client.connect();
    signal?.addEventListener('abort', abandon, { once: true });
    signal?.throwIfAborted();
    // Before the transaction sees anything: a newer head office would have all tables wait, and mix its schema into the rows.
    await client.query(`SELECT pg_advisory_lock_shared(${MIGRATING})`);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const facts = await factsOf(client);
    const room = lackingRoom(join(folder, 'dumped'), IN_THE_CLEAR * (await databaseSize(client)), roomAt);
    if (room) throw noRoomToMake(room);
    const rows: Record<string, number> = {};
    for (const table of await tablesOf(client)) rows[table] = await dumpTable(client, table, folder, signal);
    await client.query('COMMIT');
    return { ...facts, documents: documentsIn(rows), stations: rows.station ?? 0, rows };
  } finally {
    signal?.removeEventListener('abort', abandon);
    await client.end();
  }
}

/** Of all partitions: a count of the whole would hold a lock that a new month, and all behind it, wait for until the dump ends. */
function documentsIn(rows: Readonly<Record<string, number>>): number {
  const partition = /^document_(?:default|\d{4}_\d\d)$/;
  return Object.entries(rows).reduce((sum, [table, count]) => (partition.test(table) ? sum + count : sum), 0);
}

const factsRow = z.object({
  id: z.string(),
  ruc: z.string().nullable(),
  schema: z.int(),
});

async function factsOf(client: Client): Promise<Omit<Facts, 'documents' | 'stations'>> {
  const answer = await client.query(`
    SELECT id, ruc, (SELECT version FROM schema_version) AS schema FROM business`);
  const { id, ruc, ...facts } = factsRow.parse(answer.rows[0]);
  return { ...facts, installation_id: id.replaceAll('-', ''), ruc: ruc ?? PRACTICE_RUC };
}

/** Indexes included, bytes. The size of each table would wait for statements that change one. */
async function databaseSize(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'SELECT pg_database_size(current_database()) AS bytes',
  );
  return Number(rows[0]?.bytes);
}

/** Partitions by themselves. The default ones last: a statement that adds a month waits until they are read. */
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
