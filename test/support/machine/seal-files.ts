import { spawnSync } from 'node:child_process';

/** In the name of every test that skips where `canSealFiles` says no. */
export const sealingSkip = '[skipped: needs prlimit of Linux]';

/** Whether a running process can be kept from writing to files here. Says aloud when not. */
export function canSealFiles(): boolean {
  const can = process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0;
  if (!can) console.warn(`SKIPPED: tests of a folder that becomes read-only ${sealingSkip}`);
  return can;
}

/**
 * From now on every write of the process to a file fails, and reading goes on: what a program sees when the system
 * makes a failing disk read-only under it. (No folder can be mounted read-only while a file in it is open for writing.)
 */
export function sealFiles(pid: number): void {
  limit(pid, '0');
}

export function unsealFiles(pid: number): void {
  limit(pid, 'unlimited');
}

function limit(pid: number, size: string): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${size}:`], {
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (status !== 0) throw new Error(`prlimit failed: ${stderr}`);
}
