import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { serverIn, startEmbeddedDatabase } from '../../../../src-main/head/embedded/embedded-database.ts';
import { systemPrograms } from '../../../../src-main/head/embedded/postgres-programs.ts';
import { closedFolders } from '../../../support/tools/let-other-users-through.mjs';

const installed = systemPrograms();
const isMissing = installed.length === 0 || closedFolders().length > 0;
if (isMissing) console.warn('SKIPPED: no PostgreSQL of the system');

it.skipIf(isMissing)('a head office runs on the PostgreSQL of the system, on files of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-system-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = join(folder, 'postgres');
  // What a first start left that was cut short.
  mkdirSync(join(folder, 'postgres.new-1', 'base'), { recursive: true });
  const database = await startEmbeddedDatabase(folder, () => {}, { installed });
  const pid = serverIn(files);
  expect(pid).toBeGreaterThan(1);
  expect(readdirSync(folder).sort()).toEqual(['postgres', 'postgres-password']);
  const names = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  expect(names.filter((line) => line !== '' && !/^(PATH|TZ|LC_ALL|PG\w+)=/.test(line))).toEqual([]);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  expect((await client.query('SELECT current_user AS name')).rows).toEqual([{ name: 'mostrador' }]);
  await client.end();
  await database.stop();
  expect(serverIn(files)).toBeUndefined();
  await database.stop();
});
