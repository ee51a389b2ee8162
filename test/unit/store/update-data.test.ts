import { randomUUID } from 'node:crypto';
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exitCodes } from '../../../src-main/exit-codes.ts';
import { explainFailure } from '../../../src-main/explain-failure.ts';
import { programFile } from '../../../src-main/program-file.ts';
import type { MigrationStep } from '../../../src-main/store/migrate.ts';
import { migrations } from '../../../src-main/store/migrations/migrations.ts';
import { openStore } from '../../../src-main/store/open.ts';
import { openUpToDate } from '../../../src-main/store/open-up-to-date.ts';
import { NoRoomToUpdateError } from '../../../src-main/store/room-to-update.ts';
import { updateData } from '../../../src-main/store/update-data.ts';
import { makeOldStore } from '../../support/old-store.ts';
import { temporaryFolder } from '../../support/store.ts';

const MEGABYTE = 1024 ** 2;
const version = 22;
const steps = migrations.length - version;

describe('data of an earlier version', () => {
  it('are brought up to date before they are opened, and each step is told', async () => {
    const file = oldFile();
    const told = await updated(file);
    expect(told).toEqual(Array.from({ length: steps }, (_, index) => ({ step: index + 1, steps })));
    expect(versionOf(file)).toBe(migrations.length);
    expect(await updated(file)).toEqual([]);
  });

  it('are left as they are where the disk has too little room, and the person is told how much', async () => {
    const file = oldFile();
    const before = readFileSync(file);
    const free = 3 * MEGABYTE;
    const failed = await updated(file, () => free).catch((reason: unknown) => reason);
    expect(failed).toBeInstanceOf(NoRoomToUpdateError);
    expect(failed).toMatchObject({ free });
    expect(readFileSync(file).equals(before)).toBe(true);
    const explained = explainFailure(failed, { dataDir: '/datos' });
    expect(explained?.code).toBe(exitCodes.noSpace);
    expect(explained?.message).toMatch(
      /^Para actualizar los datos de \/datos hacen falta \d+ MB libres en el disco, y hay 3 MB\. No se ha cambiado nada/,
    );
  });

  it('need at least as much room as the file is large, where much of it is written anew', async () => {
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
    await openStore(file).close();
    expect(await updated(file, () => 0)).toEqual([]);
  });

  it('are left to whoever opens them when they are no database', async () => {
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
  const options = { threadFile: programFile('update-thread'), onStep: () => {} };
  for (const [opened, wasLeftOpen] of [[left, true] as const, [file, false] as const]) {
    const store = await openUpToDate(opened, options);
    onTestFinished(() => store.close());
    expect(store.wasLeftOpen).toBe(wasLeftOpen);
    expect(await store.db.selectFrom('setting').select('value').execute()).toEqual([{ value: 'word' }]);
  }
});

it('tells that the data are damaged where an update finds them so', async () => {
  const file = oldFile();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, 4096, bytes.length));
  const failed = await updated(file).catch((reason: unknown) => reason);
  expect(explainFailure(failed, { dataDir: '/datos' })?.code).toBe(exitCodes.damagedData);
});

it('tells why an update failed, as the disk or the file said it', async () => {
  const file = oldFile();
  const database = new Database(file);
  database.exec('DROP TABLE exchange');
  database.close();
  await expect(updated(file)).rejects.toThrow('no such table: exchange');
  expect(versionOf(file)).toBe(version);
});

it('tells a size so that freeing what is said is enough', () => {
  const room = new NoRoomToUpdateError({ needed: 5.21 * 1024 ** 3, free: 1.29 * 1024 ** 3 });
  expect(explainFailure(room, { dataDir: '/datos' })?.message).toContain(
    'hacen falta 5,3 GB libres en el disco, y hay 1,2 GB.',
  );
});

function oldFile(): string {
  const file = join(temporaryFolder(), 'mostrador.sqlite');
  makeOldStore(file, { version, documents: [{ id: randomUUID(), status: 'authorized' }] });
  return file;
}

async function updated(file: string, roomAt?: () => number): Promise<readonly MigrationStep[]> {
  const told: MigrationStep[] = [];
  await updateData(file, {
    threadFile: programFile('update-thread'),
    onStep: (step) => told.push(step),
    ...(roomAt && { roomAt }),
  });
  return told;
}

async function neededOf(file: string): Promise<number> {
  const failed = await updated(file, () => 0).catch((reason: unknown) => reason);
  if (failed instanceof NoRoomToUpdateError) return failed.needed;
  throw new Error('there is room on a full disk');
}

function versionOf(file: string): unknown {
  const database = new Database(file, { readonly: true });
  const found = database.pragma('user_version', { simple: true });
  database.close();
  return found;
}
