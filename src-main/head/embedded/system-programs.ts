import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where systems have the programs of a PostgreSQL server, a folder for each version: `…/16/bin`. */
const places: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['/usr/lib/postgresql'],
  win32: ['C:\\Program Files\\PostgreSQL'],
  darwin: ['/Library/PostgreSQL', '/Applications/Postgres.app/Contents/Versions'],
};

/** Older ones lack what the head office needs. */
const OLDEST = 15;

/**
 * The folder of the programs of the newest PostgreSQL that the system has; of the version that made the files, where they are
 * there, as no other reads them. Undefined without one.
 *
 * @param folders where to look; where this system has them when left out
 */
export function systemPrograms(
  databaseDir: string,
  folders: readonly string[] = places[process.platform] ?? [],
): string | undefined {
  const file = join(databaseDir, 'PG_VERSION');
  const made = existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
  const [newest] = folders
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder).map((name) => ({ version: Number(name), folder: join(folder, name, 'bin') })),
    )
    .filter(({ version }) => (made === undefined ? version >= OLDEST : version === made))
    .filter(({ folder }) => ['initdb', 'initdb.exe'].some((name) => existsSync(join(folder, name))))
    .sort((one, other) => other.version - one.version);
  return newest?.folder;
}
