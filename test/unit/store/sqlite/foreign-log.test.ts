import { cpSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase, openStore } from '../../../../src-main/store/sqlite/open.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

/** A data file that a person replaced by an older copy while nothing was running. */
async function anOlderCopyInPlace(): Promise<string> {
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
  it('is played back where work on an older copy was killed before its store was opened', async () => {
    const file = await anOlderCopyInPlace();
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
