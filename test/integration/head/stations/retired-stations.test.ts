import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { eventually } from '../../../support/eventually.ts';
import { differences } from '../../../support/head/differences.ts';
import {
  allSent,
  askToEnrol,
  ended,
  enrol,
  headOfficeOf,
  ran,
  stationsOf,
} from '../../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { liveShops } from '../../../support/numbers/live-shop.ts';
import { problemOf } from '../../../support/service/api-client.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const invoices = z.object({ data: z.array(z.looseObject({ number: z.string() })) });

describe.skipIf(missing !== undefined)('an emission point that goes from a till to another', () => {
  const shops = liveShops();
  const heads = testHeads();
  const postgres = testPostgres();

  it('does so once its till was retired and all that it issued is reported, and goes on above its last number', async () => {
    const database = await postgres.another();
    const head = await heads.on(database);
    const data = await shops.setUp();
    const old = await shops.open(data);
    await enrol(old.owner, head);
    await old.sell('wait=20');
    await old.sell('wait=20');
    await allSent(old.owner);
    const [{ id = '' } = {}] = await stationsOf(head);

    const replacement = await anotherComputer();
    const next = await shops.open(replacement);
    const problem = problemOf(await askToEnrol(next.owner, head));
    expect(problem).toMatchObject({
      code: 'emission_point_taken',
      detail: expect.stringContaining(`retire ${id}`),
    });

    // What it still has to report comes first.
    await old.service.stop();
    await ran(head.dataDir, ['head', 'stations', 'retire', id]);
    expect((await stationsOf(head))[0]).toMatchObject({ state: 'enrolled', retirement: 'asked' });
    expect(problemOf(await askToEnrol(next.owner, head)).detail).toMatch(/se está retirando/);
    const again = await shops.open(data);
    await ended(again.owner, 'revoked');
    const refusal = problemOf(await again.client.call('POST', '/v1/ec/invoices', { body: anInvoiceBody() }));
    expect(refusal.errors).toMatchObject([{ code: 'numbering_revoked' }]);
    expect((await stationsOf(head))[0]).toMatchObject({ state: 'revoked', retirement: 'done' });
    expect(await ran(head.dataDir, ['head', 'stations'])).toContain('(retirada)');

    await enrol(next.owner, head);
    await eventually(
      () => headOfficeOf(next.owner),
      ({ fetching, waiting }) => !fetching && waiting === 0,
    );
    const { data: listed } = invoices.parse((await next.client.call('GET', '/v1/ec/invoices')).json());
    expect(listed).toHaveLength(2);
    expect(await next.sell('wait=20')).toMatchObject({ number: '002-003-000000003', status: 'authorized' });
    await allSent(next.owner);
    expect(await stationsOf(head)).toMatchObject([{ conflicts: 0 }, { documents: 3, conflicts: 0 }]);

    // The retired one has no point there any more: it leaves, and is enrolled with another.
    expect(problemOf(await askToEnrol(again.owner, head))).toMatchObject({ code: 'emission_point_taken' });
    await Promise.all([again.service.stop(), next.service.stop()]);
    expect(await differences(database, [replacement])).toEqual([]);
  });

  it('does not where its till was only turned away, as nobody knows what it issued since', async () => {
    const head = await heads.on(await postgres.another());
    const data = await shops.setUp();
    const old = await shops.open(data);
    await enrol(old.owner, head);
    await allSent(old.owner);
    const [{ id = '' } = {}] = await stationsOf(head);
    await ran(head.dataDir, ['head', 'stations', 'revoke', id]);
    expect(await head.call('POST', `/v1/head/stations/${id}/retire`)).toMatchObject({
      status: 409,
      json: { code: 'invalid_state' },
    });
    await old.service.stop();
    const other = await shops.open(await anotherComputer());
    expect(problemOf(await askToEnrol(other.owner, head)).detail).toMatch(/ya no recibe/);
    await other.service.stop();
  });

  /** A data folder set up for the same emission point, closed. */
  async function anotherComputer(): Promise<string> {
    const data = shops.services.newFolder();
    const { service } = await shops.open(data);
    await shops.setUpAgain(data);
    await service.stop();
    return data;
  }
});
