import { join } from 'node:path';
import { pinnedNode, root } from './project.mjs';
import { runQuietly } from './run.mjs';

/**
 * A check of the whole project that passes or fails as one.
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {readonly string[]} script what to run under the project's Node, from the root
 */

const checkTimeoutMs = 5 * 60_000;

/** @type {readonly Check[]} */
export const checks = [
  { name: 'lint', script: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'import rules', script: ['scripts/lint-imports.mjs'] },
  { name: 'types', script: ['node_modules/typescript/bin/tsc', '--build', '.', 'scripts'] },
];

/**
 * @param {Check} check
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
export async function runCheck({ script }) {
  const [entry = '', ...args] = script;
  const { exitCode, output } = await runQuietly(pinnedNode(), [join(root, entry), ...args], {
    timeoutMs: checkTimeoutMs,
  });
  return { passed: exitCode === 0, output: output.trim() };
}
