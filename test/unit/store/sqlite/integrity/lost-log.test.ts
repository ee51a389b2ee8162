import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { checkIntegrity } from '../../../../../src-main/store/sqlite/integrity/check-integrity.ts';
import { openStore } from '../../../../../src-main/store/sqlite/open.ts';
import { openTestStore, temporaryFolder } from '../../../../support/store/store.ts';

const ROWS = 50;

describe('a data file copied from under a running program, as a power cut or a careless copy leaves it', () => {
  it('has every commit when its log came along', async () => {
    expect(await namesIn(await copied())).toHaveLength(ROWS);
  });

  it('has every commit when the index of the log is garbage', async () => {
    const file = await copied();
    writeFileSync(`${file}-shm`, Buffer.alloc(32_768, 0xa5));
    expect(await namesIn(file)).toHaveLength(ROWS);
  });

  it.each([0.25, 0.5, 0.9])('has whole commits, from the first, when %f of its log is left', async (part) => {
    const file = await copied();
    truncateSync(`${file}-wal`, Math.floor(readFileSync(`${file}-wal`).length * part));
    const names = await namesIn(file);
    expect(names.length).toBeLessThan(ROWS);
    expect(names).toEqual(Array.from(names, (_, index) => nameOf(index)));
  });

  it('has whole commits when a page in the middle of its log is garbage', async () => {
    const file = await copied();
    const log = readFileSync(`${file}-wal`);
    log.fill(0xa5, Math.floor(log.length / 2), Math.floor(log.length / 2) + 4096);
    writeFileSync(`${file}-wal`, log);
    const names = await namesIn(file);
    expect(names.length).toBeLessThan(ROWS);
    expect(names).toEqual(Array.from(names, (_, index) => nameOf(index)));
  });

  it('has what had reached it when its log was lost', async () => {
    const file = await copied({ log: false });
    expect(await namesIn(file)).toEqual([nameOf(0)]);
  });

  it('is known to have been left open, and one that was closed is not', async () => {
    const left = openStore(await copied());
    expect(left.wasLeftOpen).toBe(true);
    await left.close();
    const { store, file } = openTestStore();
    expect(store.wasLeftOpen).toBe(false);
    await store.close();
    const again = openStore(file);
    expect(again.wasLeftOpen).toBe(false);
    await again.close();
  });
});

/** One commit in the file itself and the others in its log; then both are copied while the program has them open. */
async function copied({ log = true } = {}): Promise<string> {
  const { store, file } = openTestStore();
  for (let index = 0; index < ROWS; index += 1) {
    const row = { name: nameOf(index), value: 'x'.repeat(2000) };
    await store.writes.run((tx) => tx.insertInto('setting').values(row).execute());
    if (index === 0) checkpoint(file);
  }
  const copy = join(temporaryFolder(), 'mostrador.sqlite');
  for (const suffix of log ? ['', '-wal'] : ['']) copyFileSync(`${file}${suffix}`, `${copy}${suffix}`);
  return copy;
}

function checkpoint(file: string): void {
  const database = new Database(file);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

async function namesIn(file: string): Promise<string[]> {
  const store = openStore(file);
  const rows = await store.db.selectFrom('setting').select('name').orderBy('name').execute();
  await store.writes.run((tx) =>
    tx.insertInto('setting').values({ name: 'written since', value: '' }).execute(),
  );
  await store.close();
  expect(checkIntegrity(file, { thorough: true })).toEqual({ kind: 'sound' });
  return rows.map(({ name }) => name);
}

function nameOf(index: number): string {
  return `row ${String(index).padStart(4, '0')}`;
}
