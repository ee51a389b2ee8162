import { basename } from 'node:path';
import { runQuietly } from '../lib/run.mjs';

/** An installation without install scripts: npm would compile what comes prebuilt, and those that we need are run by name. */
export const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Runs npm, quietly: the npm that started this command where there is one, under the Node it runs on itself (the
 * project's own Node may be among the files it is about to replace).
 *
 * @param {readonly string[]} args
 * @param {{ timeoutMs: number }} options
 */
export async function runNpm(args, { timeoutMs }) {
  const npm = process.env.npm_execpath;
  if (npm !== undefined && basename(npm).startsWith('npm')) {
    return await runQuietly(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], { timeoutMs });
  }
  const onWindows = process.platform === 'win32';
  return await runQuietly(onWindows ? 'npm.cmd' : 'npm', args, { timeoutMs, shell: onWindows });
}
