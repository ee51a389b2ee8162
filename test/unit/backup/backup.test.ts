import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { backupTo } from '../../../src-main/backup/backup.ts';
import { readBackup } from '../../../src-main/backup/read-backup.ts';
import { restoreFrom } from '../../../src-main/backup/restore/restore.ts';
import { ConfigError } from '../../../src-main/config/config-error.ts';
import { migrations } from '../../../src-main/store/migrations/migrations.ts';
import { openStore } from '../../../src-main/store/sqlite/open.ts';
import { FolderInUseError, ownFolder } from '../../../src-main/store/sqlite/own-folder.ts';
import { aSetup, openShop, type TestShop } from '../../support/shops/shop.ts';
import { temporaryFolder } from '../../support/store/store.ts';

describe('a backup', () => {
  it('is one moment of the data, whole, while documents are being issued', async () => {
    const shop = await openShop();
    await shop.issue();
    const file = join(temporaryFolder(), 'copy.sqlite');
    const backingUp = backupInItsOwnProcess(file, dirname(shop.file));
    let issued = 1;
    for (; backingUp.running && issued < 5000; issued += 1) await shop.issue();
    const documents = await backingUp.documents;
    expect(documents).toBeGreaterThan(0);
    expect(documents).toBeLessThan(issued);
    const copy = new Database(file, { readonly: true });
    const counts = ['document', 'document_revision', 'outbox'].map((table) =>
      copy.prepare(`SELECT count(*) FROM ${table}`).pluck().get(),
    );
    const last = copy
      .prepare(`SELECT max(next_number) - 1 FROM series WHERE environment = 'test'`)
      .pluck()
      .get();
    copy.close();
    expect([...counts, last]).toEqual([documents, documents, documents, documents]);
  });

  it('is one file that needs no other beside it, before and after it was read', async () => {
    const shop = await openShop();
    await shop.issue();
    const folder = temporaryFolder();
    await backupTo(join(folder, 'copy.sqlite'), dirname(shop.file));
    expect(readBackup(join(folder, 'copy.sqlite'))).toEqual({ documents: 1 });
    expect(readdirSync(folder)).toEqual(['copy.sqlite']);
  });

  it('never writes over a file, and leaves nothing where there are no data', async () => {
    const shop = await openShop();
    const file = join(temporaryFolder(), 'copy.sqlite');
    writeFileSync(file, 'precious');
    await expect(backupTo(file, dirname(shop.file))).rejects.toThrow(ConfigError);
    expect(readFileSync(file, 'utf8')).toBe('precious');
    const elsewhere = join(temporaryFolder(), 'copy.sqlite');
    await expect(backupTo(elsewhere, temporaryFolder())).rejects.toThrow(ConfigError);
    expect(existsSync(elsewhere)).toBe(false);
  });

  it.for([
    { what: 'is no database', spoil: (file: string) => writeFileSync(file, 'x'.repeat(5000)) },
    { what: 'was cut short', spoil: (file: string) => truncateSync(file, readFileSync(file).length - 8192) },
    { what: 'was made by a newer program', spoil: (file: string) => setVersion(file, migrations.length + 1) },
    { what: 'is the database of something else', spoil: (file: string) => setVersion(file, 0) },
  ])('that $what is refused before anything is replaced', async ({ spoil }) => {
    const { shop, dataDir, file } = await closedShopWithBackup();
    spoil(file);
    const before = readFileSync(shop.file);
    await expect(restoreFrom({ file }, dataDir)).rejects.toThrow(ConfigError);
    expect(readFileSync(shop.file)).toEqual(before);
  });
});

