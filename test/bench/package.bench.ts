import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareOlderElectron } from '../support/electron/older-electron.mjs';
import { makeTrialPackages } from '../support/electron/trial-packages.mjs';
import type { Finding } from './support/finding.ts';
import { atMost } from './support/reach.ts';
import { report } from './support/report.ts';

/*
 * What a shop downloads and what lies on its disk then (design.md §9), of each kind of package, beside the Electron it is
 * made with:
 *
 *   node package.bench.ts
 *
 * A trial (docs/packaging.md), since the current Electron is not to be had everywhere; what is packed beside Electron is the
 * same, and it is compressed as a release is.
 */

const GOAL_MB = 40;
const BYTES_OF_MB = 1_000_000;

const electron = bareOlderElectron();
if (electron === undefined) throw new Error('there is no ../shared/tools/get-electron.sh');
const output = mkdtempSync(join(tmpdir(), 'mostrador-package-'));
try {
  const files = await makeTrialPackages({ kinds: ['deb', 'appimage'], output, asSmall: true });
  const alone = megabytesOf(electron.folder);
  const deb = fileIn(files, '.deb');
  const image = fileIn(files, '.AppImage');
  const installed = join(output, 'installed');
  execFileSync('dpkg', ['-x', deb, installed]);
  report(`package: Linux x64, Electron ${electron.version}, MB of 10⁶ bytes`, [
    { ...size('.deb', deb, installed, alone), row: 'package_deb' },
    // Run as it is, from where it was downloaded to.
    { ...size('AppImage', image, image, alone), row: 'package_appimage' },
    { what: 'that Electron alone, with all its languages', ...megabytes(alone) },
    {
      what: 'of what is installed, the program',
      ...megabytes(megabytesOf(join(installed, 'opt', 'Mostrador', 'resources'))),
    },
  ]);
} finally {
  rmSync(output, { recursive: true });
}

/** Of a kind of package: what is downloaded, and what it takes on the disk. */
function size(what: string, download: string, installed: string, alone: number): Finding {
  const onDisk = megabytesOf(installed);
  return {
    what,
    ...megabytes(onDisk),
    value: `${shown(onDisk)}, ${shown(megabytesOf(download))} downloaded`,
    reference: alone,
    goal: atMost(alone + GOAL_MB, onDisk, `Electron + ${GOAL_MB} MB`),
  };
}

function megabytes(measured: number) {
  return { value: shown(measured), measured, unit: 'MB' };
}

function shown(measured: number): string {
  return `${measured.toFixed(1)} MB`;
}

function fileIn(files: readonly string[], ending: string): string {
  const file = files.find((one) => one.endsWith(ending));
  if (file === undefined) throw new Error(`no ${ending} was made`);
  return file;
}

function megabytesOf(folder: string): number {
  const stats = statSync(folder);
  if (!stats.isDirectory()) return stats.size / BYTES_OF_MB;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return (
    files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / BYTES_OF_MB
  );
}
