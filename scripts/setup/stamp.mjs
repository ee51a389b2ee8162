import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What a stamp file says. A missing or damaged one says nothing: the work it stands for is then done again.
 *
 * @param {string} file
 * @returns {Record<string, unknown>}
 */
export function readStamp(file) {
  try {
    const stamp = JSON.parse(readFileSync(file, 'utf8'));
    return typeof stamp === 'object' && stamp !== null ? stamp : {};
  } catch {
    return {};
  }
}

/**
 * @param {string} file
 * @param {Record<string, unknown>} stamp
 */
export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(stamp)}\n`);
}
