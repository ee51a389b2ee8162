import { describe, expect, it } from 'vitest';
import {
  emissionPointResource,
  establishmentResource,
} from '../../../../src-main/contract/business/emission-point.ts';
import { tillResource } from '../../../../src-main/contract/counter/till.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { documentTypes } from '../../../../src-main/documents/kinds.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { counterOn } from '../../../support/shops/counter/counter-on.ts';
import { type CounterShop, openCounterShop } from '../../../support/shops/counter/counter-shop.ts';

const second = { environment: 'live', establishment: '001', emission_point: '002' } as const;
const branch = { ...second, establishment: '002', emission_point: '001' };
const street = 'Av. 9 de Octubre 100, Guayaquil';

function add(shop: CounterShop, body: object = second) {
  return shop.ok(emissionPointResource, 'POST', '/emission-points', body);
}

async function pointsOf(shop: CounterShop, environment = 'live') {
  const query = `?environment=${environment}`;
  const { data } = await shop.ok(listOf(emissionPointResource), 'GET', `/emission-points${query}`);
  return data.map(({ establishment, emission_point }) => `${establishment}-${emission_point}`);
}

/** What is refused, and where. */
async function refusalOf(shop: CounterShop, body: object) {
  const answer = await shop.call('POST', '/emission-points', body);
  const { code, errors = [] } = answer.json();
  return { status: answer.status, code, errors };
}

describe('an emission point', () => {
  it('numbers every kind of document in each environment of its business, from a given start', async () => {
    const shop = await openCounterShop();
    const made = await add(shop, {
      ...second,
      next_numbers: { live: { invoice: 1524 }, test: { invoice: 7 } },
    });
    expect(made.series.map(({ document_type }) => document_type)).toEqual([...documentTypes]);
    expect(made.series.map(({ next_number }) => next_number)).toEqual([1524, 1, 1, 1, 1, 1]);
    expect(await pointsOf(shop)).toEqual(['001-001', '001-002']);
    expect(await pointsOf(shop, 'test')).toEqual(['001-001', '001-002']);
    expect((await shop.issue(anInvoiceBody({ emission_point: '002' }))).number).toBe('001-002-000000007');
    expect((await shop.issue()).number).toBe('001-001-000000001');
  });

  it('is what a second till needs', async () => {
    const shop = await openCounterShop();
    await shop.till();
    await add(shop);
    const till = { ...second, environment: 'test', name: 'Caja 2' };
    expect(await shop.ok(tillResource, 'POST', '/tills', till)).toMatchObject(till);
  });

  it('is made once, however many ask at once', async () => {
    const shop = await openCounterShop();
    const answers = await Promise.all([1, 2, 3].map(() => refusalOf(shop, second)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/emission_point', code: 'repeated' }],
    });
  });

  it('goes on where an import left its numbering, and never back', async () => {
    const shop = await openCounterShop();
    const { entityId } = await shop.caller('live');
    await shop.store.writes.run((tx) =>
      tx
        .insertInto('series')
        .values({
          id: crypto.randomUUID(),
          entity_id: entityId,
          environment: 'live',
          document_type: 'invoice',
          establishment: '001',
          emission_point: '002',
          next_number: 501,
          active: 0,
        })
        .execute(),
    );
    expect(await refusalOf(shop, { ...second, next_numbers: { live: { invoice: 500 } } })).toMatchObject({
      status: 409,
      code: 'number_conflict',
      errors: [{ pointer: '/next_numbers/live/invoice', code: 'number_conflict' }],
    });
    expect(await pointsOf(shop)).toEqual(['001-001']);
    expect((await add(shop)).series.find(({ document_type }) => document_type === 'invoice')).toMatchObject({
      next_number: 501,
      active: true,
    });
  });

  it('numbers in no environment of another business, nor without one', async () => {
    const shop = await openCounterShop();
    const practice = { ...second, environment: 'sandbox' };
    expect(await refusalOf(shop, { ...practice, next_numbers: { live: { invoice: 2 } } })).toMatchObject({
      status: 422,
      errors: [{ pointer: '/next_numbers/live', code: 'not_allowed_here' }],
    });
    expect(await refusalOf(shop, practice)).toMatchObject({ status: 409, code: 'not_ready' });
    expect((await refusalOf(shop, { ...second, emission_point: '000' })).errors).toMatchObject([
      { pointer: '/emission_point' },
    ]);
  });

  it('is made by a key in its own environment alone', async () => {
    const shop = await openCounterShop();
    const { emissionPoints } = counterOn(shop.store, () => shop.clock.now);
    const key = { kind: 'key', caller: await shop.caller('test') } as const;
    const body = { ...second, next_numbers: {} };
    expect(await emissionPoints.create(key, body)).toMatchObject({
      ok: false,
      problem: { errors: [{ pointer: '/environment', code: 'not_allowed_here' }] },
    });
    expect(await emissionPoints.create(key, { ...body, environment: 'test' })).toMatchObject({ ok: true });
    expect(await pointsOf(shop, 'test')).toEqual(['001-001', '001-002']);
    expect(await pointsOf(shop, 'live')).toEqual(['001-001']);
    expect(await add(shop)).toMatchObject(second);
  });

  it('is made by a live key where a head office gave one, and by one of Pruebas wherever it says', async () => {
    const shop = await openCounterShop();
    const { emissionPoints } = counterOn(
      shop.store,
      () => shop.clock.now,
      [],
      async () => '001-005',
    );
    const body = { ...second, next_numbers: {} };
    const [live, test] = [await shop.caller('live'), await shop.caller('test')];
    expect(await emissionPoints.create({ kind: 'key', caller: live }, body)).toMatchObject({
      ok: false,
      problem: { errors: [{ pointer: '/emission_point', code: 'not_allowed_here' }] },
    });
    expect(
      await emissionPoints.create({ kind: 'key', caller: test }, { ...body, environment: 'test' }),
    ).toMatchObject({ ok: true });
  });

  it('is made by an administrator, where there are people', async () => {
    const shop = await openCounterShop();
    await shop.hire('Ana', 'administrator');
    await shop.hire('Luis', 'cashier');
    expect(await refusalOf(shop, second)).toMatchObject({ status: 403, code: 'operator_not_allowed' });
    const moved = await shop.call('PATCH', '/establishments/001', { environment: 'live', address: street });
    expect(moved.json().code).toBe('operator_not_allowed');
  });
});

