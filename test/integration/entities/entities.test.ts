import { describe, expect, it } from 'vitest';
import { ensurePracticeBusiness } from '../../../src-main/business/set-up/first-start.ts';
import { entityResource, readinessResource } from '../../../src-main/contract/business/entity.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { problemBody } from '../../../src-main/contract/problems/problems.ts';
import { startReceiver } from '../../support/network/webhook-receiver.ts';
import { type EntityShop, openEntityShop } from '../../support/shops/entity-shop.ts';
import { aSetup } from '../../support/shops/shop.ts';
import { webhooksOf } from '../../support/shops/webhook-shop.ts';

async function openShopWithPractice(): Promise<EntityShop> {
  const opened = await openEntityShop();
  await ensurePracticeBusiness(opened.shop.businessDependencies);
  return opened;
}

async function patch(shop: EntityShop, body: unknown, kind: 'sandbox' | 'live' = 'live') {
  const path = `/v1/ec/entities/${await shop.entityId(kind)}`;
  return shop.call('PATCH', path, { token: shop.session, body });
}

function eventsOf({ shop }: EntityShop) {
  return shop.store.db.selectFrom('event').selectAll().where('type', '=', 'entity.updated').execute();
}

describe('the list of businesses', () => {
  it('shows a key its own, and a person the practice one and the live one', async () => {
    const shop = await openShopWithPractice();
    const kindsFor = async (token: string) => {
      const answer = await shop.call('GET', '/v1/ec/entities', { token });
      return listOf(entityResource)
        .parse(answer.json())
        .data.map(({ kind }) => kind);
    };
    expect(await kindsFor(await shop.key('sandbox'))).toEqual(['sandbox']);
    expect(await kindsFor(await shop.key('test'))).toEqual(['live']);
    expect(await kindsFor(await shop.key('live'))).toEqual(['live']);
    expect((await kindsFor(shop.session)).toSorted()).toEqual(['live', 'sandbox']);
  });
});

describe('a business', () => {
  it('is shown with its certificate to a person and to its own key, and does not exist for another', async () => {
    const shop = await openShopWithPractice();
    const path = `/v1/ec/entities/${await shop.entityId('live')}`;
    for (const token of [shop.session, await shop.key('live')]) {
      const answer = await shop.call('GET', path, { token });
      expect(entityResource.parse(answer.json())).toMatchObject({
        kind: 'live',
        certificate: { storage: 'file' },
      });
    }
    for (const [method, where, body] of [
      ['GET', path, undefined],
      ['PATCH', path, { trade_name: 'X' }],
      ['GET', `${path}/readiness`, undefined],
      ['GET', `${path}/logo`, undefined],
      ['DELETE', `${path}/logo`, undefined],
    ] as const) {
      const answer = await shop.call(method, where, { token: await shop.key('sandbox'), body });
      expect(answer.status, `${method} ${where}`).toBe(404);
    }
  });

  it('shows its key what it still needs before issuing', async () => {
    const shop = await openShopWithPractice();
    const path = `/v1/ec/entities/${await shop.entityId('live')}/readiness`;
    const answer = await shop.call('GET', path, { token: await shop.key('test') });
    expect(readinessResource.parse(answer.json())).toMatchObject({ environment: 'test', ready: true });
  });
});

