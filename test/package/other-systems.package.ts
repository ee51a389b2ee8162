import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it, onTestFinished } from 'vitest';
import { startProgram } from '../e2e/support/program.ts';
import { makeTrialPackages } from '../support/electron/trial-packages.mjs';
import { temporaryFolder } from '../support/store/store.ts';
import { sellIn } from './sell-in.ts';

/** How the package of a system is installed into a folder, and what is started then. */
const installers = {
  win32: {
    kind: 'nsis',
    ending: '.exe',
    install(file: string, place: string) {
      execFileSync(file, ['/S', `/D=${place}`]);
      return join(place, 'Mostrador.exe');
    },
  },
  darwin: {
    kind: 'dmg',
    ending: '.zip',
    install(file: string, place: string) {
      execFileSync('ditto', ['-x', '-k', file, place]);
      return join(place, 'Mostrador.app', 'Contents', 'MacOS', 'Mostrador');
    },
  },
} as const;

const installer =
  process.platform === 'win32' || process.platform === 'darwin' ? installers[process.platform] : undefined;

describe.skipIf(!installer)('the package of Windows, or of macOS', () => {
  let made: string;
  beforeAll(async () => {
    made = mkdtempSync(join(tmpdir(), 'mostrador-packages-'));
    if (installer) await makeTrialPackages({ kinds: [installer.kind], output: made });
  });
  afterAll(() => rmSync(made, { recursive: true, force: true }));

  it('installs, and sells through its window', async () => {
    if (!installer) throw new Error('unreachable');
    const name = readdirSync(made).find((file) => file.endsWith(installer.ending)) ?? '';
    const executable = installer.install(join(made, name), temporaryFolder());
    const program = await startProgram({ command: [executable], data: temporaryFolder() });
    onTestFinished(() => program.close());
    await sellIn(program);
  });
});
