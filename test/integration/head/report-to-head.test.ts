import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { stationResource } from '../../../src-main/contract/head/stations.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import { type RunningHead, testHeads } from '../../support/head/run-head.ts';
import { keyHolderOf } from '../../support/service/api-client.ts';
import { runCli } from '../../support/service/run-cli.ts';
import { testServices } from '../../support/service/test-services.ts';

const stations = z.object({ data: z.array(stationResource) });

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('a till with a head office', () => {
  const services = testServices();
  const heads = testHeads();
  const postgres = testPostgres();

  const newHead = () =>
    heads.start(['--data', services.newFolder(), '--port', '0', '--database', postgres.url()]);
  const codeOf = async (head: RunningHead, ...args: string[]) =>
    (await ran(head.dataDir, ['head', 'codes', 'create', ...args])).trim();
  const statusOf = async (data: string) => JSON.parse(await ran(data, ['status', '--json'])).head_office;

  it('is enrolled with a code once, reports what it issued before and after, and leaves', async () => {
    const head = await newHead();
    const till = await services.start();
    const api = await keyHolderOf(till);
    const before = await api.issue(anInvoiceBody(), 'wait=20');
    expect(await statusOf(till.dataDir)).toEqual({ state: 'not_enrolled' });

    const code = await codeOf(head);
    await ran(till.dataDir, ['enrol', code]);
    const after = await api.issue(anInvoiceBody(), 'wait=20');
    const status = await eventually(
      () => statusOf(till.dataDir),
      ({ waiting, position }) => waiting === 0 && position > 0,
    );
    expect(status).toMatchObject({ state: 'enrolled', url: head.url });

    const key = (await ran(head.dataDir, ['head', 'keys', 'create', '--role', 'reader'])).trim();
    const { json } = await head.call('GET', '/v1/head/stations', key);
    expect(stations.parse(json).data).toEqual([
      expect.objectContaining({ emission_points: ['001-001'], documents: 2, conflicts: 0 }),
    ]);
    expect(await ran(head.dataDir, ['head', 'stations'])).toMatch(/001-001 {2}2 documentos {2}al día/);
    expect([before.status, after.status]).toEqual(['authorized', 'authorized']);

    const second = await services.start();
    const again = await runCli(second.dataDir, ['enrol', code]);
    expect({ ...again, stdout: '' }).toMatchObject({ exitCode: 1 });
    expect(again.stderr).toMatch(/ya se usó/);
    const taken = await runCli(second.dataDir, ['enrol', await codeOf(head)]);
    expect(taken.stderr).toMatch(/punto 001-001/);
    const elsewhere = await runCli(second.dataDir, ['enrol', await codeOf(head, '--establishment', '002')]);
    expect(elsewhere.stderr).toMatch(/para el establecimiento 002/);

    await ran(till.dataDir, ['leave']);
    expect(await statusOf(till.dataDir)).toEqual({ state: 'not_enrolled' });
  });

  it('is told what is wrong with a code, and sends nothing to another server than the code names', async () => {
    const head = await newHead();
    const till = await services.start();
    const noCode = await runCli(till.dataDir, ['enrol', 'ABCD-EFGH']);
    expect(noCode.stderr).toMatch(/No es un código de matriz/);
    const other = await newHead();
    const code = (await codeOf(head)).replace(head.url, other.url);
    const wrong = await runCli(till.dataDir, ['enrol', code]);
    expect(wrong.stderr).toMatch(/su certificado es otro/);
    await head.stop();
    const gone = await runCli(till.dataDir, ['enrol', code.replace(other.url, head.url)]);
    expect(gone.stderr).toMatch(/no contesta/);
  });
});

async function ran(data: string, args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runCli(data, args);
  if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}: ${stderr}`);
  return stdout;
}
