import { closeSync, openSync, readSync } from 'node:fs';

/** What every age file begins with. */
const AGE_HEADER = 'age-encryption.org/v1\n';

/**
 * Whether a file is encrypted, by what it begins with: people rename files. Apart from what opens it: that needs a library
 * that no start of the program should wait for.
 */
export function isArchive(file: string): boolean {
  const begin = Buffer.alloc(AGE_HEADER.length);
  try {
    const opened = openSync(file, 'r');
    try {
      readSync(opened, begin);
    } finally {
      closeSync(opened);
    }
  } catch {
    // Reading it as a database says what is wrong with it.
    return false;
  }
  return begin.toString('latin1') === AGE_HEADER;
}
