import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOldStore } from '../../support/old-store.ts';
import { keyHolderOf } from '../../support/service/api-client.ts';
import { canMount, mountingSkip, mountSmallDisk, unmount } from '../../support/service/mounts.ts';
import { runCli } from '../../support/service/run-cli.ts';
import { runProgram, startProgram } from '../../support/service/run-program.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const mounts = canMount();
const documents = Array.from({ length: 2000 }, () => ({ id: randomUUID(), status: 'authorized' }));
const progress = /^Actualizando los datos \(paso 1 de \d+\)\. No apague el equipo\.$/m;
let old: string;

beforeAll(() => {
  old = join(services.newFolder(), 'old.sqlite');
  makeOldStore(old, { version: 22, documents });
});

describe('a service that finds data of an earlier version', () => {
  it('says that it brings them up to date, and its ready line is still all it prints for programs', async () => {
    const service = await services.start({ data: oldFolder() });
    expect(service.log()).toMatch(progress);
    const { stdout } = await service.stop();
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(revisionsIn(service.dataDir)).toBe(documents.length);
  });

  it('goes on at the next start where it was killed in the middle, and nothing is lost', async () => {
    const data = oldFolder();
    const first = startProgram('service', { args: ['--data', data, '--port', '0'] });
    if (first.child.stderr === null) throw new Error('its messages are read');
    await once(createInterface({ input: first.child.stderr }), 'line');
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await services.start({ data });
    const client = await keyHolderOf(second);
    expect((await client.call('GET', '/v1/ec/invoices')).status).toBe(200);
    await second.stop();
    expect(revisionsIn(data)).toBe(documents.length);
  });

  it('is told by the command line too, which opens the data itself where no service runs', async () => {
    const { exitCode, stderr } = await runCli(oldFolder(), ['status']);
    expect(stderr).toMatch(progress);
    expect(exitCode).toBe(0);
  });
});

describe.skipIf(!mounts)(`on a disk without room for that${mounts ? '' : ` ${mountingSkip}`}`, () => {
  const disk = services.newFolder();
  afterAll(() => unmount(disk));

  it('ends with exit code 6, how much is missing and the data as they were', async () => {
    expect(mountSmallDisk(disk)).toBe(true);
    const file = join(disk, 'mostrador.sqlite');
    makeOldStore(file, { version: 22, documents: documents.slice(0, 10) });
    const before = readFileSync(file);
    const { exitCode, stdout, stderr } = await runProgram('service', {
      args: ['--data', disk, '--port', '0'],
    });
    expect({ exitCode, stdout }).toEqual({ exitCode: 6, stdout: '' });
    expect(stderr).toMatch(/^Para actualizar los datos de .* hacen falta \d+ MB libres .* y hay \d MB\./);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

function revisionsIn(data: string): unknown {
  const database = new Database(join(data, 'mostrador.sqlite'), { readonly: true });
  const found = database.prepare('SELECT count(*) FROM document_revision').pluck().get();
  database.close();
  return found;
}

function oldFolder(): string {
  const folder = services.newFolder();
  copyFileSync(old, join(folder, 'mostrador.sqlite'));
  return folder;
}
