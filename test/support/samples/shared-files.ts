import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';

/**
 * The authority's schemas, tables and samples live beside the project, never inside it. Tests that need them use
 * them where they are; elsewhere they skip and say why.
 */
const sharedFolder = fileURLToPath(new URL('../../../../shared', import.meta.url));

export const hasShared: boolean = existsSync(join(sharedFolder, 'sri'));

/** The path of one of the shared files, by its path inside `shared/sri`. */
export function sharedPath(path: string): string {
  return join(sharedFolder, 'sri', path);
}

/** The text of one of the shared files. A missing one fails the test: the folder is there but incomplete. */
export function sharedFile(path: string): string {
  return readFileSync(sharedPath(path), 'utf8');
}

/**
 * A group of tests over the shared files. Without the folder it is skipped under a name that tells why; where
 * checks run for the record (CI) and the folder `shared` exists at all, a missing `sri` in it is a failure.
 */
export function describeWithShared(title: string, tests: () => void): void {
  if (hasShared || isSkippingForbidden()) {
    describe(title, tests);
    return;
  }
  const reason = 'the SRI files (../shared/sri) are not beside the project';
  console.warn(`skipped: ${title}: ${reason}`);
  describe.skip(`${title} [skipped: ${reason}]`, tests);
}

function isSkippingForbidden(): boolean {
  return Boolean(process.env.CI) && existsSync(sharedFolder);
}
