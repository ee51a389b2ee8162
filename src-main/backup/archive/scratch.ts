import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = 'backup-work-';

/** Longer than any backup takes: what is older was left by a program that was killed. */
const FORGOTTEN_MS = 24 * 60 * 60 * 1000;

/**
 * Runs work that needs a copy of the data in the clear, in a folder of its own that is gone afterwards. The folder lies
 * among the data: that disk has room for them, and who may read it may read them anyway.
 */
export async function inScratch<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  removeForgotten(dataDir, FORGOTTEN_MS);
  // Only the owner may enter it: mkdtemp makes folders of mode 0700.
  const folder = mkdtempSync(join(dataDir, PREFIX));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes what programs that were killed left; of an age, milliseconds, or all of it where no other works there. */
export function removeForgotten(dataDir: string, olderThanMs = Number.NEGATIVE_INFINITY): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(dataDir, name);
    const age = Date.now() - statSync(folder).mtimeMs;
    if (age > olderThanMs) rmSync(folder, { recursive: true, force: true });
  }
}
