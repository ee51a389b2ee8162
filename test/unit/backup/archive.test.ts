import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { archiveThreads } from '../../../src-main/backup/archive/archive-thread.ts';
import { isArchive } from '../../../src-main/backup/archive/is-archive.ts';
import type { Manifest } from '../../../src-main/backup/archive/manifest.ts';
import { type OpeningStep, openArchive } from '../../../src-main/backup/archive/open-archive.ts';
import { sealArchive } from '../../../src-main/backup/archive/seal-archive.ts';
import { BackupError } from '../../../src-main/backup/backup-error.ts';
import { type RestoreWatch, restoreFrom } from '../../../src-main/backup/restore/restore.ts';
import { weakWorkFactor } from '../../support/backup/quick-archives.ts';
import { threadFile } from '../../support/service/door.ts';
import { openShop } from '../../support/shops/shop.ts';
import { temporaryFolder } from '../../support/store/store.ts';
import { openWithAge } from '../../support/tools/age-tool.ts';
import { requireTool } from '../../support/tools/require-tool.ts';

const passphrase = 'caballo correcto batería';
const key = randomBytes(32);
const installation = 'a'.repeat(64);

const hasAge = ['age', 'python3', 'tar', 'zstd'].map(requireTool).every(Boolean);

describe('an encrypted backup', () => {
  it('holds the data, the key and what it is, and nothing of it can be read from outside', async () => {
    const { file, manifest } = await sealedShop();
    expect(manifest).toEqual({
      format: 1,
      created_at: '2026-11-21T15:00:00.000Z',
      version: '9.9.9',
      installation_id: installation,
      ruc: expect.stringMatching(/^\d{13}$/),
      legal_name: expect.any(String),
      documents: 2,
    });
    expect(isArchive(file)).toBe(true);
    const opened = await openArchive(file, passphrase, temporaryFolder());
    expect({ ...opened, database: countIn(opened.database) }).toEqual({
      manifest,
      documents: 2,
      database: 2,
      key,
    });
    const bytes = readFileSync(file);
    const [{ ruc, legal_name }, open] = [manifest, readFileSync(opened.database)];
    expect([ruc, legal_name, 'SQLite format 3'].map((text) => open.includes(text))).toEqual([
      true,
      true,
      true,
    ]);
    for (const text of [
      ruc,
      legal_name,
      'SQLite',
      'manifest',
      'installation',
      'ustar',
      'factura',
      passphrase,
    ]) {
      expect(bytes.includes(text), text).toBe(false);
    }
    expect(bytes.includes(key)).toBe(false);
  });

  it('leaves nothing in the clear behind, nor half a file where it fails', async () => {
    const { dataDir } = await sealedShop();
    const left = () => readdirSync(dataDir).filter((name) => !name.startsWith('mostrador.sqlite'));
    expect(left()).toEqual([]);
    const other = join(temporaryFolder(), 'copia.age');
    const missing = { ...optionsOf(dataDir), database: join(dataDir, 'none.sqlite') };
    await expect(sealArchive(other, missing)).rejects.toThrow();
    expect([existsSync(other), left()]).toEqual([false, []]);
  });

  it('derives its key with the full strength of age unless it is made with another', async () => {
    const { dataDir, file: weak } = await sealedShop();
    const { workFactor, ...options } = optionsOf(dataDir);
    const full = join(temporaryFolder(), 'copia.age');
    await sealArchive(full, options);
    expect([weak, full].map(workFactorIn)).toEqual([workFactor, 18]);
  });

  it.skipIf(!hasAge)(
    `is opened by the age of the system too${hasAge ? '' : ' [skipped: age is not installed]'}`,
    async () => {
      const { file, manifest } = await sealedShop();
      const unpacked = temporaryFolder();
      const plain = join(unpacked, 'copia.tar.zst');
      expect(openWithAge(file, plain, 'otra contraseña')).toMatchObject({ status: 1 });
      expect(openWithAge(file, plain, passphrase)).toMatchObject({ status: 0 });
      execFileSync('tar', ['--zstd', '-xf', plain, '-C', unpacked]);
      expect(JSON.parse(readFileSync(join(unpacked, 'manifest.json'), 'utf8'))).toEqual(manifest);
      expect(readFileSync(join(unpacked, 'secret.key'))).toEqual(key);
      expect(countIn(join(unpacked, 'mostrador.sqlite'))).toBe(2);
    },
  );

  it('is refused with another passphrase, cut short or altered, and replaces nothing', async () => {
    const { file: sealed, dataDir } = await sealedShop();
    const before = readFileSync(join(dataDir, 'mostrador.sqlite'));
    const whole = readFileSync(sealed);
    const file = join(temporaryFolder(), 'copia.age');
    writeFileSync(file, whole);
    const faultOf = async (attempted: string) => {
      const reason = await restoreFrom({ file, passphrase: attempted }, dataDir).catch(
        (fault: unknown) => fault,
      );
      return reason instanceof BackupError ? reason.fault : reason;
    };
    expect(await faultOf('otra contraseña más')).toBe('wrong_passphrase');
    truncateSync(file, whole.length - 1000);
    expect(await faultOf(passphrase)).toBe('unreadable');
    const altered = Buffer.from(whole);
    const middle = altered.length >> 1;
    altered.writeUInt8(altered.readUInt8(middle) ^ 1, middle);
    writeFileSync(file, altered);
    expect(await faultOf(passphrase)).toBe('unreadable');
    expect(readFileSync(join(dataDir, 'mostrador.sqlite'))).toEqual(before);
  });
});

