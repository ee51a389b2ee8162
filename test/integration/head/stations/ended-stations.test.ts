import { cpSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readinessResource } from '../../../../src-main/contract/business/entity.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { runCli } from '../../../support/cli/run-cli.ts';
import { allSent, askToEnrol, ended, enrol, ran, stationsOf } from '../../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { type LiveShop, liveInvoices, liveShops, sequentialOf } from '../../../support/numbers/live-shop.ts';
import { keyHolderOf, problemOf } from '../../../support/service/api-client.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('a till that its head office does not follow any more', () => {
  const shops = liveShops();
  const heads = testHeads();
  const postgres = testPostgres();

  const newHead = async () => heads.on(await postgres.another());

  it('issues nothing live where it is a copy, until it has a point and an identity of its own', async () => {
    const head = await newHead();
    const data = await shops.setUp();
    const first = await shops.open(data);
    await enrol(first.owner, head);
    await first.sell('wait=20');
    await allSent(first.owner);
    await first.service.stop();
    const copied = shops.services.newFolder();
    cpSync(data, copied, { recursive: true, preserveTimestamps: true });
    const again = await shops.open(data);
    await again.sell('wait=20');
    await allSent(again.owner);

    const copy = await shops.open(copied);
    await ended(copy.owner, 'forked');
    await isRefused(copy, {
      reason: 'forked',
      message: /Otra computadora informa a la matriz como esta caja/,
    });
    expect(sequentialOf(await again.sell('wait=20'))).toBe(3);
    expect((await allSent(again.owner)).state).toBe('enrolled');
    expect((await head.call('GET', '/v1/head/attention')).json).toMatchObject({
      data: [{ kind: 'station_forked', station: expect.stringContaining('002') }],
    });

    await addPoint(copy, '009');
    // Nor is anything issued at the new point before it is enrolled.
    await isRefused(copy, { reason: 'forked', message: /código nuevo/ });
    await enrol(copy.owner, head);
    const own = await copy.client.issue({ ...anInvoiceBody(), emission_point: '009' }, 'wait=20');
    expect(own).toMatchObject({ number: '002-009-000000001', status: 'authorized' });
    expect(await allSent(copy.owner)).toMatchObject({ state: 'enrolled' });
    expect((await liveInvoices(copy.owner)).stopped).toMatchObject({ reason: 'unproven' });
    expect((await stationsOf(head)).map(({ conflicts }) => conflicts)).toEqual([0, 0]);
    await Promise.all([again.service.stop(), copy.service.stop()]);
  });

  it('issues nothing live where it was revoked, keeps what it has, and goes on once it is enrolled anew', async () => {
    const head = await newHead();
    const data = await shops.setUp();
    const shop = await shops.openProcess(data);
    await enrol(shop.owner, head);
    const sold = await shop.sell('wait=20');
    await allSent(shop.owner);
    const [{ id = '' } = {}] = await stationsOf(head);
    const revoke = `/v1/head/stations/${id}/revoke`;
    const { json } = await head.call('POST', '/v1/head/keys', { body: { role: 'accountant' } });
    const { key } = z.object({ key: z.string() }).parse(json);
    expect((await head.call('POST', revoke, { key })).status).toBe(403);
    const unknown = await runCli(head.dataDir, ['head', 'stations', 'revoke', 'no-such-till']);
    expect(unknown).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(/no tiene esa caja/) });
    await ran(head.dataDir, ['head', 'stations', 'revoke', id]);

    // It learns so when it has something to report.
    await shop.sell();
    await ended(shop.owner, 'revoked');
    await isRefused(shop, { reason: 'revoked', message: /La matriz ya no recibe a esta caja/ });
    await shop.service.kill();
    const again = await shops.open(data);
    await isRefused(again, { reason: 'revoked', message: /código nuevo/ });
    expect(await again.client.invoice(sold.id)).toMatchObject({ status: 'authorized' });

    await enrol(again.owner, head);
    expect(sequentialOf(await again.sell('wait=20'))).toBe(3);
    expect(await allSent(again.owner)).toMatchObject({ state: 'enrolled' });
    const tills = await stationsOf(head);
    expect(tills.map(({ state, conflicts }) => ({ state, conflicts }))).toEqual([
      { state: 'revoked', conflicts: 0 },
      { state: 'enrolled', conflicts: 0 },
    ]);
    await again.service.stop();
  });

  it('goes on by itself where it left, and comes back with its points; a copy that leaves takes none along', async () => {
    const head = await newHead();
    const data = await shops.setUp();
    const shop = await shops.open(data);
    await enrol(shop.owner, head);
    await shop.sell('wait=20');
    await allSent(shop.owner);
    await shop.service.stop();
    const copied = shops.services.newFolder();
    cpSync(data, copied, { recursive: true, preserveTimestamps: true });
    const again = await shops.open(data);
    await again.sell('wait=20');
    await allSent(again.owner);
    await ran(data, ['leave']);
    expect((await stationsOf(head)).map(({ state }) => state)).toEqual(['revoked']);
    expect(sequentialOf(await again.sell('wait=20'))).toBe(3);

    // It is turned away before anything is asked of it, and issues nothing live whatever it gets.
    const copy = await shops.open(copied);
    await ended(copy.owner, 'revoked');
    await ran(copied, ['leave']);
    const { id, stopped } = await liveInvoices(copy.owner);
    expect(stopped).toMatchObject({ reason: 'unproven' });

    await enrol(again.owner, head);
    expect(sequentialOf(await again.sell('wait=20'))).toBe(4);
    await allSent(again.owner);
    await copy.owner.call('POST', `/v1/local/series/${id}/resume`, { body: { next_number: 90 } });
    const problem = problemOf(await askToEnrol(copy.owner, head));
    expect(problem).toMatchObject({
      code: 'emission_point_taken',
      detail: expect.stringContaining('002-003'),
    });
    await Promise.all([again.service.stop(), copy.service.stop()]);
  });

  /** Nothing live, in every word there is for it; practice goes on. */
  async function isRefused(
    { client, owner, service }: LiveShop,
    { reason, message }: { readonly reason: string; readonly message: RegExp },
  ): Promise<void> {
    const refusal = problemOf(await client.call('POST', '/v1/ec/invoices', { body: anInvoiceBody() }));
    expect(refusal).toMatchObject({ code: 'not_ready', errors: [{ code: `numbering_${reason}` }] });
    expect(refusal.detail).toMatch(message);
    const { id, entity_id } = await liveInvoices(owner);
    const resumed = await owner.call('POST', `/v1/local/series/${id}/resume`, { body: { next_number: 90 } });
    expect(problemOf(resumed)).toMatchObject({
      code: 'invalid_state',
      detail: expect.stringMatching(message),
    });
    const readiness = await client.call('GET', `/v1/ec/entities/${entity_id}/readiness`);
    expect(readinessResource.parse(readiness.json()).requirements).toContainEqual(
      expect.objectContaining({ code: 'numbering', status: 'missing', blocking: true }),
    );
    const practice = await keyHolderOf(service);
    expect(await practice.issue(anInvoiceBody(), 'wait=20')).toMatchObject({ status: 'authorized' });
  }

  async function addPoint({ owner }: LiveShop, emissionPoint: string): Promise<void> {
    const body = { environment: 'live', establishment: '002', emission_point: emissionPoint };
    const answer = await owner.call('POST', '/v1/local/emission-points', { body });
    expect(answer.status).toBe(201);
  }
});
