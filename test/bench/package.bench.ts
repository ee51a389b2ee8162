import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareOlderElectron } from '../support/electron/older-electron.mjs';
import { makeTrialPackages } from '../support/electron/trial-packages.mjs';
import type { Finding } from './support/finding.ts';
import { atMost } from './support/reach.ts';
import { report } from './support/report.ts';

/*
 * What a shop downloads and installs (design.md §9), beside the Electron it is made with:
 *
 *   node package.bench.ts
 *
 * A trial (docs/packaging.md), since the current Electron is not to be had everywhere; what is packed beside Electron is
 * the same, the packages are compressed less than those of a release.
 */

const GOAL_MB = 40;
const BYTES_OF_MB = 1_000_000;

const electron = bareOlderElectron();
if (electron === undefined) throw new Error('there is no ../shared/tools/get-electron.sh');
const output = mkdtempSync(join(tmpdir(), 'mostrador-package-'));
try {
  const files = await makeTrialPackages({ kinds: ['dir', 'deb', 'appimage'], output });
  const alone = megabytesOf(electron.folder);
  const installed = join(output, 'linux-unpacked');
  const whole = megabytesOf(installed);
  report(`package: Linux x64, Electron ${electron.version}, MB of 10⁶ bytes`, [
    {
      ...size('installed', whole),
      row: 'package',
      reference: alone,
      goal: atMost(alone + GOAL_MB, whole, `Electron + ${GOAL_MB} MB`),
    },
    size('that Electron alone, with all its languages', alone),
    size('of what is installed, the program', megabytesOf(join(installed, 'resources'))),
    ...files.map((file) => size(file.endsWith('.deb') ? '.deb, gzip' : 'AppImage, gzip', megabytesOf(file))),
  ]);
} finally {
  rmSync(output, { recursive: true });
}

function size(what: string, megabytes: number): Finding {
  return { what, value: `${megabytes.toFixed(1)} MB`, measured: megabytes, unit: 'MB' };
}

function megabytesOf(place: string): number {
  const stats = statSync(place);
  if (!stats.isDirectory()) return stats.size / BYTES_OF_MB;
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return (
    files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / BYTES_OF_MB
  );
}
