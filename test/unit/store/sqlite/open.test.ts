import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { NewerStoreError } from '../../../../src-main/store/migrations/migrate.ts';
import { migrations } from '../../../../src-main/store/migrations/migrations.ts';
import { openStore, type Store } from '../../../../src-main/store/sqlite/open.ts';
import { FolderInUseError, ownFolder } from '../../../../src-main/store/sqlite/own-folder.ts';
import { openTestStore, temporaryFolder } from '../../../support/store/store.ts';

describe('a store', () => {
  it('waits for the disk at every commit, on the first opening and on every later one', async () => {
    const file = join(temporaryFolder(), 'mostrador.sqlite');
    const FULL = 2;
    for (let opening = 0; opening < 2; opening += 1) {
      const store = openStore(file);
      expect(await pragma(store, 'synchronous')).toBe(FULL);
      expect(await pragma(store, 'journal_mode')).toBe('wal');
      expect(await pragma(store, 'foreign_keys')).toBe(1);
      await store.close();
    }
  });

  it('is made from nothing up to the newest schema', async () => {
    const { store } = openTestStore();
    expect(await pragma(store, 'user_version')).toBe(migrations.length);
    expect(await store.db.selectFrom('document').selectAll().execute()).toEqual([]);
    expect(await pragma(store, 'integrity_check')).toBe('ok');
  });

  it('refuses data that a newer program wrote, and leaves them as they are', () => {
    const file = join(temporaryFolder(), 'mostrador.sqlite');
    const newer = new Database(file);
    newer.pragma(`user_version = ${migrations.length + 1}`);
    newer.close();
    expect(() => openStore(file)).toThrow(NewerStoreError);
    const after = new Database(file);
    expect(after.pragma('user_version', { simple: true })).toBe(migrations.length + 1);
    expect(after.prepare('SELECT count(*) FROM sqlite_schema').pluck().get()).toBe(0);
    after.close();
  });

  it('leaves nothing open when it was never used', async () => {
    const file = join(temporaryFolder(), 'mostrador.sqlite');
    await openStore(file).close();
    const exclusive = new Database(file, { timeout: 0 });
    exclusive.pragma('locking_mode = EXCLUSIVE');
    expect(() => exclusive.exec('BEGIN EXCLUSIVE; COMMIT')).not.toThrow();
    expect(exclusive.pragma('journal_mode = DELETE', { simple: true })).toBe('delete');
    exclusive.close();
  });

  it('finishes the writes it was asked for before it closes, and refuses later ones', async () => {
    const { store, file } = openTestStore();
    const written = store.writes.run((tx) =>
      tx.insertInto('setting').values({ name: 'last', value: 'word' }).execute(),
    );
    await store.close();
    await expect(written).resolves.toBeDefined();
    await expect(store.writes.run((tx) => tx.deleteFrom('setting').execute())).rejects.toThrow();
    const again = openStore(file);
    expect(await again.db.selectFrom('setting').select('value').execute()).toEqual([{ value: 'word' }]);
    await again.close();
  });
});

describe('a data folder', () => {
  it.runIf(process.platform !== 'win32')(
    'keeps what is in it from everyone but its owner, however open the folder is',
    async () => {
      const folder = temporaryFolder();
      chmodSync(folder, 0o755);
      const owned = ownFolder(folder);
      const file = join(folder, 'shop.sqlite');
      const store = openStore(file);
      const modes = [file, `${file}-wal`, join(folder, 'owner.lock')].map(
        (name) => statSync(name).mode & 0o777,
      );
      await store.close();
      owned.release();
      expect(modes).toEqual([0o600, 0o600, 0o600]);
    },
  );

  it('has one owner at a time', () => {
    const folder = temporaryFolder();
    const owner = ownFolder(folder);
    expect(() => ownFolder(folder)).toThrow(FolderInUseError);
    owner.release();
    ownFolder(folder).release();
  });

  it('stays with its owner whatever that one forgets, and is free again when it is killed', async () => {
    const folder = temporaryFolder();
    const program = `
      import { ownFolder } from '${new URL('../../../../src-main/store/sqlite/own-folder.ts', import.meta.url)}';
      ownFolder(process.argv[1]);
      setTimeout(() => {
        // An owner that keeps nothing of the lock: the garbage collector must not release it.
        gc();
        console.log('owned');
      }, 10);
      setTimeout(() => {}, 60_000);`;
    const owner = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(owner, 'exit');
    try {
      await once(owner.stdout, 'data');
      expect(() => ownFolder(folder)).toThrow(FolderInUseError);
    } finally {
      owner.kill('SIGKILL');
    }
    await exited;
    ownFolder(folder).release();
  });
});

async function pragma(store: Store, name: string): Promise<unknown> {
  const { rows } = await sql`PRAGMA ${sql.raw(name)}`.execute(store.db);
  const [row] = rows;
  return typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined;
}
