import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, root } from '../../../scripts/lib/project.mjs';
import { runQuietly } from '../../../scripts/lib/run.mjs';

/** Two hundred megabytes of Brotli, on a machine that is slow and busy. */
const unpackTimeoutMs = 10 * 60_000;

/**
 * The executable of the headless Chromium that npm brings packed. It is unpacked once: into a folder that gets its name
 * when it is whole, so that nobody starts half a browser, neither beside another who unpacks nor after one who was killed.
 *
 * @returns {Promise<string>} its path
 */
export async function headlessBrowser() {
  const folder = join(cacheFolder, `chromium-${packedVersion()}`);
  const executable = join(folder, 'chromium');
  if (existsSync(executable)) return executable;
  mkdirSync(cacheFolder, { recursive: true });
  const unpacked = mkdtempSync(join(cacheFolder, 'chromium-unpacking-'));
  try {
    await unpackInto(unpacked);
    giveName(unpacked, folder);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
  return executable;
}

/** @param {string} folder where its package writes what it takes for temporary */
async function unpackInto(folder) {
  const program = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  const { exitCode, output } = await runQuietly(process.execPath, ['--input-type=module', '-e', program], {
    env: { TMPDIR: folder },
    timeoutMs: unpackTimeoutMs,
  });
  if (exitCode !== 0) throw new Error(`The browser of the tests was not unpacked:\n${output}`);
}

/**
 * @param {string} unpacked
 * @param {string} folder
 */
function giveName(unpacked, folder) {
  try {
    renameSync(unpacked, folder);
  } catch (error) {
    // Another was quicker.
    if (!existsSync(join(folder, 'chromium'))) throw error;
  }
}

function packedVersion() {
  const manifest = join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
