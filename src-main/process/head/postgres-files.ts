import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of PostgreSQL that made these files, `16`, which alone reads them; undefined where there are none. */
export function filesVersion(databaseDir: string): number | undefined {
  const file = join(databaseDir, 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}
