import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { stationResource } from '../../../../src-main/contract/head/stations/stations.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { runCli } from '../../../support/cli/run-cli.ts';
import { allSent, ran } from '../../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import type { AskedHead } from '../../../support/head/run-head.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { keyHolderOf, ownerOf } from '../../../support/service/api-client.ts';
import { testServices } from '../../../support/service/test-services.ts';

const stations = z.object({ data: z.array(stationResource) });

const lists = z.object({
  data: z.array(z.looseObject({ id: z.string() })),
  total_count: z.int(),
  offset: z.int(),
  next_cursor: z.string().nullable(),
});

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('a till with a head office', () => {
  const services = testServices();
  const heads = testHeads();
  const postgres = testPostgres();

  const newHead = () => heads.on(postgres.url());
  const codeOf = async (head: AskedHead, ...args: string[]) =>
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
    expect(await allSent(ownerOf(till))).toMatchObject({ state: 'enrolled', url: head.url });

    const key = (await ran(head.dataDir, ['head', 'keys', 'create', '--role', 'reader'])).trim();
    const { json } = await head.call('GET', '/v1/head/stations', { key });
    expect(stations.parse(json).data).toEqual([
      expect.objectContaining({ emission_points: ['001-001'], documents: 2, conflicts: 0 }),
    ]);
    expect(await ran(head.dataDir, ['head', 'stations'])).toMatch(/001-001 {2}2 documentos {2}al día/);
    expect([before.status, after.status]).toEqual(['authorized', 'authorized']);

    const [one] = lists.parse((await head.call('GET', '/v1/ec/invoices?limit=1', { key })).json).data;
    const all = lists.parse((await head.call('GET', '/v1/ec/documents', { key })).json);
    expect(one).toMatchObject({ id: after.id, number: after.number, status: 'authorized' });
    expect({ total: all.total_count, ids: all.data.map(({ id }) => id) }).toEqual({
      total: 2,
      ids: [after.id, before.id],
    });
    const page = lists.parse((await head.call('GET', '/v1/ec/invoices?limit=1', { key })).json);
    const next = await head.call('GET', `/v1/ec/invoices?limit=1&cursor=${page.next_cursor}`, { key });
    expect(lists.parse(next.json)).toMatchObject({ data: [{ id: before.id }], offset: 1, next_cursor: null });
    const shown = await head.call('GET', `/v1/ec/invoices/${after.id}`, { key });
    const here = await api.invoice(after.id);
    expect(shown.json).toMatchObject({ ...here, entity_id: expect.any(String) });
    expect(await head.file(`/v1/ec/invoices/${after.id}/xml`, key)).toEqual(await api.file(after.id, 'xml'));
    expect((await head.file(`/v1/ec/invoices/${after.id}/ride`, key)).subarray(0, 5).toString()).toBe(
      '%PDF-',
    );
    for (const typed of [
      after.number,
      after.access_key,
      after.buyer.name.slice(0, 4).toLowerCase(),
      after.number.slice(-9),
    ]) {
      const { json } = await head.call('GET', `/v1/ec/documents?q=${encodeURIComponent(typed)}`, { key });
      expect(
        lists.parse(json).data.map(({ id }) => id),
        typed,
      ).toContain(after.id);
    }
    const nobody = await head.call('GET', "/v1/ec/documents?q=nadie'%20%26%20!", { key });
    expect(lists.parse(nobody.json).total_count).toBe(0);
    expect((await head.call('GET', '/v1/ec/documents', { key: 'head_unknown' })).status).toBe(401);

    const second = await services.start();
    const again = await runCli(second.dataDir, ['enrol', code]);
    expect({ ...again, stdout: '' }).toMatchObject({ exitCode: 1 });
    expect(again.stderr).toMatch(/ya se usó/);

    await ran(till.dataDir, ['leave']);
    expect(await statusOf(till.dataDir)).toEqual({ state: 'not_enrolled' });
  });

  it('shows what is wrong with a code, and sends nothing to another server than the code names', async () => {
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
