import { join } from 'node:path';
import { runQuietly } from '../lib/run.mjs';
import { SetupFailure } from '../setup/setup-failure.mjs';

/**
 * Makes npm's own archive of a folder.
 *
 * @param {string} folder
 * @param {string} destination
 * @returns {Promise<string>} the archive
 */
export async function packFolder(folder, destination) {
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', destination];
  const { exitCode, output } = await runQuietly('npm', args, {
    cwd: folder,
    shell: process.platform === 'win32',
    timeoutMs: 120_000,
  });
  const name = output.trim().split('\n').at(-1) ?? '';
  if (exitCode !== 0 || !name.endsWith('.tgz'))
    throw new SetupFailure(`npm no empaquetó ${folder}:\n${output}`);
  return join(destination, name);
}
