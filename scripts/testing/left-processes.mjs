import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Inherited by every process that a run starts, however deep. Programs under test lose what begins with `MOSTRADOR_`. */
const variable = 'TEST_RUN_ID';
/** How long what was asked to end at the end of a run may take to do so, milliseconds. */
const usualGraceMs = 10_000;
const pollMs = 100;

/**
 * @typedef {object} LeftProcess
 * @property {number} pid
 * @property {string} command
 */

/** A mark for the environment of a run, by which its processes are known afterwards. */
export function markOfRun() {
  return { [variable]: randomUUID() };
}

/**
 * Kills what a run left running, whatever its parent is by now. Only Linux says which environment a process has.
 *
 * @param {Readonly<Record<string, string>>} mark of the run, which has ended
 * @param {number} [graceMs]
 * @returns {Promise<readonly string[]>} number and command of each process that was left
 */
export async function killLeftProcesses(mark, graceMs = usualGraceMs) {
  const deadline = performance.now() + graceMs;
  let left = marked(mark);
  while (left.length > 0 && performance.now() < deadline) {
    await sleep(pollMs);
    left = marked(mark);
  }
  for (const { pid } of left) kill(pid);
  return left.map(({ pid, command }) => `${pid} ${command}`);
}

/**
 * @param {Readonly<Record<string, string>>} mark
 * @returns {readonly LeftProcess[]}
 */
function marked(mark) {
  if (process.platform !== 'linux') return [];
  const entry = `${variable}=${mark[variable]}`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const environment = read(`/proc/${pid}/environ`).split('\0');
      // A process that has ended and waits for its parent to notice has no command any more.
      const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
      return environment.includes(entry) && command !== '' ? [{ pid: Number(pid), command }] : [];
    });
}

/** @param {string} file of a process that may just have ended, or belong to somebody else */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {number} pid */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}
