import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type ImportItemResource,
  type ImportResource,
  importItemList,
  importResource,
} from '../../../src-main/contract/import.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { type MixedHistory, makeMixedHistory } from '../../support/import-files/mixed-history.ts';
import { tableOf } from '../../support/import-files/result-table.ts';
import { type ImportAuthorityDouble, startImportAuthority } from '../../support/network/import-authority.ts';
import { apiClient, keyHolderOf } from '../../support/service/api-client.ts';
import type { RunningService } from '../../support/service/run-service.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../../support/shops/business-file.ts';

/** 600 in every run of the tests; `MOSTRADOR_IMPORT_ENTRIES=10000` for the whole of it. */
const entries = z.coerce.number().int().min(300).default(600).parse(process.env.MOSTRADOR_IMPORT_ENTRIES);
/** Nothing reaches it but what hangs. */
const LONGEST_MS = 3_600_000;

const services = testServices();
let history: MixedHistory;
let authority: ImportAuthorityDouble;

beforeAll(async () => {
  history = await makeMixedHistory({ entries, silence: false });
  authority = await startImportAuthority(history.authority, 2);
}, LONGEST_MS);
afterAll(() => authority.close());

interface Program {
  readonly service: RunningService;
  readonly token: string;
}

async function restart({ service, token }: Program): Promise<Program> {
  const env = { MOSTRADOR_AUTHORITY_TEST_URL: authority.url, MOSTRADOR_RATE_LIMIT: 'off' };
  return { service: await services.startProcess({ data: service.dataDir, env }), token };
}

async function open(): Promise<Program> {
  const env = { MOSTRADOR_AUTHORITY_TEST_URL: authority.url, MOSTRADOR_RATE_LIMIT: 'off' };
  const service = await services.startProcess({ env });
  const folder = services.newFolder();
  const business = aBusiness({ certificate: writeCertificate(folder).relative });
  const setup = await runCli(service.dataDir, ['setup', '--file', writeBusinessFile(folder, business)]);
  expect(setup).toMatchObject({ exitCode: 0 });
  return { service, token: (await keyHolderOf(service, 'test')).token };
}

async function upload({ service, token }: Program): Promise<ImportResource> {
  const form = new FormData();
  for (const { name, content } of history.files) form.append('file', new File([Buffer.from(content)], name));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${service.url}/v1/ec/imports`, { method: 'POST', headers, body: form });
  expect(answer.status).toBe(201);
  return importResource.parse(await answer.json());
}

async function read({ service, token }: Program, id: string): Promise<ImportResource> {
  const answer = await apiClient(service.url, token).call('GET', `/v1/ec/imports/${id}`);
  return importResource.parse(answer.json());
}

/** Lets the import go on until it stands so. */
async function until(program: Program, id: string, isSo: (stored: ImportResource) => boolean) {
  const giveUpAt = performance.now() + LONGEST_MS;
  for (;;) {
    const stored = await read(program, id);
    if (isSo(stored)) return stored;
    if (performance.now() > giveUpAt) throw new Error(`not in time: ${JSON.stringify(stored.counts)}`);
    // More often than eventually asks: the import would be over.
    await sleep(10);
  }
}

async function itemsOf({ service, token }: Program, id: string): Promise<readonly ImportItemResource[]> {
  const items: ImportItemResource[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const path = `/v1/ec/imports/${id}/items?limit=100${query}`;
    const page = importItemList.parse((await apiClient(service.url, token).call('GET', path)).json());
    items.push(...page.data);
    cursor = page.next_cursor;
  }
  return items;
}

it(`gives ${entries} mixed documents exactly their results though the service is killed twice in the middle`, {
  timeout: LONGEST_MS,
}, async () => {
  let program = await open();
  const { id } = await upload(program);

  const reading = await until(program, id, ({ counts }) => counts.found > history.expected.size / 3);
  expect(reading).toMatchObject({ status: 'processing', counts: { imported: 0 } });
  await program.service.kill();
  program = await restart(program);

  await until(program, id, ({ counts }) => counts.imported > history.imported / 2);
  await program.service.kill();
  program = await restart(program);
  expect((await read(program, id)).status).toBe('processing');

  const done = await until(program, id, ({ status }) => status !== 'processing');
  expect(done.status).toBe('completed');
  expect(tableOf(await itemsOf(program, id))).toEqual(history.expected);
  expect(done.counts).toMatchObject({
    found: history.expected.size,
    pending: 0,
    imported: history.imported,
  });
  expect(done.sales_total).toBe((history.imported * 11.5).toFixed(2));
  const documents = await apiClient(program.service.url, program.token).call(
    'GET',
    '/v1/ec/invoices?channel=imported&limit=1',
  );
  expect(documents.json().total_count).toBe(history.imported);
  expect(program.service.log()).not.toContain('import failed');
});
