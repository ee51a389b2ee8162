import { join } from 'node:path';
import { logLine, secondsSince } from '../lib/log-line.mjs';
import { pinnedNode, root } from '../lib/project.mjs';
import { runQuietly } from '../lib/run.mjs';

/**
 * A check of the whole project that passes or fails as one.
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {readonly string[]} script what to run under the project's Node, from the root
 */

const checkTimeoutMs = 60 * 60_000;

/** @type {readonly Check[]} */
const checks = [
  { name: 'lint', script: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'import rules', script: ['scripts/lint-imports.mjs'] },
];
const types = ['node_modules/typescript/bin/tsc', '--build', '.', 'scripts'];

/**
 * Runs them side by side and prints how each ended; with what a failed one printed. Before the tests or after them: beside
 * browsers they take two minutes each, and the browsers wait for them.
 *
 * @param {{ readonly nightly?: boolean }} [which] `nightly`: the types of what the workspace `tools` is needed for, too
 * @returns {Promise<readonly { name: string, passed: boolean }[]>}
 */
export async function runChecks({ nightly = false } = {}) {
  return await Promise.all(
    [...checks, { name: 'types', script: nightly ? [...types, 'tools'] : types }].map(async (check) => {
      const startedAt = performance.now();
      const { passed, output } = await runCheck(check);
      logLine(`${check.name} ${passed ? 'passed' : `FAILED:\n${output}`} (${secondsSince(startedAt)})`);
      return { name: check.name, passed };
    }),
  );
}

/**
 * @param {Check} check
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
async function runCheck({ script }) {
  const [entry = '', ...args] = script;
  const { exitCode, output } = await runQuietly(pinnedNode(), [join(root, entry), ...args], {
    timeoutMs: checkTimeoutMs,
  });
  return { passed: exitCode === 0, output: output.trim() };
}
