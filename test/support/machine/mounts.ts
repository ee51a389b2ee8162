import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In the name of every test that skips where `canMount` says no. */
export const mountingSkip = '[skipped: needs root to mount]';

/** Whether this user may mount things: root on Linux, outside the stricter containers. Says aloud when not. */
export function canMount(): boolean {
  const trial = mkdtempSync(join(tmpdir(), 'mostrador-mount-'));
  const can = process.platform === 'linux' && process.getuid?.() === 0 && mountSmallDisk(trial);
  if (can) unmount(trial);
  else console.warn(`SKIPPED: tests of a full disk and of a read-only folder ${mountingSkip}`);
  rmSync(trial, { recursive: true });
  return can;
}

/** A disk of 8 MB in memory. */
export function mountSmallDisk(folder: string): boolean {
  return mount('-t', 'tmpfs', '-o', 'size=8m', 'mostrador-test', folder);
}

/** Makes a folder one that not even root can write to. */
export function makeReadOnly(folder: string): boolean {
  return mount('--bind', folder, folder) && mount('-o', 'remount,bind,ro', folder);
}

/** Also where a process still has a file open. */
export function unmount(folder: string): void {
  spawnSync('umount', ['--lazy', folder], { timeout: 120_000 });
}

function mount(...args: readonly string[]): boolean {
  return spawnSync('mount', args, { timeout: 120_000 }).status === 0;
}