describe('restoring', () => {
  it('brings the documents back, with those of the replaced data, and keeps aside what was there', async () => {
    const { shop, dataDir, file, issuedAfter } = await closedShopWithBackup();
    const { documents, keptAs } = await restoreFrom({ file }, dataDir);
    expect(documents).toBe(2);
    expect(await numbersIn(shop.file)).toEqual([1, 2, ...issuedAfter]);
    expect(await numbersIn(keptAs ?? '')).toEqual([1, 2, ...issuedAfter]);
  });

  it('never lets a number be issued again', async () => {
    const { shop, dataDir, file } = await closedShopWithBackup();
    await restoreFrom({ file }, dataDir);
    expect(await nextNumbersIn(shop.file, '001')).toEqual({ test: 6, live: 1 });
  });

  it('never lets a number be issued again of an emission point the backup does not know', async () => {
    const { shop, dataDir, file } = await closedShopWithBackup(async (open) => {
      await open.business.setup(aSetup({ establishments: [setupOf('002', 500)] }));
      await open.issue();
    });
    await restoreFrom({ file }, dataDir);
    expect(await nextNumbersIn(shop.file, '002')).toEqual({ test: 1, live: 500 });
    expect(await nextNumbersIn(shop.file, '001')).toEqual({ test: 7, live: 1 });
  });

  it('never lets a number be issued again of a business the backup does not know', async () => {
    const shop = await openShop({ setup: null });
    const file = join(temporaryFolder(), 'copy.sqlite');
    await backupTo(file, dirname(shop.file));
    await shop.business.setup(aSetup());
    await shop.issue();
    await shop.store.close();
    await restoreFrom({ file }, dirname(shop.file));
    expect(await nextNumbersIn(shop.file, '001')).toEqual({ test: 2, live: 1 });
  });

  it('knows a numbering by what the authority sees of it, whichever installation made the backup', async () => {
    const other = await openShop();
    await other.issue();
    const file = join(temporaryFolder(), 'copy.sqlite');
    await backupTo(file, dirname(other.file));
    const { shop, dataDir } = await closedShopWithBackup();
    await restoreFrom({ file }, dataDir);
    expect(await nextNumbersIn(shop.file, '001')).toEqual({ test: 6, live: 1 });
  });

  it('leaves a key revoked that was revoked since', async () => {
    const { shop, dataDir, file } = await closedShopWithBackup(async ({ store }) => {
      await store.writes.run((tx) => tx.updateTable('api_key').set({ revoked_at: '2026-11-21' }).execute());
    });
    await restoreFrom({ file }, dataDir);
    const store = openStore(shop.file);
    expect(await store.db.selectFrom('api_key').select('revoked_at').execute()).toEqual([
      { revoked_at: '2026-11-21' },
    ]);
    await store.close();
  });

  it('never numbers a closing of a till as one made since the backup', async () => {
    const { shop, dataDir, file } = await closedShopWithBackup(async ({ store }) => {
      await store.writes.run((tx) => tx.updateTable('till').set({ last_z_number: 9 }).execute());
    });
    await restoreFrom({ file }, dataDir);
    const store = openStore(shop.file);
    expect(await store.db.selectFrom('till').select('last_z_number').execute()).toEqual([
      { last_z_number: 9 },
    ]);
    await store.close();
  });

  it('asks about what may have been handed over since the backup', async () => {
    const { shop, dataDir, file } = await closedShopWithBackup();
    await restoreFrom({ file }, dataDir);
    const store = openStore(shop.file);
    const steps = await store.db.selectFrom('outbox').select('step').orderBy('document_id').execute();
    expect(steps.slice(0, 2)).toEqual([{ step: 'ask_before_send' }, { step: 'sign' }]);
    await store.close();
  });

  it('works in an empty folder, even one with the log of other data in it', async () => {
    const { file } = await closedShopWithBackup();
    const shop = await openShop();
    await shop.issue();
    const dataDir = temporaryFolder();
    copyFileSync(`${shop.file}-wal`, join(dataDir, 'mostrador.sqlite-wal'));
    expect(await restoreFrom({ file }, dataDir)).toMatchObject({ documents: 2, keptAs: undefined });
    expect(await numbersIn(join(dataDir, 'mostrador.sqlite'))).toEqual([1, 2]);
  });

  it('takes into account what a killed program left in its log', async () => {
    const { file } = await closedShopWithBackup();
    const shop = await openShop();
    await shop.issue();
    const dataDir = temporaryFolder();
    for (const suffix of ['', '-wal']) {
      copyFileSync(`${shop.file}${suffix}`, join(dataDir, `mostrador.sqlite${suffix}`));
    }
    const { keptAs } = await restoreFrom({ file }, dataDir);
    expect(await numbersIn(keptAs ?? '')).toEqual([1]);
    expect(await nextNumbersIn(join(dataDir, 'mostrador.sqlite'), '001')).toEqual({ test: 3, live: 1 });
  });

  it('refuses where the numbers in use cannot be read, and says what to do', async () => {
    const { shop, dataDir, file } = await closedShopWithBackup();
    writeFileSync(shop.file, 'x'.repeat(10_000));
    await expect(restoreFrom({ file }, dataDir)).rejects.toThrow(/números.*rebuild/s);
    expect(existsSync(join(dataDir, 'restoring.sqlite'))).toBe(false);
    expect(readFileSync(shop.file, 'utf8')).toBe('x'.repeat(10_000));
  });

  it('refuses while the program runs', async () => {
    const { dataDir, file } = await closedShopWithBackup();
    const owner = ownFolder(dataDir);
    await expect(restoreFrom({ file }, dataDir)).rejects.toThrow(FolderInUseError);
    owner.release();
    await restoreFrom({ file }, dataDir);
    ownFolder(dataDir).release();
  });

  it('leaves nothing behind but the data, what was there, and the journal of what was issued since', async () => {
    const { dataDir, file } = await closedShopWithBackup();
    writeFileSync(join(dataDir, 'restoring.sqlite'), 'of an interrupted restore');
    const before = readdirSync(dataDir).filter((name) => name !== 'restoring.sqlite');
    await restoreFrom({ file }, dataDir);
    const isNew = (name: string) =>
      !before.includes(name) && name !== 'owner.lock' && !name.includes('.opening-');
    const added = readdirSync(dataDir).filter(isNew);
    expect(added).toEqual([expect.stringMatching(/^before-restore-[\w.-]+\.sqlite$/), 'journal']);
  });
});

