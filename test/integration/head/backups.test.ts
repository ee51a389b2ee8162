import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { s3Destination } from '../../../src-main/backup/destinations/s3-destination.ts';
import { makeHeadBackupStates } from '../../../src-main/backup/service/head-backup-states.ts';
import {
  type BackupsResource,
  backupFile,
  backupsResource,
  backupTest,
} from '../../../src-main/contract/business/backups/backup.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { dumpTables } from '../../../src-main/head/backup/dump-tables.ts';
import { restoreHead } from '../../../src-main/head/backup/restore-head.ts';
import { connectDatabase, openDatabase } from '../../../src-main/head/database/open-database.ts';
import { makePartition } from '../../../src-main/head/database/partitions.ts';
import { eventually } from '../../support/eventually.ts';
import { differences } from '../../support/head/differences.ts';
import { everyRowOf } from '../../support/head/every-row.ts';
import { stationsOf } from '../../support/head/head-shop.ts';
import { openLossyLine } from '../../support/head/lossy-line.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import type { AskedHead } from '../../support/head/run-head.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { openTill } from '../../support/head/till.ts';
import { s3Keys, startS3Server } from '../../support/network/s3-server.ts';
import { testServices } from '../../support/service/test-services.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const passphrase = 'caballo correcto batería';
const path = '/v1/local/backups';

