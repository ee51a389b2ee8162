import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { olderElectron } from '../../../support/electron/older-electron.mjs';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const packageFolder = join(root, 'node_modules', 'electron');
/** An Electron to test the shell with, or why there is none. */
export type FoundElectron =
  | { readonly ok: true; readonly executable: string }
  | { readonly ok: false; readonly reason: string };

/** The Electron that the product ships where it was downloaded, else the older one of `../shared/tools`. */
export function findElectron(): FoundElectron {
  const current = currentElectron();
  if (current !== undefined) return { ok: true, executable: current };
  const older = olderElectron();
  if (older !== undefined) return { ok: true, executable: older };
  return { ok: false, reason: 'Electron is not downloaded and ../shared/tools/get-electron.sh is not there' };
}

function currentElectron(): string | undefined {
  const pathFile = join(packageFolder, 'path.txt');
  if (!existsSync(pathFile)) return undefined;
  const executable = join(packageFolder, 'dist', readFileSync(pathFile, 'utf8'));
  return existsSync(executable) ? executable : undefined;
}