describe('a change of a business', () => {
  it('changes only what is sent, and null takes an optional fact away', async () => {
    const shop = await openEntityShop();
    const first = await patch(shop, { trade_name: '  Papelería Ñandú ', head_office_phone: '02 255 5555' });
    expect(first.status).toBe(200);
    expect(entityResource.parse(first.json())).toMatchObject({
      legal_name: 'ALMACENES EJEMPLO S.A.',
      trade_name: 'Papelería Ñandú',
      head_office_phone: '02 255 5555',
      keeps_accounting: true,
    });
    const second = await patch(shop, { trade_name: null, reply_to_email: 'hola@example.com' });
    const entity = entityResource.parse(second.json());
    expect(entity).toMatchObject({ head_office_phone: '02 255 5555', reply_to_email: 'hola@example.com' });
    expect(entity).not.toHaveProperty('trade_name');
    const read = await shop.call('GET', `/v1/ec/entities/${entity.id}`, { token: shop.session });
    expect(read.json()).toEqual(second.json());
  });

  it('is made by a key that may configure, and by no other', async () => {
    const shop = await openEntityShop();
    const path = `/v1/ec/entities/${await shop.entityId('live')}`;
    const body = { footer_legend: 'Gracias por su compra' };
    const allowed = await shop.call('PATCH', path, { token: await shop.key('live', ['config']), body });
    expect(allowed.json()).toMatchObject(body);
    const token = await shop.key('live', ['issue', 'read', 'devices']);
    const refused = await shop.call('PATCH', path, { token, body });
    expect(refused.json()).toMatchObject({ status: 403, code: 'insufficient_scope' });
  });

  it('of what the RUC says of a live business is refused, all faults at once, and nothing changes', async () => {
    const shop = await openEntityShop();
    const answer = await patch(shop, {
      legal_name: 'OTRA S.A.',
      regime: 'rimpe_emprendedor',
      keeps_accounting: false,
      trade_name: 'Sí se podría',
      ruc: '1799999990001',
      id: '0',
    });
    const problem = problemBody.parse(answer.json());
    expect(problem).toMatchObject({ status: 422, code: 'read_only_field' });
    expect(problem.errors?.map(({ pointer, code }) => [pointer, code])).toEqual(
      ['legal_name', 'regime', 'keeps_accounting', 'ruc', 'id'].map((name) => [
        `/${name}`,
        'read_only_field',
      ]),
    );
    const [live] = await shop.shop.business.entities();
    expect(live).toMatchObject({ legal_name: 'ALMACENES EJEMPLO S.A.', keeps_accounting: true });
    expect(live?.trade_name).toBeUndefined();
    expect(await eventsOf(shop)).toEqual([]);
  });

  it('reports read-only, unknown and wrong fields together, each once', async () => {
    const shop = await openEntityShop();
    const answer = await patch(shop, {
      keeps_accounting: 'sí',
      logo: null,
      color: 'red',
      head_office_email: 'no es',
      head_office_address: null,
    });
    const problem = problemBody.parse(answer.json());
    expect(problem.code).toBe('validation_failed');
    expect(new Map(problem.errors?.map(({ pointer, code }) => [pointer, code]))).toEqual(
      new Map([
        ['/keeps_accounting', 'read_only_field'],
        ['/logo', 'read_only_field'],
        ['/color', 'unknown_field'],
        ['/head_office_email', 'invalid_format'],
        ['/head_office_address', 'invalid_type'],
      ]),
    );
    expect(problem.errors).toHaveLength(5);
  });

  it('may be of anything on the practice business but its identity', async () => {
    const shop = await openShopWithPractice();
    const facts = { legal_name: 'MI TIENDA', regime: 'rimpe_emprendedor', keeps_accounting: true };
    const changed = await patch(shop, facts, 'sandbox');
    expect(changed.json()).toMatchObject(facts);
    const refused = await patch(shop, { ruc: '1799999990001', kind: 'live' }, 'sandbox');
    expect(refused.json()).toMatchObject({ code: 'read_only_field' });
  });

  it('leaves documents already issued as they were signed, and is on the next', async () => {
    const shop = await openEntityShop();
    const before = await shop.shop.issue();
    await patch(shop, { trade_name: 'Papelería Ñandú' });
    const after = await shop.shop.issue();
    expect((await shop.shop.stored(before.id)).issuer.tradeName).toBeUndefined();
    expect((await shop.shop.stored(after.id)).issuer.tradeName).toBe('Papelería Ñandú');
  });

  it('is refused where the body is no object', async () => {
    const shop = await openEntityShop();
    for (const body of ['[]', '"x"', 'null', '3']) {
      const path = `/v1/ec/entities/${await shop.entityId('live')}`;
      const headers = { 'content-type': 'application/json' };
      const answer = await shop.call('PATCH', path, { token: shop.session, headers, body });
      expect(answer.json(), body).toMatchObject({ status: 422, code: 'validation_failed' });
    }
  });
});

describe('the event of a change', () => {
  it('is written once with the business as it is now, and not at all when nothing changed', async () => {
    const shop = await openEntityShop();
    const changed = await patch(shop, { trade_name: 'Papelería Ñandú' });
    await patch(shop, { trade_name: 'Papelería Ñandú' });
    await patch(shop, {});
    const events = await eventsOf(shop);
    expect(events.map(({ data_json }) => JSON.parse(data_json))).toEqual([changed.json()]);
    expect(events[0]?.entity_id).toBe(changed.json().id);
    expect(shop.rung.length).toBeGreaterThan(0);
  });

  it('reports a setup run again too', async () => {
    const shop = await openEntityShop();
    await shop.shop.business.setup(aSetup({ business: { regime: 'rimpe_emprendedor' } }));
    expect((await eventsOf(shop)).map(({ data_json }) => JSON.parse(data_json))).toMatchObject([
      { object: 'entity', regime: 'rimpe_emprendedor', issuing: { allowed: true } },
    ]);
  });

  it('reaches the webhook endpoints of the business', async () => {
    const shop = await openEntityShop();
    const receiver = await startReceiver();
    const webhooks = await webhooksOf(shop.shop);
    const endpoint = await webhooks.listen(receiver.url, { events: ['entity.updated'] });
    await patch(shop, { trade_name: 'Papelería Ñandú' });
    webhooks.start();
    const delivery = await webhooks.settled(endpoint.id, 'succeeded');
    expect(delivery.event).toMatchObject({
      type: 'entity.updated',
      data: { object: 'entity', trade_name: 'Papelería Ñandú' },
    });
  });
});
