import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { root } from './project.mjs';

/** The exit code of a program that took too long, as `timeout` says it. */
export const tookTooLong = 124;

/** Signals that ask a program to end, and that a child in our place must get. */
const forwardedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program in this one's place: it has our terminal, gets the signals we get, and its exit code becomes the
 * command's.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {Record<string, string>} [options.env] added to ours
 * @param {(line: string) => void} [options.onLine] also gets what it prints on stdout, line by line
 * @param {number} [options.timeoutMs] how long it may take before it is ended
 * @returns {Promise<number>} the exit code; for a program that a signal ended, 128 + its number, as shells say it;
 *   `tookTooLong` for one that was ended because it took longer than it may
 * @throws when the program cannot be started at all
 */
export async function runAttached(program, args, { env = {}, onLine, timeoutMs } = {}) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['inherit', onLine === undefined ? 'inherit' : 'pipe', 'inherit'],
  });
  let isLate = false;
  const timer =
    timeoutMs &&
    setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, timeoutMs);
  if (onLine !== undefined && child.stdout !== null) {
    child.stdout.pipe(process.stdout, { end: false });
    createInterface({ input: child.stdout }).on('line', onLine);
  }
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // Ctrl-C reaches every process of the terminal by itself; twice would mean "at once".
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of forwardedSignals) process.on(signal, forward);
  try {
    const exitCode = await exitCodeOf(child);
    return isLate ? tookTooLong : exitCode;
  } finally {
    clearTimeout(timer);
    for (const signal of forwardedSignals) process.off(signal, forward);
  }
}

/**
 * Runs a program to its end without showing what it prints.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, shell?: boolean, timeoutMs: number }} options
 * @returns {Promise<{ exitCode: number, output: string }>} both outputs as one text; a program that took too long
 *   is ended and has the exit code `tookTooLong`
 */
export async function runQuietly(program, args, { env = {}, cwd = root, shell = false, timeoutMs }) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell,
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, timeoutMs);
  try {
    const exitCode = await exitCodeOf(child);
    return { exitCode: isLate ? tookTooLong : exitCode, output };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function exitCodeOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}
