import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { makeAssignedPoint } from '../../../src-main/business/set-up/assigned-point.ts';
import { makeSetUpStore } from '../../../src-main/store/business/set-up-store.ts';
import { raiseSeries } from '../../../src-main/store/imports/import-series.ts';
import { ASSIGNED_POINT } from '../../../src-main/store/rows/business/setting-names.ts';
import { makeSettings } from '../../../src-main/store/rows/business/settings.ts';
import { aSetup, openShop } from '../../support/shops/shop.ts';

/** A shop that is set up without an emission point, to which a head office gave 001-002. */
async function aShop() {
  const shop = await openShop({ setup: aSetup({ establishments: [] }) });
  const { store, businessDependencies } = shop;
  const settings = makeSettings(store);
  await settings.put({ [ASSIGNED_POINT]: '001-002' });
  const { entityId } = await shop.caller('live');
  const assigned = makeAssignedPoint({
    setting: () => settings.get(ASSIGNED_POINT),
    business: businessDependencies.store,
    store: makeSetUpStore(store),
  });
  /** As an import of documents that another program issued there. */
  async function imported(emissionPoint: string, environment: 'live' | 'test' = 'live') {
    const scope = { entityId, environment };
    const importId = uuid();
    const number = { type: 'invoice', establishment: '001', emissionPoint, sequential: 7 } as const;
    await store.writes.run(async (tx) => {
      await tx
        .insertInto('import')
        .values({
          ...{ id: importId, entity_id: entityId, environment, status: 'completed', transitions_json: '[]' },
          ...{ files_sha256: '', sales_total: '0.00', upgraded_signature: 0, upgraded_unconfirmed: 0 },
          ...{ failure_json: null, away_rounds: 0, created_at: '', updated_at: '' },
        })
        .execute();
      await raiseSeries(tx, { importId, scope, numbers: [number] }, uuid);
    });
    const series = await store.db.selectFrom('series').selectAll().execute();
    return series
      .filter((one) => one.environment === environment && one.active === 1)
      .map(({ emission_point, next_number }) => [emission_point, next_number]);
  }
  return { assigned, imported };
}

describe('the emission point that a head office gave', () => {
  it('is the first also where documents of another one are imported', async () => {
    const { assigned, imported } = await aShop();
    expect(await imported('001')).toEqual([]);
    expect(await assigned()).toBe('001-002');
    expect(await imported('002')).toEqual([['002', 8]]);
    expect(await assigned()).toBeUndefined();
  });

  it('is over once live documents are numbered, whether those of Pruebas are or not', async () => {
    const { assigned, imported } = await aShop();
    expect(await imported('001', 'test')).toEqual([['001', 8]]);
    expect(await assigned()).toBe('001-002');
    await imported('002');
    expect(await assigned()).toBeUndefined();
  });
});
