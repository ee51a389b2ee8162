import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Installer } from './installer.ts';

export const appImage: Installer = {
  name: 'AppImage',
  kind: 'appimage',
  ending: '.AppImage',
  /** Under a name without a version, as people keep one. */
  install(file, folder) {
    const executable = join(folder, 'Mostrador.AppImage');
    copyFileSync(file, executable);
    return { executable, command: `"${executable}"`, file: executable };
  },
};
