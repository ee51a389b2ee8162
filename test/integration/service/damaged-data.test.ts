import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { integrityRecordsIn } from '../../../src-main/store/sqlite/integrity/integrity-record.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import {
  type ApiClient,
  apiClient,
  keyHolderOf,
  ownerOf,
  problemOf,
  syncOf,
} from '../../support/service/api-client.ts';
import { runProgram } from '../../support/service/run-program.ts';
import type { RunningService } from '../../support/service/run-service.ts';
import { testServices } from '../../support/service/test-services.ts';
import { damagePage } from '../../support/store/damage.ts';

const services = testServices();
const IN_BACKUP = 100;
const ISSUED = 110;

/** A data folder whose oldest signed documents lie on a page that was overwritten, and a backup from before. */
let damaged: string;
let backup: string;
let key: string;
const ids: string[] = [];

beforeAll(async () => {
  const service = await services.startProcess({ env: { MOSTRADOR_RATE_LIMIT: 'off' } });
  const client = await keyHolderOf(service);
  key = client.token;
  backup = join(services.newFolder(), 'respaldo.sqlite');
  await issueUntil(client, IN_BACKUP);
  await untilDelivered(service);
  expect(await runCli(service.dataDir, ['backup', backup])).toMatchObject({ exitCode: 0 });
  await issueUntil(client, ISSUED);
  await untilDelivered(service);
  await service.stop();
  damaged = service.dataDir;
  damagePage(join(damaged, 'mostrador.sqlite'), { table: 'document_revision', kind: 'leaf' });
});

describe('a damaged page', () => {
  it('is found while the service works, although nobody read it: from then on nothing is issued', async () => {
    const service = await startOn(copyOf(damaged));
    const client = holderOf(service);
    await eventually(
      () => service.log(),
      (log) => log.includes('the data file is damaged'),
    );
    await expectLocked(client);
    // Neither does another start forget it, before anything was read.
    await service.stop();
    await expectLocked(holderOf(await startOn(service.dataDir)));
  });

  it('is reported when a document on it is read; the others stay readable, and nothing is issued any more', async () => {
    const service = await startOn(checkedToday(copyOf(damaged)));
    const client = holderOf(service);
    const answers = [];
    for (const id of ids) answers.push(await client.call('GET', `/v1/ec/invoices/${id}/xml`));
    const lost = answers.filter(({ status }) => status !== 200);
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.length).toBeLessThan(20);
    expect(lost.map(problemOf)).toEqual(
      lost.map(() =>
        expect.objectContaining({
          status: 503,
          code: 'storage_damaged',
          detail: expect.stringMatching(/dañado.*restaure un respaldo/),
        }),
      ),
    );
    await expectLocked(client);
    expect((await client.call('GET', '/v1/ec/invoices?limit=10')).status).toBe(200);
  });

  it('is mended by a restore: the lost documents are back, and no number is given twice', async () => {
    const data = copyOf(damaged);
    const failed = await runCli(data, ['backup', join(services.newFolder(), 'otro.sqlite')]);
    expect(failed).toMatchObject({ exitCode: 7, stdout: '' });
    expect(failed.stderr).toMatch(/está dañado. Restaure un respaldo con «restore»/);
    const restored = await runCli(data, ['restore', backup]);
    expect(restored).toMatchObject({ exitCode: 0, stderr: '' });
    expect(restored.stdout).toContain('Los datos anteriores quedaron en');
    const service = await startOn(data);
    const client = holderOf(service);
    for (const id of ids.slice(0, IN_BACKUP)) {
      expect((await client.call('GET', `/v1/ec/invoices/${id}/xml`)).status).toBe(200);
    }
    const next = await client.issue(anInvoiceBody());
    expect(Number(next.number.slice(-9))).toBe(ISSUED + 1);
  });

  it.each([
    ['the description of the tables', 'sqlite_schema'],
    ['what a start reads', 'entity'],
  ])('in %s keeps the service from starting, with exit code 7 and how to go on', async (_, table) => {
    const data = copyOf(damaged);
    damagePage(join(data, 'mostrador.sqlite'), { table, kind: table === 'entity' ? 'leaf' : 'internal' });
    const { exitCode, stdout, stderr } = await runProgram('service', {
      args: ['--data', data, '--port', '0'],
    });
    expect({ exitCode, stdout }).toEqual({ exitCode: 7, stdout: '' });
    expect(stderr).toMatch(/^El archivo de datos de .* está dañado. Restaure un respaldo con «restore»/);
  });
});

async function issueUntil(client: ApiClient, count: number): Promise<void> {
  while (ids.length < count) ids.push((await client.issue(anInvoiceBody())).id);
}

async function untilDelivered(service: RunningService): Promise<void> {
  const { waiting } = await eventually(
    () => syncOf(ownerOf(service)),
    (sync) => sync.waiting === 0,
  );
  expect(waiting).toBe(0);
}

function copyOf(folder: string): string {
  const copy = services.newFolder();
  cpSync(folder, copy, { recursive: true });
  rmSync(join(copy, 'integrity.json'), { force: true });
  return copy;
}

/** No check is due. */
function checkedToday(folder: string): string {
  integrityRecordsIn(folder).write({ sound_at: new Date().toISOString() });
  return folder;
}

function startOn(data: string): Promise<RunningService> {
  return services.startProcess({ data, env: { MOSTRADOR_RATE_LIMIT: 'off' } });
}

function holderOf({ url }: RunningService): ApiClient {
  return apiClient(url, key);
}

async function expectLocked(client: ApiClient): Promise<void> {
  const answer = await client.call('POST', '/v1/ec/invoices', { body: anInvoiceBody() });
  expect(problemOf(answer)).toMatchObject({ status: 503, code: 'storage_damaged' });
}
