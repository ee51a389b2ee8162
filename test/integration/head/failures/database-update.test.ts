import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PRACTICE_RUC } from '../../../../src-main/documents/identifiers/practice-ruc.ts';
import { openDatabase } from '../../../../src-main/head/database/open-database.ts';
import { makePatterns, UnreadableDocumentError } from '../../../../src-main/head/database/patterns.ts';
import { headSchema } from '../../../../src-main/head/database/schema.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const [station, document] = ['01970000-0000-7000-8000-000000000001', '01970000-0000-7000-8000-000000000002'];

describe.skipIf(missing !== undefined)('the database of a head office of the first version', () => {
  const postgres = testPostgres();

  it('is brought up to date with what it has: events in their order, documents with their pattern, people without a PIN', async () => {
    const url = await postgres.empty();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(headSchema);
    await client.query(`
      CREATE TABLE schema_version (version integer NOT NULL);
      INSERT INTO schema_version VALUES (1);
      INSERT INTO business (only_one, id, ruc, last_change) VALUES (1, gen_random_uuid(), '${PRACTICE_RUC}', 7);
      INSERT INTO station (id, name, version, installation, key_hash) VALUES ('${station}', 'Caja', '0', '1', '\\x00');
      INSERT INTO pattern (kind, bytes) VALUES ('document invoice ${station}', '\\x01');
      INSERT INTO document
      SELECT '${document}', '${station}', '${station}', 1, 'live', 'invoice', 'authorized', 1, '001', '001', 1, '0', '2026-11-21',
        '0', 'ANA', 1, 'api', '{}', now(), now(), '', '[]', '\\x02', id FROM pattern;
      INSERT INTO change (position, subject, id, version, body)
      VALUES (1, 'operator', '${station}', 3, '{"name": "Ana", "pin_hash": "scrypt$1"}');
      INSERT INTO document_file VALUES ('${document}', 1, '\\x03', 77);
    `);
    for (const type of ['number.conflict', 'credit.overdrawn', 'number.conflict']) {
      await client.query(`INSERT INTO event (type, data) VALUES ('${type}', '{}')`);
    }
    await client.end();
    const database = await openDatabase(url, () => {});
    onTestFinished(() => database.destroy());
    expect(
      await database.selectFrom('event').select(['position', 'type']).orderBy('position').execute(),
    ).toEqual([
      { position: 1, type: 'number.conflict' },
      { position: 2, type: 'credit.overdrawn' },
      { position: 3, type: 'number.conflict' },
    ]);
    const business = await database.selectFrom('business').selectAll().executeTakeFirstOrThrow();
    expect(business).toMatchObject({ ruc: null, last_change: 7, last_event: 3 });
    expect(await database.selectFrom('change').select(['version', 'body']).execute()).toEqual([
      { version: 3, body: { name: 'Ana' } },
    ]);
    expect(business.cursor_secret).toHaveLength(32);
    expect(
      await database
        .selectFrom('document')
        .innerJoin('pattern', 'pattern.id', 'pattern')
        .select('bytes')
        .execute(),
    ).toEqual([{ bytes: Buffer.from([1]) }]);
    // Its pattern was gone before.
    await expect(makePatterns(database).unpack(Buffer.from([3]), 77)).rejects.toThrow(
      UnreadableDocumentError,
    );
    await expect(database.deleteFrom('pattern').execute()).rejects.toThrow(/foreign key/);
  });
});
