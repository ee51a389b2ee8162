import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../support/store/store.ts';
import type { Installer } from './installer.ts';

export const deb: Installer = {
  name: '.deb',
  kind: 'deb',
  ending: '.deb',
  canRefuse: true,
  install(file, folder) {
    execFileSync('dpkg', ['-x', file, folder]);
    const executable = join(folder, 'opt', 'Mostrador', 'mostrador');
    const commands = temporaryFolder();
    const system = join(commands, 'dpkg');
    script(system, `[ "$1" = -i ] && exec /usr/bin/dpkg -x "$2" ${folder}\nexec /usr/bin/dpkg "$@"`);
    // Called where dpkg fails, and never to change the computer that tests run on.
    script(join(commands, 'apt-get'), 'exit 1');
    return {
      executable,
      command: `"${executable}"`,
      // A `dpkg` that installs where the test did, before the system's own.
      environment: { PATH: `${commands}:${process.env.PATH}` },
      refuse: () => script(system, 'exit 1'),
    };
  },
};

function script(file: string, lines: string): void {
  writeFileSync(file, `#!/bin/sh\n${lines}\n`);
  chmodSync(file, 0o755);
}
