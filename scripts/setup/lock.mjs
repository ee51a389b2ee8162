import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { logLine } from '../lib/log-line.mjs';
import { SetupFailure } from './setup-failure.mjs';

/** Longer than any set-up takes: a lock this old belongs to nobody, whatever process has its number now. */
const abandonedAfterMs = 30 * 60_000;
/** A lock folder without an owner for this long is one whose maker died between two system calls. */
const ownerlessForMs = 5_000;
const pollMs = 200;

/**
 * Does some work while no other process of this project does it. The lock is a folder (making one is atomic on
 * every file system) that holds one file named after its owner's process and the time it took the lock; a dead
 * owner's lock is taken over by renaming that file, which only one of the waiting processes can do.
 *
 * @template T
 * @param {string} folder the lock's own folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {SetupFailure} when another process still holds it after `abandonedAfterMs`
 */
export async function withLock(folder, work) {
  mkdirSync(dirname(folder), { recursive: true });
  const owner = await acquire(folder);
  try {
    return await work();
  } finally {
    release(folder, owner);
  }
}

/**
 * @param {string} folder
 * @returns {Promise<string>} the owner file that is now ours
 */
async function acquire(folder) {
  const deadline = performance.now() + abandonedAfterMs;
  let isReported = false;
  for (;;) {
    const owner = join(folder, `${process.pid}.${Date.now()}`);
    if (tryToTake(folder, owner)) return owner;
    if (performance.now() > deadline) {
      throw new SetupFailure(`otro proceso sigue preparando el proyecto; si no hay ninguno, borre ${folder}`);
    }
    if (!isReported) logLine('otro proceso está preparando el proyecto; esperando…');
    isReported = true;
    await sleep(pollMs);
  }
}

/**
 * @param {string} folder
 * @param {string} owner
 * @returns {boolean} whether the lock is ours now
 */
function tryToTake(folder, owner) {
  try {
    mkdirSync(folder);
    writeFileSync(owner, '');
    return true;
  } catch (error) {
    // EEXIST: held, or left behind. ENOENT: taken for ownerless between our two calls. Both: look again.
    if (!isCode(error, 'EEXIST') && !isCode(error, 'ENOENT')) throw error;
  }
  try {
    const [holder] = readdirSync(folder);
    if (holder === undefined) {
      if (ageOf(folder) > ownerlessForMs) rmdirSync(folder);
      return false;
    }
    const [pid = 0, takenAt = 0] = holder.split('.').map(Number);
    if (isAlive(pid) && Date.now() - takenAt < abandonedAfterMs) return false;
    renameSync(join(folder, holder), owner);
    return true;
  } catch {
    // Its owner released it, or another process was quicker to take it over: look again.
    return false;
  }
}

/**
 * @param {string} folder
 * @param {string} owner
 */
function release(folder, owner) {
  rmSync(owner, { force: true });
  try {
    rmdirSync(folder);
  } catch (error) {
    // Taken over from us as abandoned, or already taken for ownerless: it is no longer ours to remove.
    if (!isCode(error, 'ENOTEMPTY') && !isCode(error, 'ENOENT')) throw error;
  }
}

/** @param {string} path */
function ageOf(path) {
  return Date.now() - statSync(path).mtimeMs;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function isCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
