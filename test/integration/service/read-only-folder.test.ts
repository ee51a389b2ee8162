import { beforeAll, describe, expect, it } from 'vitest';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { canSealFiles, sealFiles, sealingSkip, unsealFiles } from '../../support/machine/seal-files.ts';
import { type ApiClient, keyHolderOf, ownerOf, problemOf, syncOf } from '../../support/service/api-client.ts';
import type { RunningService } from '../../support/service/run-service.ts';
import { testServices } from '../../support/service/test-services.ts';
import { untilAtRest } from './process-at-rest.ts';

const services = testServices();
const can = canSealFiles();

describe.skipIf(!can)(`a data folder that becomes read-only${can ? '' : ` ${sealingSkip}`}`, () => {
  let service: RunningService;
  let owner: ApiClient;
  let client: ApiClient;
  let unused: ApiClient;

  beforeAll(async () => {
    service = await services.startProcess();
    owner = ownerOf(service);
    client = await keyHolderOf(service);
    unused = await keyHolderOf(service);
    await client.issue(anInvoiceBody(), 'wait=15');
    await holdDeliveries(owner);
    await client.issue(anInvoiceBody());
    sealFiles(service.pid);
  });

  it('locks issuing with storage_read_only, in words for a person, and every time', async () => {
    for (let again = 0; again < 5; again += 1) {
      const answer = await client.call('POST', '/v1/ec/invoices', { body: anInvoiceBody() });
      expect(answer.status).toBe(403);
      expect(problemOf(answer)).toMatchObject({
        code: 'entity_locked',
        detail: expect.stringContaining('No se puede escribir en la carpeta de datos'),
        errors: [{ code: 'storage_read_only' }],
      });
    }
  });

  it('says so in the log, once', () => {
    expect(service.log().match(/"storage":\{"kind":"read_only"/g)).toHaveLength(1);
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
    const before = service.log().length;
    await owner.call('DELETE', '/v1/local/sandbox/conditions');
    // It has tried to send what waits, and to write down how that went.
    await eventually(
      () => service.log().slice(before),
      (log) => log.includes('SqliteError'),
    );
    await untilAtRest(service.pid);
    expect(service.log().length - before).toBeLessThan(100_000);
  });

  it('issues again once it can be written, without having lost or doubled a number', async () => {
    unsealFiles(service.pid);
    const issued = await client.issue(anInvoiceBody());
    expect(Number(issued.number.slice(-9))).toBe(3);
  });

  it('delivers then what waited', async () => {
    // The pause after the authority's silence is not what this is about; the worker's own rest must be over.
    await owner.call('POST', '/v1/local/sync/try-now');
    const { waiting } = await eventually(
      () => syncOf(owner),
      (sync) => sync.waiting === 0,
    );
    expect(waiting).toBe(0);
  });
});

/** What is issued from now on waits to be sent. */
async function holdDeliveries(owner: ApiClient): Promise<void> {
  const body = { reception: 'unavailable', authorization: 'unavailable', latency_ms: 0 };
  const answer = await owner.call('PUT', '/v1/local/sandbox/conditions', { body });
  expect(answer.status).toBe(200);
}
