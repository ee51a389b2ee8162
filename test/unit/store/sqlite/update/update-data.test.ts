import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exitCodes } from '../../../../../src-main/startup/exit-codes.ts';
import { explainFailure } from '../../../../../src-main/startup/explain-failure.ts';
import {
  type MigrationStep,
  migrate,
  NewerStoreError,
} from '../../../../../src-main/store/migrations/migrate.ts';
import { migrations as released } from '../../../../../src-main/store/migrations/migrations.ts';
import { openStore } from '../../../../../src-main/store/sqlite/open.ts';
import { NoRoomToUpdateError } from '../../../../../src-main/store/sqlite/update/room-to-update.ts';
import { openUpToDate, updateData } from '../../../../../src-main/store/sqlite/update/update-data.ts';
import { threadFile } from '../../../../support/service/door.ts';
import { temporaryFolder } from '../../../../support/store/store.ts';

const MEGABYTE = 1024 ** 2;
const version = released.length;
/** What later programs might bring: the last of them needs what the one before it made. */
const later = ['ALTER TABLE setting ADD COLUMN length INTEGER', 'UPDATE setting SET length = length(value)'];
const migrations = [...released, ...later];
const steps = later.length;
const update = { threadFile: threadFile('update-thread'), onStep: () => {}, migrations } as const;

describe('data of an earlier version', () => {
  it('are brought up to date before they are opened, and each step is reported', async () => {
    const file = oldFile();
    const reported = await updated(file);
    expect(reported).toEqual(Array.from({ length: steps }, (_, index) => ({ step: index + 1, steps })));
    expect(versionOf(file)).toBe(migrations.length);
    expect(lengthsIn(file)).toEqual([5]);
    expect(await updated(file)).toEqual([]);
  });

  it('go on from the step at which the program before was stopped', async () => {
    const file = oldFile();
    await updateData(file, { ...update, migrations: migrations.slice(0, -1) });
    expect(lengthsIn(file)).toEqual([null]);
    expect(await updated(file)).toEqual([{ step: 1, steps: 1 }]);
    expect(lengthsIn(file)).toEqual([5]);
  });

  it('are left unchanged when the disk has too little room, with the size that is missing', async () => {
    const file = oldFile();
    const before = readFileSync(file);
    const free = 3 * MEGABYTE;
    const failed = await updated(file, () => free).catch((reason: unknown) => reason);
    expect(failed).toBeInstanceOf(NoRoomToUpdateError);
    expect(failed).toMatchObject({ free });
    expect(readFileSync(file).equals(before)).toBe(true);
    const explained = explainFailure(failed, { dataDir: '/datos' });
    expect(explained?.code).toBe(exitCodes.noSpace);
    expect(explained?.message.es).toMatch(
      /^Para actualizar los datos de \/datos hacen falta \d+ MB libres en el disco, y hay 3 MB\. No se ha cambiado nada/,
    );
  });

  it('need at least as much room as the file is large, since all of it may be written anew', async () => {
    const file = oldFile();
    const needed = await neededOf(file);
    expect(needed).toBeGreaterThan(statSync(file).size);
    await expect(updated(file, () => needed - 1)).rejects.toThrow(NoRoomToUpdateError);
    expect(await updated(file, () => needed)).toHaveLength(steps);
  });

  it('count as free what the log of an interrupted update takes', async () => {
    const file = oldFile();
    const needed = await neededOf(file);
    writeFileSync(`${file}-wal`, Buffer.alloc(MEGABYTE));
    expect(await updated(file, () => needed - MEGABYTE)).toHaveLength(steps);
  });
});

describe('data that need no update', () => {
  it('are not made where there are none', async () => {
    const file = join(temporaryFolder(), 'mostrador.sqlite');
    expect(await updated(file, () => 0)).toEqual([]);
    expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('need no room when they are up to date', async () => {
    const file = join(temporaryFolder(), 'mostrador.sqlite');
    await openStore(file, { migrations }).close();
    expect(await updated(file, () => 0)).toEqual([]);
  });

  it('are not touched by an update when a newer program wrote them', async () => {
    const file = oldFile();
    await updated(file);
    await updateData(file, { ...update, migrations: released });
    expect(versionOf(file)).toBe(migrations.length);
    await expect(openUpToDate(file, { ...update, migrations: released })).rejects.toThrow(NewerStoreError);
  });

  it('are not updated when the file is no database: opening it reports that', async () => {
    const file = join(temporaryFolder(), 'mostrador.sqlite');
    writeFileSync(file, 'short');
    expect(await updated(file)).toEqual([]);
  });
});

it('does not hide that the program before was killed, so that what it left is looked through', async () => {
  const file = oldFile();
  const left = join(temporaryFolder(), 'left.sqlite');
  const killed = new Database(file);
  killed.pragma('journal_mode = WAL');
  killed.exec("INSERT INTO setting (name, value) VALUES ('last', 'word')");
  for (const suffix of ['', '-wal']) copyFileSync(`${file}${suffix}`, `${left}${suffix}`);
  killed.close();
  for (const [opened, wasLeftOpen] of [[left, true] as const, [file, false] as const]) {
    const store = await openUpToDate(opened, update);
    onTestFinished(() => store.close());
    expect(store.wasLeftOpen).toBe(wasLeftOpen);
    const last = store.db.selectFrom('setting').select('value').where('name', '=', 'last');
    expect(await last.execute()).toEqual([{ value: 'word' }]);
  }
});

it('reports damaged data that an update finds', async () => {
  const file = oldFile();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, 4096, bytes.length));
  const failed = await updated(file).catch((reason: unknown) => reason);
  expect(explainFailure(failed, { dataDir: '/datos' })?.code).toBe(exitCodes.damagedData);
});

it('reports why an update failed, with the error of the disk or the file', async () => {
  const file = oldFile();
  const database = new Database(file);
  database.exec('DROP TABLE setting');
  database.close();
  await expect(updated(file)).rejects.toThrow('no such table: setting');
  expect(versionOf(file)).toBe(version);
});

it('rounds the missing size up, so that freeing it is enough', () => {
  const room = new NoRoomToUpdateError({ needed: 5.21 * 1024 ** 3, free: 1.29 * 1024 ** 3 });
  expect(explainFailure(room, { dataDir: '/datos' })?.message.es).toContain(
    'hacen falta 5,3 GB libres en el disco, y hay 1,2 GB.',
  );
});

/** A file with one row, and a later migration still to come that rewrites what it has. */
function oldFile(): string {
  const file = join(temporaryFolder(), 'mostrador.sqlite');
  const database = new Database(file);
  migrate(database);
  database.exec("INSERT INTO setting (name, value) VALUES ('greeting', 'hello')");
  database.close();
  return file;
}

async function updated(file: string, roomAt?: () => number): Promise<readonly MigrationStep[]> {
  const reported: MigrationStep[] = [];
  await updateData(file, {
    ...update,
    onStep: (step) => reported.push(step),
    ...(roomAt && { roomAt }),
  });
  return reported;
}

async function neededOf(file: string): Promise<number> {
  const failed = await updated(file, () => 0).catch((reason: unknown) => reason);
  if (failed instanceof NoRoomToUpdateError) return failed.needed;
  throw new Error('there is room on a full disk');
}

function lengthsIn(file: string): readonly unknown[] {
  const database = new Database(file, { readonly: true });
  const lengths = database.prepare('SELECT length FROM setting').pluck().all();
  database.close();
  return lengths;
}

function versionOf(file: string): unknown {
  const database = new Database(file, { readonly: true });
  const found = database.pragma('user_version', { simple: true });
  database.close();
  return found;
}
