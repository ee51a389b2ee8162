import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logLine, secondsSince } from '../lib/log-line.mjs';
import { cacheFolder, pinnedNode, root } from '../lib/project.mjs';
import { runQuietly } from '../lib/run.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const electronFolder = join(root, 'node_modules', 'electron');
const failureFile = join(cacheFolder, 'electron-unavailable.json');
/** Enough for its 100 MB on a slow line; where its host is out of reach it gives up by itself much earlier. */
const downloadTimeoutMs = 4 * 60_000;
const retryFailedDownloadAfterMs = 24 * 60 * 60_000;

/**
 * Where Electron's executable is. The npm package brings only a downloader, so a missing one is downloaded here,
 * once: a failure is remembered for a day, so that the next start does not wait for it again.
 *
 * @returns {Promise<string | undefined>} undefined where it cannot be had
 */
export async function findElectron() {
  const present = electronExecutable();
  if (present !== undefined || failedLately()) return present;
  const startedAt = performance.now();
  logLine('descargando Electron…');
  const { exitCode, output } = await runQuietly(pinnedNode(), [join(electronFolder, 'install.js')], {
    timeoutMs: downloadTimeoutMs,
  });
  const downloaded = electronExecutable();
  if (downloaded === undefined) {
    writeStamp(failureFile, {
      version: electronVersion(),
      at: Date.now(),
      exitCode,
      output: output.slice(-2000),
    });
  } else {
    logLine(`Electron descargado en ${secondsSince(startedAt)}`);
  }
  return downloaded;
}

/**
 * Electron's executable as its package describes it, when it is there.
 *
 * @returns {string | undefined}
 */
export function electronExecutable() {
  const overridden = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const pathFile = join(electronFolder, 'path.txt');
  // The download writes path.txt last: without it, what is in dist is half of an Electron.
  if (!existsSync(pathFile) && overridden === undefined) return undefined;
  const executable = existsSync(pathFile) ? readFileSync(pathFile, 'utf8') : 'electron';
  const path = join(overridden ?? join(electronFolder, 'dist'), executable);
  return existsSync(path) ? path : undefined;
}

/**
 * The Electron of package.json, where it is downloaded.
 *
 * @returns {{ folder: string, version: string } | undefined}
 */
export function downloadedElectron() {
  if (electronExecutable() === undefined) return undefined;
  return { folder: join(electronFolder, 'dist'), version: electronVersion() };
}

function failedLately() {
  const { version, at } = readStamp(failureFile);
  return (
    version === electronVersion() && typeof at === 'number' && Date.now() - at < retryFailedDownloadAfterMs
  );
}

function electronVersion() {
  return JSON.parse(readFileSync(join(electronFolder, 'package.json'), 'utf8')).version;
}
