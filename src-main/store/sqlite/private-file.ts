import { chmodSync, closeSync, openSync } from 'node:fs';

/**
 * Makes sure that a file is there and that its owner alone may read it, whatever the folder allows: what SQLite writes
 * beside a database takes its mode.
 */
export function ensurePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}
