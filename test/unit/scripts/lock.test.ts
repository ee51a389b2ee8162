import { spawn, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const lockModule = new URL('../../../scripts/setup/lock.mjs', import.meta.url).href;

/** Writes that it is in and that it is out again, a moment later; all under the lock. */
const worker = `
import { appendFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { withLock } from '${lockModule}';
const [lock, log] = process.argv.slice(1);
await withLock(lock, async () => {
  appendFileSync(log, 'in ' + process.pid + '\\n');
  await setTimeout(60);
  appendFileSync(log, 'out ' + process.pid + '\\n');
});`;

describe('the lock of a set-up', () => {
  let folder: string;
  let lock: string;
  let log: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mostrador-lock-'));
    lock = join(folder, 'lock');
    log = join(folder, 'log');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function work(): Promise<number | null> {
    const child = spawn(process.execPath, ['--input-type=module', '-e', worker, lock, log], {
      stdio: 'ignore',
    });
    return await new Promise((resolve) => child.once('close', resolve));
  }

  /** A process number that no process has. */
  function deadPid(): number | undefined {
    return spawnSync(process.execPath, ['-e', '']).pid;
  }

  function expectTurns(count: number): void {
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(2 * count);
    for (let turn = 0; turn < count; turn += 1) {
      const [into, out] = lines.slice(2 * turn, 2 * turn + 2);
      expect(out).toBe(into?.replace('in', 'out'));
    }
  }

  it('lets one process work at a time, and leaves nothing behind', async () => {
    const exitCodes = await Promise.all([work(), work(), work(), work()]);
    expect(exitCodes).toEqual([0, 0, 0, 0]);
    expectTurns(4);
    expect(readdirSync(folder)).toEqual(['log']);
  });

  it('is taken over from a process that died with it, by one of those who wait', async () => {
    mkdirSync(lock);
    writeFileSync(join(lock, `${deadPid()}.${Date.now()}`), '');
    await Promise.all([work(), work(), work()]);
    expectTurns(3);
  });

  it('is taken over when its maker died before writing its name', async () => {
    mkdirSync(lock);
    // Longer ago than any maker takes to write its name.
    const died = new Date(Date.now() - 10_000);
    utimesSync(lock, died, died);
    await work();
    expectTurns(1);
  });

  it('is taken over when its owner has held it longer than any set-up takes', async () => {
    mkdirSync(lock);
    writeFileSync(join(lock, `${process.pid}.${Date.now() - 31 * 60_000}`), '');
    await work();
    expectTurns(1);
  });
});
