import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readinessResource } from '../../../src-main/contract/business/entity.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { fillDisk } from '../../support/machine/fill-disk.ts';
import { canMount, mountingSkip, mountSmallDisk, unmount } from '../../support/machine/mounts.ts';
import {
  type ApiClient,
  apiClient,
  invoiceOf,
  keyHolderOf,
  ownerOf,
  problemOf,
  syncOf,
} from '../../support/service/api-client.ts';
import { runProgram } from '../../support/service/run-program.ts';
import type { RunningService } from '../../support/service/run-service.ts';
import { testServices } from '../../support/service/test-services.ts';
import { untilAtRest } from './process-at-rest.ts';

const services = testServices();
const disk = services.newFolder();
const mounts = canMount();

afterAll(() => {
  if (mounts) unmount(disk);
});

describe.skipIf(!mounts)(`a full disk${mounts ? '' : ` ${mountingSkip}`}`, () => {
  const ballast = join(disk, 'ballast');
  let service: RunningService;
  let client: ApiClient;
  let unused: ApiClient;
  let logBefore = 0;

  beforeAll(async () => {
    expect(mountSmallDisk(disk)).toBe(true);
    service = await services.startProcess({ data: join(disk, 'data') });
    client = await keyHolderOf(service);
    unused = await keyHolderOf(service);
    await client.issue(anInvoiceBody(), 'wait=15');
    logBefore = service.log().length;
    fillDisk(ballast);
  });

  it('refuses to issue with 507 storage_full, every time and never with a document half made', async () => {
    const answers = await issueUntilFull(client);
    for (let again = 0; again < 5; again += 1) answers.push(await post(client));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(problemOf)).toEqual(
      refused.map(() => expect.objectContaining({ code: 'storage_full' })),
    );
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 507));
    expect(refused.length).toBeGreaterThan(5);
  });

  it('goes on reading: lists, documents, files, also with a key that was never used', async () => {
    for (const reader of [client, unused]) {
      const list = await reader.call('GET', '/v1/ec/invoices?limit=100');
      expect(list.status).toBe(200);
      const { data } = list.json();
      const oldest = Array.isArray(data) ? data.at(-1) : undefined;
      for (const path of ['', '/xml', '/ride']) {
        const answer = await reader.call('GET', `/v1/ec/invoices/${oldest.id}${path}`);
        expect([path, answer.status]).toEqual([path, 200]);
      }
    }
  });

  it('does not spin on what it cannot store', async () => {
    await untilAtRest(service.pid);
    expect(service.log().length - logBefore).toBeLessThan(200_000);
  });

  it('says so when it is started on the full disk, with exit code 6', async () => {
    const { exitCode, stdout, stderr } = await runProgram('service', {
      args: ['--data', join(disk, 'another'), '--port', '0'],
    });
    expect({ exitCode, stdout }).toEqual({ exitCode: 6, stdout: '' });
    expect(stderr).toMatch(/^No queda espacio en el disco de /);
  });

  it('issues again when there is room, without having lost or doubled a number', async () => {
    rmSync(ballast);
    const issued = await client.issue(anInvoiceBody());
    const list = await client.call('GET', '/v1/ec/invoices?limit=100');
    const { data } = list.json();
    const numbers = (Array.isArray(data) ? data : []).map(({ number }) => Number(number.slice(-9)));
    const expected = Array.from({ length: numbers.length }, (_, index) => numbers.length - index);
    expect(numbers).toEqual(expected);
    expect(Number(issued.number.slice(-9))).toBe(numbers.length);
  });

  it('delivers then what waited', async () => {
    const owner = ownerOf(service);
    const { waiting } = await eventually(
      () => syncOf(owner),
      (sync) => sync.waiting === 0,
    );
    expect(waiting).toBe(0);
  });
});

describe.skipIf(!mounts)(`a start on a full disk${mounts ? '' : ` ${mountingSkip}`}`, () => {
  const small = services.newFolder();
  const data = join(small, 'data');
  const ballast = join(small, 'ballast');
  let client: ApiClient;

  beforeAll(async () => {
    expect(mountSmallDisk(small)).toBe(true);
    const before = await services.start({ data });
    client = await keyHolderOf(before);
    await client.issue(anInvoiceBody(), 'wait=15');
    await before.stop();
    fillDisk(ballast);
  });
  afterAll(() => {
    if (mounts) unmount(small);
  });

  it.each(['first', 'second'])('shows everything and issues nothing, the %s time too', async () => {
    const service = await services.start({ data });
    const reader = apiClient(service.url, client.token);
    const list = await reader.call('GET', '/v1/ec/invoices');
    expect(list.status).toBe(200);
    const [invoice] = issuedInvoices.parse(list.json()).data;
    for (const path of ['', '/xml', '/ride']) {
      expect((await reader.call('GET', `/v1/ec/invoices/${invoice?.id}${path}`)).status).toBe(200);
    }
    const report = '/v1/ec/documents/report';
    expect((await reader.call('GET', report)).status).toBe(200);
    for (let again = 0; again < 3; again += 1) {
      expect(problemOf(await post(reader))).toMatchObject({
        status: 507,
        code: 'storage_full',
        detail: expect.stringContaining('Libere espacio'),
      });
    }
    const readiness = await reader.call('GET', `/v1/ec/entities/${invoice?.entity_id}/readiness`);
    expect(readinessResource.parse(readiness.json())).toMatchObject({ ready: false });
    const status = await runCli(data, ['status']);
    expect(status).toMatchObject({ exitCode: 0, stderr: '' });
    expect(status.stdout).toContain('no está listo para emitir: No queda espacio en el disco');
    await service.stop();
    fillDisk(`${ballast}-more`);
  });

  it('issues again by itself once there is room, with the next number', async () => {
    const service = await services.start({ data });
    const again = apiClient(service.url, client.token);
    expect(problemOf(await post(again))).toMatchObject({ code: 'storage_full' });
    for (const file of [ballast, `${ballast}-more`]) rmSync(file);
    const answer = await eventually(
      () => post(again),
      ({ status }) => status === 201,
    );
    expect(invoiceOf(answer, 201).number).toMatch(/000000002$/);
    await service.stop();
  });
});

const issuedInvoices = z.looseObject({
  data: z.array(z.looseObject({ id: z.string(), entity_id: z.string() })),
});

function post(client: ApiClient) {
  return client.call('POST', '/v1/ec/invoices', { body: anInvoiceBody() });
}

/** Issues until the room that the write-ahead log had left is used up too; at most as many as 2 MB could hold. */
async function issueUntilFull(client: ApiClient) {
  const answers = [];
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await post(client);
    answers.push(answer);
    if (answer.status !== 201) return answers;
    invoiceOf(answer, 201);
  }
  throw new Error('the disk never filled up');
}
