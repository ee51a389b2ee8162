import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const packageFolder = join(root, 'node_modules', 'electron');
/** Puts an older Electron on a machine that cannot download the current one. */
const getElectron = fileURLToPath(new URL('../../../../shared/tools/get-electron.sh', import.meta.url));
const fetchTimeoutMs = 120_000;

/** An Electron to test the shell with, or why there is none. */
export type FoundElectron =
  | { readonly ok: true; readonly executable: string }
  | { readonly ok: false; readonly reason: string };

/** The Electron that the product ships where it was downloaded, else the older one of `../shared/tools`. */
export function findElectron(): FoundElectron {
  const current = currentElectron();
  if (current !== undefined) return { ok: true, executable: current };
  if (process.platform !== 'linux' || !existsSync(getElectron)) {
    return {
      ok: false,
      reason: 'Electron is not downloaded and ../shared/tools/get-electron.sh is not there',
    };
  }
  const { status, stdout, stderr } = spawnSync('bash', [getElectron], {
    encoding: 'utf8',
    timeout: fetchTimeoutMs,
  });
  if (status !== 0) throw new Error(`get-electron.sh failed: ${stderr}`);
  return { ok: true, executable: stdout.trim() };
}

function currentElectron(): string | undefined {
  const pathFile = join(packageFolder, 'path.txt');
  if (!existsSync(pathFile)) return undefined;
  const executable = join(packageFolder, 'dist', readFileSync(pathFile, 'utf8'));
  return existsSync(executable) ? executable : undefined;
}