/** A shop with two documents backed up, one about to be sent and one to be signed, then three more; closed. */
async function closedShopWithBackup(since: (shop: TestShop) => Promise<void> = async () => {}) {
  const shop = await openShop();
  const { id } = await shop.issue();
  await shop.issue();
  const { entityId } = await shop.caller();
  await shop.store.writes.run(async (tx) => {
    await tx.updateTable('outbox').set({ step: 'send' }).where('document_id', '=', id).execute();
    await tx
      .insertInto('api_key')
      .values({
        id: 'key',
        name: 'Caja',
        environment: 'test',
        entity_id: entityId,
        hash: '',
        last4: '',
        scopes_json: '[]',
        allowed_origins_json: '[]',
        created_at: '',
        last_used_at: null,
        revoked_at: null,
      })
      .execute();
    await tx
      .insertInto('till')
      .values({
        id: 'till',
        entity_id: entityId,
        environment: 'test',
        name: 'Caja 1',
        establishment: '001',
        emission_point: '001',
        fiscal_machine_id: null,
        active: 1,
        last_z_number: 7,
        created_at: '',
      })
      .execute();
  });
  const dataDir = dirname(shop.file);
  const file = join(temporaryFolder(), 'copy.sqlite');
  await backupTo(file, dataDir);
  for (let count = 0; count < 3; count += 1) await shop.issue();
  await since(shop);
  await shop.store.close();
  return { shop, dataDir, file, issuedAfter: [3, 4, 5] };
}

/** As the command line does it while the service runs. */
function backupInItsOwnProcess(file: string, dataDir: string) {
  const program = `
    import { backupTo } from '${new URL('../../../src-main/backup/backup.ts', import.meta.url)}';
    console.log((await backupTo(process.argv[1], process.argv[2])).documents);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, file, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const state = {
    running: true,
    documents: text(child.stdout).then(Number),
  };
  child.once('exit', () => {
    state.running = false;
  });
  return state;
}

function setupOf(code: string, nextNumber: number) {
  return { code, emission_points: [{ code: '001', next_numbers: { live: { invoice: nextNumber } } }] };
}

function setVersion(file: string, version: number): void {
  const database = new Database(file);
  database.pragma(`user_version = ${version}`);
  database.close();
}

async function numbersIn(file: string): Promise<number[]> {
  const store = openStore(file);
  const rows = await store.db.selectFrom('document').select('sequential').orderBy('sequential').execute();
  await store.close();
  return rows.map(({ sequential }) => sequential);
}

/** Of the invoices, by environment of the authority. */
async function nextNumbersIn(file: string, establishment: string): Promise<Record<string, number>> {
  const store = openStore(file);
  const rows = await store.db
    .selectFrom('series')
    .select(['environment', 'next_number'])
    .where('document_type', '=', 'invoice')
    .where('establishment', '=', establishment)
    .execute();
  await store.close();
  return Object.fromEntries(rows.map(({ environment, next_number }) => [environment, next_number]));
}
