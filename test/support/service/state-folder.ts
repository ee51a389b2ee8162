import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let root: string | undefined;

/**
 * Where the user of a computer keeps the state of programs, for the computer that has this data folder: each data folder
 * of a test is on another computer, unless it is put in the place of another one.
 */
export function stateFolderOf(data: string): string {
  if (root === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'mostrador-state-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    root = made;
  }
  return join(root, hash('sha256', data).slice(0, 16));
}