describe('restoring an encrypted backup', () => {
  it('brings the key along, and begins another installation in an empty folder', async () => {
    const { file } = await sealedShop();
    const empty = join(temporaryFolder(), 'new');
    expect(await restoreFrom({ file, passphrase: passphrase }, empty)).toMatchObject({
      documents: 2,
      keptAs: undefined,
    });
    expect(readFileSync(join(empty, 'secret.key'))).toEqual(key);
    expect(installationIn(empty)).toBeUndefined();
  });

  it('continues the installation it replaces, and keeps its key beside the data that key opens', async () => {
    const { file, dataDir: like } = await sealedShop();
    const dataDir = temporaryFolder();
    cpSync(like, dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'secret.key'), 'x'.repeat(32));
    const { keptAs } = await restoreFrom({ file, passphrase: passphrase }, dataDir);
    expect(readFileSync(join(dataDir, 'secret.key'))).toEqual(key);
    expect(readFileSync(`${keptAs}.key`, 'utf8')).toBe('x'.repeat(32));
    expect(installationIn(dataDir)).toBe(installation);
  });
});

describe('restoring an encrypted backup while somebody watches', () => {
  it('reports how far it is, and given up at any step leaves all as it was', async () => {
    const { file, dataDir: like } = await sealedShop();
    const dataDir = temporaryFolder();
    cpSync(like, dataDir, { recursive: true });
    const before = { names: readdirSync(dataDir), data: readFileSync(join(dataDir, 'mostrador.sqlite')) };
    const steps: OpeningStep[] = [];
    const restore = (unwanted?: OpeningStep['stage']) => {
      const giveUp = new AbortController();
      const watch: RestoreWatch = {
        run: archiveThreads(threadFile('backup-thread')),
        signal: giveUp.signal,
        onStep(step) {
          steps.push(step);
          if (step.stage === unwanted) giveUp.abort(new Error('not wanted any more'));
        },
      };
      return restoreFrom({ file, passphrase }, dataDir, { watch });
    };
    for (const stage of ['opening', 'checking'] as const) {
      await expect(restore(stage)).rejects.toThrow('not wanted any more');
      expect(readdirSync(dataDir)).toEqual(before.names);
      expect(readFileSync(join(dataDir, 'mostrador.sqlite'))).toEqual(before.data);
    }
    steps.length = 0;
    expect(await restore()).toMatchObject({ documents: 2, keptAs: expect.any(String) });
    const { size } = statSync(file);
    expect(steps[0]).toMatchObject({ stage: 'opening', total: size, done: expect.any(Number) });
    expect(steps.at(-1)).toEqual({ stage: 'checking' });
  });
});

/** Made once, for all tests, and with a weak key: to derive one from the passphrase is slow on purpose. */
const folder = mkdtempSync(join(tmpdir(), 'mostrador-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let made: Promise<Manifest> | undefined;

async function sealedShop() {
  const dataDir = join(folder, 'data');
  const file = join(folder, 'copia.age');
  made ??= makeShop(dataDir).then(() => sealArchive(file, optionsOf(dataDir)));
  return { file, dataDir, manifest: await made };
}

async function makeShop(dataDir: string): Promise<void> {
  const shop = await openShop();
  await shop.issue();
  await shop.issue();
  const setting = { name: 'installation_id', value: installation };
  await shop.store.writes.run((tx) => tx.insertInto('setting').values(setting).execute());
  await shop.store.close();
  cpSync(dirname(shop.file), dataDir, { recursive: true });
}

function optionsOf(dataDir: string) {
  return {
    database: join(dataDir, 'mostrador.sqlite'),
    dataDir,
    key,
    passphrase,
    version: '9.9.9',
    createdAt: '2026-11-21T15:00:00.000Z',
    workFactor: weakWorkFactor,
  };
}

/** As the header of an age file says (https://age-encryption.org/v1, "The scrypt recipient type"). */
function workFactorIn(file: string): number {
  return Number(/^-> scrypt \S+ (\d+)$/m.exec(readFileSync(file, 'latin1'))?.[1]);
}

function countIn(file: string): unknown {
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare('SELECT count(*) FROM document').pluck().get();
  } finally {
    database.close();
  }
}

function installationIn(dataDir: string): unknown {
  const database = new Database(join(dataDir, 'mostrador.sqlite'), { readonly: true });
  try {
    return database.prepare(`SELECT value FROM setting WHERE name = 'installation_id'`).pluck().get();
  } finally {
    database.close();
  }
}
