import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import {
  type BackupsResource,
  backupsResource,
  backupTest,
} from '../../../src-main/contract/business/backups/backup.ts';
import { restoreHead } from '../../../src-main/head/backup/restore-head.ts';
import { eventually } from '../../support/eventually.ts';
import { differences } from '../../support/head/differences.ts';
import { everyRowOf } from '../../support/head/every-row.ts';
import { stationsOf } from '../../support/head/head-shop.ts';
import { openLossyLine } from '../../support/head/lossy-line.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import type { AskedHead } from '../../support/head/run-head.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { openTill } from '../../support/head/till.ts';
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

  it('is made each day as a till makes its own, tested, and missed where its place is gone', async () => {
    const head = await heads.on(await postgres.another());
    const folder = join(services.newFolder(), 'respaldos');
    mkdirSync(folder);
    const read = async (): Promise<BackupsResource> =>
      backupsResource.parse((await head.call('GET', path)).json);
    const put = await head.call('PUT', `${path}/settings`, {
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
    // When and where is in the data folder, and so in the next backup too.
    await head.stop();
    expect(existsSync(join(head.dataDir, 'backups.json'))).toBe(true);
    const { dataDir, database } = await restored(await archivedBy(head));
    expect((await (await heads.on(database, dataDir)).call('GET', path)).json).toMatchObject({
      settings: { hour: 2, folder },
    });
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

async function query(url: string, text: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
