import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { archiveThreads } from '../../../src-main/backup/archive/archive-thread.ts';
import { openArchive } from '../../../src-main/backup/archive/open-archive.ts';
import { BackupError } from '../../../src-main/backup/backup-error.ts';
import { makeBackups } from '../../../src-main/backup/service/backups.ts';
import { startBackups } from '../../../src-main/backup/service/start-backups.ts';
import { makeRestores } from '../../../src-main/backup/staged/restores.ts';
import { makeBackupStore } from '../../../src-main/store/business/backup-store.ts';
import { openStore } from '../../../src-main/store/sqlite/open.ts';
import { quickArchives } from '../../support/backup/quick-archives.ts';
import { eventually } from '../../support/eventually.ts';
import { fileSecretBox } from '../../support/secrets/file-secret-box.ts';
import { threadFile } from '../../support/service/door.ts';
import { openShop } from '../../support/shops/shop.ts';
import { temporaryFolder } from '../../support/store/store.ts';

const passphrase = 'caballo correcto batería';
const LEFT_TO_THE_SHOP = 256 * 1024 ** 2;

it('says before it fetches a backup how much room that takes, where, and how much there is', async () => {
  const { dataDir, backup, bytes, restores, disk } = await shopWithBackup();
  disk.free = LEFT_TO_THE_SHOP + bytes - 1;
  expect(await restores.take(backup)).toEqual({
    ok: false,
    problem: {
      code: 'storage_full',
      detail: expect.stringMatching(
        /hacen falta 257 MB libres en el disco de .+, y hay 256 MB\. No se trajo/,
      ),
    },
  });
  expect(existsSync(join(dataDir, 'restore'))).toBe(false);
  expect(restores.read().state).toBe('none');
  disk.free += 1;
  expect(await restores.take(backup)).toMatchObject({ ok: true, value: { state: 'received', total: bytes } });
});

it('says of one that is no longer there that it is not, and not that its folder is missing', async () => {
  const { backup, restores } = await shopWithBackup();
  const gone = { ...backup, file: backup.file.replace(/\d{8}T/, '20260101T') };
  expect(await restores.take(gone)).toMatchObject({ ok: false, problem: { code: 'not_found' } });
});

it('says of a file that comes without end how much room it takes at least, and keeps nothing of it', async () => {
  const { dataDir, restores, disk } = await shopWithBackup();
  disk.free = LEFT_TO_THE_SHOP + 100;
  async function* content() {
    for (;;) yield Buffer.alloc(60);
  }
  async function* parts() {
    yield { field: 'file', fileName: 'copia.age', content: content() };
  }
  expect(await restores.receive(parts())).toMatchObject({
    ok: false,
    problem: { code: 'storage_full', detail: expect.stringContaining('más de 257 MB libres') },
  });
  expect(existsSync(join(dataDir, 'restore'))).toBe(false);
});

it('says before it writes the database of a backup how much room that takes with its copies', async () => {
  const { folder, backup } = await shopWithBackup();
  const file = join(folder, backup.file);
  const opened = await openArchive(file, passphrase, temporaryFolder());
  const needed = 2 * statSync(opened.database).size;
  const scarce = temporaryFolder();
  const reason = await openArchive(file, passphrase, scarce, { copies: 2, roomAt: () => needed - 1 }).catch(
    (fault: unknown) => fault,
  );
  expect(reason).toBeInstanceOf(BackupError);
  expect(reason).toMatchObject({
    fault: 'no_space',
    room: { needed, free: needed - 1 },
    text: {
      es: expect.stringMatching(/hacen falta \d+ MB libres/),
      en: expect.stringMatching(/takes \d+ MB/),
    },
  });
  expect(readdirSync(scarce)).not.toContain('mostrador.sqlite');
  const enough = { copies: 2, roomAt: () => needed };
  expect(await openArchive(file, passphrase, temporaryFolder(), enough)).toMatchObject({ documents: 1 });
});

it('says so too where a thread opens it, by the room that the disk has', async () => {
  const { folder, backup } = await shopWithBackup();
  const file = join(folder, backup.file);
  const run = archiveThreads(threadFile('backup-thread'));
  const tooMany = { kind: 'test', file, passphrase, folder: temporaryFolder(), copies: 1e9 } as const;
  await expect(run(tooMany)).rejects.toMatchObject({
    fault: 'no_space',
    room: { needed: expect.any(Number), free: expect.any(Number) },
  });
});

const root = mkdtempSync(join(tmpdir(), 'mostrador-room-'));
let made: ReturnType<typeof makeShopWithBackup> | undefined;
afterAll(async () => {
  await (await made)?.close();
  rmSync(root, { recursive: true, force: true });
});

/** The backup of a shop, made once, and restores of each test's own on a disk whose room it says. */
async function shopWithBackup() {
  made ??= makeShopWithBackup();
  const { dependencies, backups, folder, backup, bytes } = await made;
  const dataDir = temporaryFolder();
  const disk = { free: Number.POSITIVE_INFINITY };
  const restores = makeRestores({
    ...dependencies,
    dataDir,
    fetch: backups.fetch,
    startAgain: undefined,
    roomAt: () => disk.free,
  });
  return { dataDir, folder, backup, bytes, restores, disk };
}

/** Its backup in a folder of another disk. */
async function makeShopWithBackup() {
  const [dataDir, folder] = [join(root, 'data'), join(root, 'backups')];
  for (const path of [dataDir, folder]) mkdirSync(path);
  const database = join(dataDir, 'mostrador.sqlite');
  const opened = { store: openStore(database), file: database };
  const { store, issue } = await openShop({ opened });
  await issue();
  const dependencies = {
    store: makeBackupStore(store),
    box: fileSecretBox(join(root, 'secret.key')),
    dataDir,
    database,
    installationId: 'a'.repeat(64),
    version: '9.9.9',
    run: quickArchives(archiveThreads(threadFile('backup-thread'))),
    now: () => new Date(),
    random: () => 0.5,
    failed(reason: unknown) {
      throw reason;
    },
  };
  const running = startBackups(dependencies);
  const backups = makeBackups(dependencies, running);
  await backups.put({ hour: 21, folder, passphrase, passphrase_again: passphrase });
  const { places } = await eventually(backups.read, ({ places: [place] }) => place?.last !== undefined);
  const { file = '', bytes = 0 } = places[0]?.last ?? {};
  return {
    dependencies,
    backups,
    folder,
    backup: { place: 'folder', file } as const,
    bytes,
    async close() {
      await running.stop();
      await store.close();
    },
  };
}
