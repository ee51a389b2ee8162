import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Installer } from './installer.ts';

export const nsis: Installer = {
  name: 'NSIS',
  kind: 'nsis',
  ending: '.exe',
  install(file, folder) {
    execFileSync(file, ['/S', `/D=${folder}`]);
    return {
      executable: join(folder, 'Mostrador.exe'),
      // As a terminal that is opened now would find it.
      command: `set "PATH=${userPath()};%PATH%" && mostrador`,
      uninstall() {
        // It waits for its end only where it is asked not to run from a copy of itself.
        execFileSync(join(folder, 'Uninstall Mostrador.exe'), ['/S', `_?=${folder}`]);
        if (userPath().includes(folder)) throw new Error('its command is still in the PATH');
      },
    };
  },
};

/** The PATH of this person, as the registry keeps it. */
function userPath(): string {
  const output = execFileSync('reg', ['query', 'HKCU\\Environment', '/v', 'Path'], { encoding: 'utf8' });
  return pathOf(output) ?? '';
}

/** What `reg query` tells of a value, which it lists by name, kind and content. */
export function pathOf(output: string): string | undefined {
  return /^\s+Path\s+REG_(?:EXPAND_)?SZ\s+(.*?)\s*$/im.exec(output)?.[1];
}
