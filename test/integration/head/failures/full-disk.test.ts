import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { attentionItem } from '../../../../src-main/contract/head/attention.ts';
import { readHeadFile } from '../../../../src-main/process/head/head-file.ts';
import { makeHeadClient } from '../../../../src-main/station/head-client.ts';
import { eventually } from '../../../support/eventually.ts';
import { differences } from '../../../support/head/differences.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import type { AskedHead } from '../../../support/head/run-head.ts';
import { smallDisk } from '../../../support/head/small-disk.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { openTill } from '../../../support/head/till.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const attention = z.object({ data: z.array(attentionItem) });

async function kindsOfAttention(head: AskedHead) {
  const { status, json } = await head.call('GET', '/v1/head/attention');
  expect(status).toBe(200);
  return attention.parse(json).data.map(({ kind }) => kind);
}

describe.skipIf(missing !== undefined)('a head office whose disk is full', () => {
  const heads = testHeads();
  const postgres = testPostgres();

  it('says so, stays up, and goes on by itself once there is room, with all that was issued meanwhile', async ({
    skip,
  }) => {
    const disk = smallDisk(64, postgres.folder);
    if (!disk) return skip('this machine mounts no small disk for us');
    const database = await postgres.anotherOn(disk);
    const head = await heads.onProcess(database);
    const till = await openTill();
    const first = await till.issue();
    await till.enrol(head);
    await till.allSent();

    disk.fill();
    // The pages that there are have some room left.
    await eventually(
      async () => {
        await till.issue();
        return till.office.read();
      },
      ({ problem = '' }) => problem.includes('No queda espacio en el disco de la matriz'),
    );
    expect(await kindsOfAttention(head)).toContain('storage_full');
    expect(await head.call('GET', `/v1/ec/documents/${first}`)).toMatchObject({ status: 200 });
    const client = makeHeadClient(head);
    onTestFinished(() => client.close());
    const key = readHeadFile(head.dataDir)?.owner_token ?? '';
    await eventually(
      () => client.call({ method: 'POST', path: '/v1/head/enrolment-codes', key }),
      ({ status, retryAfterSeconds = 0 }) => status === 503 && retryAfterSeconds > 0,
    );

    disk.free();
    till.office.retry();
    await till.allSent();
    expect(await kindsOfAttention(head)).not.toContain('storage_full');
    expect(await differences(database, [till.folder])).toEqual([]);
    expect((await head.stop()).exitCode).toBe(0);
  });
});
