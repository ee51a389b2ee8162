import { spawnSync } from 'node:child_process';
import { root } from '../lib/project.mjs';
import { SetupFailure } from '../setup/setup-failure.mjs';

/**
 * What npm answers as JSON. npm ends with an error where it found something, and says it all the same.
 *
 * @param {readonly string[]} args
 * @returns {any}
 */
export function npmJson(args) {
  const { stdout, stderr } = spawnSync('npm', [...args], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 256 * 1024 * 1024,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    throw new SetupFailure(`npm ${args[0]} no respondió:\n${stderr.trim()}`);
  }
}
