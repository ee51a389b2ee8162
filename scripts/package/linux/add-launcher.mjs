import { copyFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const launcher = fileURLToPath(new URL('mostrador', import.meta.url));

/**
 * Puts the script that starts a command or the window where electron-builder put Electron's executable: the menu, the `PATH` and an
 * AppImage all start that name. Electron itself ends before any JavaScript without a display, and for root.
 *
 * @param {string} folder the unpacked program
 */
export function addLauncher(folder) {
  const executable = join(folder, 'mostrador');
  renameSync(executable, `${executable}-desktop`);
  copyFileSync(launcher, executable);
}
