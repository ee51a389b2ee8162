import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serverIn } from '../../../../src-main/head/embedded/embedded-database.ts';
import { systemPrograms } from '../../../../src-main/head/embedded/system-programs.ts';
import { makeSystemServer } from '../../../../src-main/head/embedded/system-server.ts';
import { closedFolders } from '../../../support/tools/let-other-users-through.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mostrador-system-'));
const databaseDir = join(folder, 'postgres');
const programs = systemPrograms(databaseDir);
const isMissing = programs === undefined || closedFolders().length > 0;
if (isMissing) console.warn('SKIPPED: no PostgreSQL of the system');

it.skipIf(isMissing)('a head office runs on the PostgreSQL of the system, on files of its own', async () => {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o711);
  const port = 20_000 + (process.pid % 9_000);
  const server = makeSystemServer(programs ?? '', {
    ...{
      databaseDir,
      port,
      user: 'mostrador',
      password: 'a password',
      authMethod: 'scram-sha-256',
      persistent: true,
    },
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  expect(serverIn(databaseDir)).toBe(server.process?.pid);
  const client = server.getPgClient('postgres', '127.0.0.1');
  await client.connect();
  expect((await client.query('SELECT current_user AS name')).rows).toEqual([{ name: 'mostrador' }]);
  await client.end();
  await server.stop();
  expect(serverIn(databaseDir)).toBeUndefined();
  await server.stop();
});