describe.skipIf(missing !== undefined)('a backup of a head office', () => {
  const postgres = testPostgres();
  const heads = testHeads();
  const services = testServices();

  async function archived(head: AskedHead): Promise<string> {
    const file = join(services.newFolder(), 'matriz.age');
    const made = await head.call('POST', `${path}/archives`, { body: { file, passphrase } });
    expect(made).toMatchObject({ status: 201 });
    return file;
  }

  /** Into a new folder and a new database. */
  async function restored(file: string) {
    const [dataDir, database] = [services.newFolder(), await postgres.empty()];
    return { dataDir, database, backup: await restoreHead({ file, passphrase, dataDir, database }) };
  }

  it('puts it back, and a till with nothing new to say sends what it lost, once and to the cent', async () => {
    const url = await postgres.another();
    const head = await heads.on(url);
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    const till = await openTill();
    const early = await till.issue('live');
    await till.enrol(head, line.url);
    await till.allSent();
    const { json } = await head.call('POST', '/v1/head/keys', {
      body: { role: 'reader', name: 'Línea\u2028dos' },
    });
    const { key } = z.object({ key: z.string() }).parse(json);
    await waitsToBeSent(url);
    const file = await archived(head);
    const before = await kept(url);

    await till.shop.decide(early, 'authorized');
    await till.issue('live');
    await till.issue();
    await till.allSent();
    await head.stop();

    const { dataDir, database, backup } = await restored(file);
    expect(backup).toMatchObject({ documents: 1, stations: 1, kind: 'head_office' });
    expect(await kept(database)).toEqual(before);
    const again = await heads.on(database, dataDir);
    expect(again.pin).toBe(head.pin);
    expect(await again.call('GET', '/v1/ec/documents', { key })).toMatchObject({ status: 200 });
    expect(
      await query(database, "SELECT data ->> 'deliveryId' AS id FROM pgboss.job WHERE name = 'webhook'"),
    ).toEqual([{ id: delivery }]);
    line.leadTo(again);
    await eventually(
      () => differences(database, [till.folder]),
      (found) => found.length === 0,
    );
    expect(await stationsOf(again)).toMatchObject([
      { documents: 3, conflicts: 0, gaps: 0, state: 'enrolled' },
    ]);
    // From then on by its feed, as ever, and numbered on by the database.
    await till.issue('live');
    await till.allSent();
    expect(await differences(database, [till.folder])).toEqual([]);
  });

  it('takes a till for its own that began anew since, and is restored as often as one likes', async () => {
    const head = await heads.on(await postgres.another());
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    const till = await openTill();
    await till.issue('live');
    await till.enrol(head, line.url);
    await till.allSent();
    const file = await archived(head);
    await head.stop();
    for (const _time of ['first', 'second']) {
      const { dataDir, database } = await restored(file);
      const again = await heads.on(database, dataDir);
      line.leadTo(again);
      await till.issue('live');
      await till.allSent();
      expect(await differences(database, [till.folder])).toEqual([]);
      await again.stop();
    }
    expect(await till.office.read()).toMatchObject({ state: 'enrolled' });
  });

  it('goes nowhere but into an empty folder and an empty database, and changes nothing there', async () => {
    const url = await postgres.another();
    const file = await archived(await heads.on(url));
    const other = await heads.on(await postgres.another());
    const before = await kept(url);
    const [dataDir, database] = [services.newFolder(), await postgres.empty()];
    const restore = (into: { dataDir: string; database: string }, words = passphrase) =>
      restoreHead({ file, passphrase: words, ...into });
    await expect(restore({ dataDir, database: url })).rejects.toThrow(/no está vacía/);
    await expect(restore({ dataDir: other.dataDir, database })).rejects.toThrow(/hay otra matriz/);
    await expect(restore({ dataDir, database }, 'otra contraseña más')).rejects.toMatchObject({
      fault: 'wrong_passphrase',
    });
    expect([readdirSync(dataDir), await kept(url), await everyRowOf(database)]).toEqual([[], before, '']);
    await expect(restore({ dataDir, database })).resolves.toMatchObject({ documents: 0 });
  });

  it('that a till makes of it beside its own is missed where it does not arrive', async () => {
    const head = await heads.on(await postgres.another(), services.newFolder());
    const states = makeHeadBackupStates(head.dataDir);
    const attention = async () => (await head.call('GET', '/v1/head/attention')).json;
    const since = new Date();
    const last = { at: since, file: 'matriz.age', bytes: 1, documents: 0 };
    states.put({ destination: 'folder', since, last });
    expect(await attention()).toMatchObject({ data: [] });
    states.put({ destination: 'folder', since, last, trouble: { message: 'No queda espacio.', since } });
    states.put({ destination: 's3', since: new Date('2026-11-01T15:00:00Z') });
    expect(await attention()).toMatchObject({
      data: [
        {
          kind: 'backup_failed',
          place: 'folder',
          last_at: since.toISOString(),
          problem: 'No queda espacio.',
        },
        { kind: 'backup_failed', place: 's3', made_by: 'till' },
      ],
    });
    states.retain([]);
    expect(await attention()).toMatchObject({ data: [] });
  });

  it('is made each day as a till makes its own, tested, and missed where its place is gone', async () => {
    const log: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line) => void log.push(line) });
    const head = await heads.on(await postgres.another(), services.newFolder(), logger);
    const { json } = await head.call('POST', '/v1/head/keys', { body: { role: 'owner', name: 'Ana' } });
    const { key } = z.object({ key: z.string() }).parse(json);
    const folder = join(services.newFolder(), 'respaldos');
    mkdirSync(folder);
    const read = async (): Promise<BackupsResource> =>
      backupsResource.parse((await head.call('GET', path)).json);
    const put = await head.call('PUT', `${path}/settings`, {
      key,
      body: { hour: 2, folder, passphrase, passphrase_again: passphrase },
    });
    expect(put).toMatchObject({ status: 200 });
    const [place] = (
      await eventually(read, ({ places, running }) => !running && places[0]?.last !== undefined)
    ).places;
    const name = place?.last?.file ?? '';
    expect(name).toMatch(/^matriz-9999999999001-[0-9a-f]{8}-\d{8}T\d{6}Z\.age$/);
    expect([readdirSync(folder), new Date(place?.next_at ?? '').getUTCHours()]).toEqual([[name], 7]);
    const tested = await head.call('POST', `${path}/test`, { body: { place: 'folder', file: name } });
    expect(backupTest.parse(tested.json)).toMatchObject({ ok: true, documents: 0 });
    const attention = async () => (await head.call('GET', '/v1/head/attention')).json;
    expect(await attention()).toMatchObject({ data: [] });

    rmSync(folder, { recursive: true });
    await head.call('POST', `${path}/run`);
    await eventually(read, ({ places, running }) => !running && places[0]?.trouble !== undefined);
    expect(await attention()).toMatchObject({
      data: [
        {
          kind: 'backup_failed',
          place: 'folder',
          last_at: place?.last?.at,
          problem: expect.stringContaining('No se encuentra la carpeta'),
        },
      ],
    });
    // When and where is in the data folder, and so in the next backup too; by whose key, in the log of the program.
    await head.stop();
    expect(log.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ operation: 'put_backup_settings', role: 'owner', key: 'Ana' }),
    );
    expect(log.join('')).not.toContain(passphrase);
    expect(existsSync(join(head.dataDir, 'backups.json'))).toBe(true);
    const { dataDir, database } = await restored(await archivedBy(head));
    expect((await (await heads.on(database, dataDir)).call('GET', path)).json).toMatchObject({
      settings: { hour: 2, folder },
    });
  });

  it('is listed, removed and kept by its rule in a bucket too', async () => {
    const { endpoint } = await startS3Server('respaldos');
    const head = await heads.on(await postgres.another());
    const s3 = { endpoint, region: 'us-east-1', bucket: 'respaldos', ...s3Keys };
    const read = async (): Promise<BackupsResource> =>
      backupsResource.parse((await head.call('GET', path)).json);
    const done = async () => {
      const { places } = await eventually(
        read,
        ({ running, places: [one] }) => !running && one?.last !== undefined,
      );
      return places[0]?.last?.file ?? '';
    };
    const listed = async () => {
      const { json } = await head.call('GET', `${path}/files?place=s3`);
      return listOf(backupFile)
        .parse(json)
        .data.map(({ file }) => file);
    };
    await head.call('PUT', `${path}/settings`, {
      body: { hour: 2, s3, passphrase, passphrase_again: passphrase },
    });
    const name = await done();
    expect(await listed()).toEqual([name]);
    const [earlier, later] = ['20260101T120000', '20260101T120001'].map((at) =>
      name.replace(/\d{8}T\d{6}/, at),
    );
    const bucket = s3Destination({ ...s3, accessKey: s3.access_key, secretKey: s3.secret_key });
    const old = join(services.newFolder(), 'old');
    writeFileSync(old, 'an old one');
    for (const one of [earlier, later]) await bucket.put(old, one ?? '');
    await head.call('POST', `${path}/run`);
    const files = await eventually(listed, (all) => !all.includes(earlier ?? ''));
    expect(files).toContain(later);
    await done();
    expect(await head.call('DELETE', `${path}/files/s3/${later}`)).toMatchObject({ status: 200 });
    expect(await listed()).not.toContain(later);
  });

  it('stands in the way of no new month while it is made, and is one at a time', async () => {
    const url = await postgres.another();
    const head = await heads.on(url);
    const month = Date.UTC(2031, 0);
    const database = connectDatabase(url, () => {});
    onTestFinished(() => database.destroy());
    const asked = (file: string) => head.call('POST', `${path}/archives`, { body: { file, passphrase } });
    const file = join(services.newFolder(), 'matriz.age');
    // The dump waits for a table that comes after those of documents.
    const made = await database.transaction().execute(async (tx) => {
      await sql`LOCK TABLE shop IN ACCESS EXCLUSIVE MODE`.execute(tx);
      const under = asked(file);
      await dumpWaits(url);
      expect(await asked(`${file}.2`)).toMatchObject({ status: 409, json: { code: 'not_ready' } });
      await database.connection().execute(async (own) => {
        await sql`SET lock_timeout = '2s'`.execute(own);
        await makePartition(own, month);
      });
      // Nor of another head office of the database that starts: it has no schema to make.
      await (await openDatabase(url, () => {})).destroy();
      return { under };
    });
    expect(await made.under).toMatchObject({ status: 201, json: { documents: 0 } });
    expect(await query(url, "SELECT to_regclass('document_2031_01') IS NOT NULL AS there")).toEqual([
      { there: true },
    ]);
  });

  it('ends with the head office, and leaves nothing in the clear, nor does one that was killed', async () => {
    const url = await postgres.another();
    const head = await heads.on(url);
    const database = connectDatabase(url, () => {});
    onTestFinished(() => database.destroy());
    const inClear = () => readdirSync(head.dataDir).filter((name) => name.startsWith('backup-work-'));
    const file = join(services.newFolder(), 'matriz.age');
    await database.transaction().execute(async (tx) => {
      await sql`LOCK TABLE shop IN ACCESS EXCLUSIVE MODE`.execute(tx);
      const under = head
        .call('POST', `${path}/archives`, { body: { file, passphrase } })
        .catch(() => undefined);
      await dumpWaits(url);
      expect(inClear()).toHaveLength(1);
      await head.stop();
      await under;
    });
    expect([inClear(), existsSync(file)]).toEqual([[], false]);
    mkdirSync(join(head.dataDir, 'backup-work-killed'));
    writeFileSync(join(head.dataDir, 'backups.json'), '{"plan":{}}');
    const again = await heads.on(url, head.dataDir);
    expect(inClear()).toEqual([]);
    // Tills report also where nobody knows when its backups are due.
    expect((await again.call('GET', '/v1/head/attention')).json).toMatchObject({
      data: [{ kind: 'backup_failed', problem: expect.stringContaining('backups.json') }],
    });
  });

  it('has tills that come before their successors, however many, and is not begun without room', async () => {
    const url = await postgres.another();
    const head = await heads.on(url);
    const till = (n: number) => `01970000-0000-7000-8000-00000000000${n}`;
    await query(
      url,
      `INSERT INTO station (id, name, version, installation, key_hash, successor, revoked_at)
      SELECT id::uuid, (SELECT string_agg(md5(n::text), '') FROM generate_series(1, 40000) AS n), '', '', decode(replace(id, '-', ''), 'hex'), successor::uuid, now()
      FROM (VALUES ('${till(1)}', '${till(2)}'), ('${till(2)}', NULL)) AS tills (id, successor)`,
    );
    const { backup } = await restored(await archived(head));
    expect(backup).toMatchObject({ stations: 2 });
    const folder = services.newFolder();
    await expect(dumpTables(url, folder, { roomAt: () => 1024 })).rejects.toMatchObject({
      fault: 'no_space',
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  async function archivedBy(stopped: AskedHead): Promise<string> {
    return archived(await heads.on(await postgres.another(), stopped.dataDir));
  }
});

/** How far each till is, and the jobs of pg-boss, are made anew; all else is as it was. */
const kept = (url: string) =>
  everyRowOf(url, (table) => table !== 'station' && !table.startsWith('pgboss')).then((rows) =>
    rows.split('\n').toSorted(),
  );

const delivery = '01970000-0000-7000-8000-000000000002';

/** A delivery of a webhook that is due in years. */
async function waitsToBeSent(url: string): Promise<void> {
  const endpoint = '01970000-0000-7000-8000-000000000001';
  await query(
    url,
    `INSERT INTO webhook_endpoint VALUES ('${endpoint}', 'live', 'https://a.example', '["*"]', false, '', '', NULL, NULL, NULL, now())`,
  );
  await query(
    url,
    `INSERT INTO webhook_delivery VALUES ('${delivery}', '${endpoint}', '${endpoint}', 'number.conflict', now(), NULL, '{}', 'pending',
      0, '[]', '2099-01-01', NULL, now(), now())`,
  );
}

/** Until the dump waits for a table that another one holds, which the head office itself does not read meanwhile. */
const dumpWaits = (url: string) =>
  eventually(
    () =>
      query(
        url,
        "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%dumped%shop%'",
      ),
    (waiting) => waiting.length > 0,
  );

async function query(url: string, text: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
