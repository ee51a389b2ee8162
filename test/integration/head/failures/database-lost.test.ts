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
    const database = await openDatabase(url, () => {});
    onTestFinished(() => database.destroy());
    const administrator = new Client({ connectionString: url });
    await administrator.connect();
    onTestFinished(() => administrator.end());

    // What is thrown where nobody listens fails the whole run.
    const transaction = database.transaction().execute(async (tx) => {
      await sql`UPDATE business SET ruc = '1799999990001'`.execute(tx);
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
      await administrator.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      await eventually(
        () => administrator.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [rows[0]?.pid]),
        ({ rowCount }) => rowCount === 0,
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
      await sql`SELECT 1`.execute(tx);
    });
    await expect(transaction).rejects.toThrow();
    expect(await database.selectFrom('business').select('ruc').execute()).toEqual([{ ruc: null }]);
  });
});
