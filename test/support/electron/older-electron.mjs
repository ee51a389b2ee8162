import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { harnessCache } from './cache-folder.mjs';

/** Puts an older Electron on a machine that cannot download the current one. */
const getElectron = fileURLToPath(new URL('../../../../shared/tools/get-electron.sh', import.meta.url));
const fetchTimeoutMs = 120_000;

/**
 * The older Electron of `../shared/tools`.
 *
 * @returns {string | undefined} its executable; undefined where it is not to be had
 */
export function olderElectron() {
  if (process.platform !== 'linux' || !existsSync(getElectron)) return undefined;
  const { status, stdout, stderr } = spawnSync('bash', [getElectron], {
    encoding: 'utf8',
    timeout: fetchTimeoutMs,
  });
  if (status !== 0) throw new Error(`get-electron.sh failed: ${stderr}`);
  return stdout.trim();
}

/**
 * The same without the program that stands in it to open others: what electron-builder puts a program into.
 *
 * @returns {{ folder: string, version: string } | undefined}
 */
export function bareOlderElectron() {
  const executable = olderElectron();
  if (executable === undefined) return undefined;
  const folder = join(harnessCache, 'electron');
  if (!existsSync(join(folder, 'version'))) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(dirname(executable), folder, { recursive: true });
    rmSync(join(folder, 'resources', 'app'), { recursive: true });
  }
  return { folder, version: readFileSync(join(folder, 'version'), 'utf8').trim() };
}
