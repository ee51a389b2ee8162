import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Installer } from './installer.ts';

export const dmg: Installer = {
  name: 'dmg',
  kind: 'dmg',
  ending: '.dmg',
  /** Copied out of the disk image, as a person drags it. */
  install(file, folder) {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    execFileSync('hdiutil', ['attach', file, '-nobrowse', '-readonly', '-mountpoint', disk]);
    try {
      execFileSync('ditto', [join(disk, 'Mostrador.app'), join(folder, 'Mostrador.app')]);
    } finally {
      execFileSync('hdiutil', ['detach', disk, '-force']);
    }
    const executable = join(folder, 'Mostrador.app', 'Contents', 'MacOS', 'Mostrador');
    return { executable, command: `"${executable}"` };
  },
};
