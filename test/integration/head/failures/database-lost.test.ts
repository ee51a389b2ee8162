import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../../src-main/head/database/open-database.ts';
import { eventually } from '../../../support/eventually.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('a head office whose database goes away', () => {
  const postgres = testPostgres();

  it('lives on when that happens between two questions of a transaction, which is undone', async () => {
    const url = await postgres.another();
    const relay = await relayTo(url);
    const database = await openDatabase(relay.url, () => {});
    onTestFinished(() => database.destroy());
    const administrator = new Client({ connectionString: url });
    await administrator.connect();
    onTestFinished(() => administrator.end());

    // What is thrown where nobody listens fails the whole run.
    const transaction = database.transaction().execute(async (tx) => {
      await sql`UPDATE business SET ruc = '1799999990001'`.execute(tx);
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
      await administrator.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      // The head office has heard of it before it asks the next question.
      await eventually(relay.connections, (count) => count === 0);
      await sql`SELECT 1`.execute(tx);
    });
    await expect(transaction).rejects.toThrow();
    expect(await database.selectFrom('business').select('ruc').execute()).toEqual([{ ruc: null }]);
  });
});

/** Another way to a database, on which it is seen how many connections both ends still have. */
async function relayTo(url: string): Promise<{ readonly url: string; connections(): number }> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the relay has no port');
  const relayed = new URL(url);
  relayed.host = `127.0.0.1:${address.port}`;
  return { url: relayed.href, connections: () => open.size };
}
