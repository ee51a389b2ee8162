import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { postgresUser } from './postgres-user.ts';

const execute = promisify(execFile);

export interface ServerOptions {
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
  readonly databaseDir: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly log: (message: string) => void;
}

/** How much of what PostgreSQL wrote is in an error, letters. */
const OUTPUT_IN_ERROR = 2_000;

export type PostgresServer = ReturnType<typeof makePostgresServer>;

/** A PostgreSQL on files of ours, as a child of this process: with none that the system itself runs it has anything in common. */
export function makePostgresServer({ programs, databaseDir, port, user, password, log }: ServerOptions) {
  const runsAs = postgresUser();
  // Nothing else of this program's environment is its business. Its messages are looked at, and those of other languages say something else.
  const { PATH, TZ } = process.env;
  const spawned = { ...runsAs, env: { PATH, TZ, LC_ALL: 'C' } };
  let child: ChildProcess | undefined;
  let output = '';

  const running = () => (child && child.exitCode === null && child.signalCode === null ? child : undefined);

  /** With what it wrote last, as that is where it says why. */
  const failure = (message: string) =>
    Object.assign(new Error(`${message}: ${output.trim()}`), {
      ...(output.includes('No space left on device') && { code: 'ENOSPC' }),
    });

  return {
    /** Its process; undefined where it does not run. */
    running,
    failure,

    /** Makes the files, whole or not at all: what was cut short is made anew. */
    async initialise(signal?: AbortSignal): Promise<void> {
      const [parent, unfinished] = [dirname(databaseDir), `${basename(databaseDir)}.new-`];
      for (const name of readdirSync(parent).filter((entry) => entry.startsWith(unfinished))) {
        rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 10 });
      }
      const made = mkdtempSync(join(parent, unfinished));
      const passwordFile = `${databaseDir}.password`;
      writeFileSync(passwordFile, password, { mode: 0o600 });
      if (runsAs) for (const path of [made, passwordFile]) chownSync(path, runsAs.uid, runsAs.gid);
      const args = [
        ...[`--pgdata=${made}`, '--auth=scram-sha-256', `--username=${user}`, `--pwfile=${passwordFile}`],
        ...['--encoding=UTF8', '--locale=C.UTF-8', '--lc-messages=C', '--data-checksums'],
      ];
      const initdb = execute(join(programs, 'initdb'), args, spawned);
      // It notices a gentler signal at the end of each of its steps alone.
      const giveUp = () => initdb.child.kill('SIGKILL');
      signal?.addEventListener('abort', giveUp);
      try {
        // Until its own children have ended too, which have its output.
        await initdb;
        renameSync(made, databaseDir);
      } catch (reason) {
        rmSync(made, { recursive: true, force: true, maxRetries: 10 });
        signal?.throwIfAborted();
        output = (reason instanceof Error ? reason.message : String(reason)).slice(-OUTPUT_IN_ERROR);
        throw failure('the files of PostgreSQL were not made');
      } finally {
        signal?.removeEventListener('abort', giveUp);
        rmSync(passwordFile, { force: true });
      }
    },

    /** Rejects where it ends before it takes connections. */
    start(): Promise<void> {
      const args = ['-D', databaseDir, '-p', String(port)];
      const own = spawn(
        join(programs, 'postgres'),
        [...args, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
        { ...spawned, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      child = own;
      output = '';
      const endWithThis = () => own.kill('SIGINT');
      process.once('exit', endWithThis);
      own.once('exit', () => process.off('exit', endWithThis));
      return new Promise((resolve, reject) => {
        own.once('error', reject);
        own.once('close', () => reject(failure('PostgreSQL did not start')));
        own.stderr.on('data', (chunk: Buffer) => {
          log(chunk.toString());
          output = (output + chunk.toString()).slice(-OUTPUT_IN_ERROR);
          if (output.includes('database system is ready to accept connections')) resolve();
        });
      });
    },

    async stop(): Promise<void> {
      const own = running();
      if (!own) return;
      const ended = once(own, 'exit');
      // A fast shutdown.
      own.kill('SIGINT');
      await ended;
    },

    clientOf: (database: string) => new pg.Client({ user, password, port, host: '127.0.0.1', database }),
  };
}
