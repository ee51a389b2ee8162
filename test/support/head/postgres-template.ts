import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openDatabase } from '../../../src-main/head/database/open-database.ts';
import { startEmbeddedDatabase } from '../../../src-main/head/embedded/embedded-database.ts';
import { openDeliveryJobs } from '../../../src-main/head/webhooks/delivery-jobs.ts';
import { closedFolders } from '../tools/let-other-users-through.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const cacheFolder = join(root, 'node_modules', '.cache', 'mostrador');

const folders = ['src-main/head/database', 'src-main/head/embedded'];

/** What the files of a new server depend on. */
const sources = [
  'package-lock.json',
  'test/support/head/postgres-template.ts',
  'src-main/head/webhooks/delivery-jobs.ts',
  ...folders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)),
];

/** The database that those of new head offices are copied from: its tables, and those of jobs, take most of a second to make. */
export const newHeadDatabase = 'new_head';

/**
 * Each head office of a test file keeps some ten connections, until the file ends. The server is killed in tests, and its
 * disk filled; no power goes, and what the system was handed stays.
 */
const settings = 'max_connections = 400\nfsync = off\nfull_page_writes = off\n';

/**
 * The files of a PostgreSQL server with the tables of a new head office, made once: `initdb` takes seconds, a copy tenths. As vitest's
 * global set-up, so that no two workers make them.
 */
export async function setup(): Promise<void> {
  if (process.platform !== 'linux' || existsSync(templateFolder()) || closedFolders().length > 0) return;
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-template-'));
  const copy = `${templateFolder()}.${process.pid}`;
  try {
    const database = await startEmbeddedDatabase(folder, () => {});
    await makeNewHeadDatabase(database.url);
    await database.stop();
    appendFileSync(join(folder, 'postgres', 'postgresql.conf'), settings);
    mkdirSync(cacheFolder, { recursive: true });
    copyWithOwners(folder, copy);
    renameSync(copy, templateFolder());
  } catch (reason) {
    console.warn(`no template of PostgreSQL: ${reason}`);
  } finally {
    for (const made of [folder, copy]) rmSync(made, { recursive: true, force: true });
  }
}

/** Fills a folder with the files of a server; false where there is no template, and the folder stays empty. */
export function copyTemplate(folder: string): boolean {
  if (!existsSync(templateFolder())) return false;
  copyWithOwners(templateFolder(), folder);
  return true;
}

/** Makes a database with the tables of a head office, which is nobody's: each copy becomes a business of its own. */
export async function makeNewHeadDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${newHeadDatabase}`);
  await client.end();
  const made = String(Object.assign(new URL(url), { pathname: newHeadDatabase }));
  const database = await openDatabase(made, () => {});
  await database.deleteFrom('business').execute();
  await database.destroy();
  const jobs = await openDeliveryJobs(made, () => {});
  await jobs.stop();
}

function templateFolder(): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(join(root, source)));
  return join(cacheFolder, `postgres-${hash.digest('hex').slice(0, 16)}`);
}

/** As root the files belong to the user that the server runs as, which Node's own copy does not keep. */
function copyWithOwners(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${from} could not be copied: ${stderr}`);
}
