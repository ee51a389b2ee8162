import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { v7 as uuid } from 'uuid';

const CONNECTIONS = 3;
const ROWS = 200;
const ROW_BYTES = 1400;

/** Rows a second that PostgreSQL takes where nothing at all is asked of them. */
export async function insertBare(url: string, rows: number): Promise<number> {
  const clients = Array.from({ length: CONNECTIONS }, () => new Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  await clients[0]?.query('CREATE TABLE bare (id uuid PRIMARY KEY, body bytea NOT NULL)');
  const bodies = Array.from({ length: ROWS }, () => randomBytes(ROW_BYTES));
  const commits = Math.ceil(rows / ROWS / CONNECTIONS);
  const startedAt = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (let commit = 0; commit < commits; commit += 1) {
        const ids = Array.from({ length: ROWS }, () => uuid());
        await client.query('INSERT INTO bare SELECT * FROM unnest($1::uuid[], $2::bytea[])', [ids, bodies]);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  await clients[0]?.query('DROP TABLE bare');
  await Promise.all(clients.map((client) => client.end()));
  return (commits * CONNECTIONS * ROWS) / seconds;
}
