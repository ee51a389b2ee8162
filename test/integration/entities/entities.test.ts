import { describe, expect, it } from 'vitest';
import { ensurePracticeBusiness } from '../../../src-main/business/set-up/first-start.ts';
import { problemBody } from '../../../src-main/contract/problems/problems.ts';
import { type EntityShop, openEntityShop } from '../../support/shops/entity-shop.ts';
import { aSetup } from '../../support/shops/shop.ts';

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

describe('a change of a business', () => {
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
});