describe('an establishment', () => {
  it('says where it is when it is new, and keeps that', async () => {
    const shop = await openCounterShop();
    expect((await refusalOf(shop, branch)).errors).toMatchObject([{ pointer: '/address', code: 'required' }]);
    expect(await add(shop, { ...branch, address: street })).toMatchObject({ ...branch, address: street });
    expect(await add(shop, { ...branch, emission_point: '002' })).toMatchObject({ address: street });
    const elsewhere = { ...branch, emission_point: '003', address: 'Malecón 200, Guayaquil' };
    expect((await refusalOf(shop, elsewhere)).errors).toMatchObject([
      { pointer: '/address', code: 'not_allowed_here' },
    ]);
    expect(await pointsOf(shop)).toEqual(['001-001', '002-001', '002-002']);
  });

  it('moves: what is issued from then on says its new address', async () => {
    const shop = await openCounterShop();
    await add(shop, { ...branch, address: street });
    const address = 'Malecón 200, Guayaquil';
    const patch = { environment: 'test', address };
    const moved = await shop.ok(establishmentResource, 'PATCH', '/establishments/002', patch);
    expect(moved).toMatchObject({ code: '002', address });
    const issued = await shop.issue(anInvoiceBody({ establishment: '002' }));
    expect((await shop.stored(issued.id)).issuer).toMatchObject({ establishmentAddress: address });
    expect((await shop.call('PATCH', '/establishments/009', patch)).status).toBe(404);
  });
});
