import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeSettings } from '../../../../src-main/store/rows/business/settings.ts';
import { openDatabase, openStore } from '../../../../src-main/store/sqlite/open.ts';
import { openTestStore, temporaryFolder } from '../../../support/store/store.ts';

/** A data file that a person replaced by an older copy while nothing was running. */
async function aDatabaseReplacedByOlderCopy(): Promise<string> {
  const file = join(temporaryFolder(), 'mostrador.sqlite');
  await openStore(file).close();
  const copy = join(temporaryFolder(), 'older.sqlite');
  cpSync(file, copy);
  await openStore(file).close();
  cpSync(copy, file);
  return file;
}

/** Leaves a file and its log as they are now, as a kill does. */
function killed(file: string, close: () => void): void {
  const left = temporaryFolder();
  for (const suffix of ['', '-wal']) cpSync(`${file}${suffix}`, join(left, `data${suffix}`));
  close();
  for (const suffix of ['', '-wal']) cpSync(join(left, `data${suffix}`), `${file}${suffix}`);
  rmSync(`${file}-shm`, { force: true });
}

describe('the log of a database', () => {
  it.runIf(process.platform === 'linux')(
    'is not taken away by another program, as the database stays locked once its opening has a number',
    () => {
      const { file } = openTestStore();
      expect(readFileSync('/proc/locks', 'utf8')).toMatch(new RegExp(`:${statSync(file).ino} `));
    },
  );

  it('is played back where the power went while an opening got its number', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'mostrador.sqlite');
    const store = openStore(file);
    await makeSettings(store).put({ killed: 'yes' });
    const left = temporaryFolder();
    cpSync(folder, left, { recursive: true });
    await store.close();
    cpSync(left, folder, { recursive: true });
    rmSync(`${file}-shm`, { force: true });
    writeFileSync(`${file}.opening-7`, '');

    const again = openStore(file);
    expect(await makeSettings(again).get('killed')).toBe('yes');
    await again.close();
    expect(readdirSync(folder).filter((name) => name.includes('.opening'))).toHaveLength(1);
  });

  it('is put aside where an older copy of the whole folder is put over it, which lacks nothing and has nothing more', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'mostrador.sqlite');
    await openStore(file).close();
    const copy = temporaryFolder();
    cpSync(folder, copy, { recursive: true });
    const store = openStore(file);
    await makeSettings(store).put({ killed: 'yes' });
    const left = temporaryFolder();
    cpSync(folder, left, { recursive: true });
    await store.close();
    // As the kill left it, and the copy over that.
    cpSync(left, folder, { recursive: true });
    cpSync(copy, folder, { recursive: true });
    rmSync(`${file}-shm`, { force: true });

    const again = openStore(file);
    expect(await makeSettings(again).get('killed')).toBeUndefined();
    await again.close();
    const names = readdirSync(folder);
    expect(names.filter((name) => name.includes('-wal.other-'))).toHaveLength(1);
    expect(names.filter((name) => name.includes('.opening'))).toHaveLength(1);
  });

  it('is played back where work on an older copy was killed before its store was opened', async () => {
    const file = await aDatabaseReplacedByOlderCopy();
    // As an update of the data does, which is done before the store is opened.
    const database = openDatabase(file);
    database.prepare("INSERT INTO setting (name, value) VALUES ('updated', 'yes')").run();
    killed(file, () => database.close());

    const store = openStore(file);
    const row = await store.db.selectFrom('setting').select('value').where('name', '=', 'updated').execute();
    await store.close();
    expect(row).toEqual([{ value: 'yes' }]);
    expect(readdirSync(dirname(file)).filter((name) => name.includes('-wal'))).toEqual([]);
  });
});
