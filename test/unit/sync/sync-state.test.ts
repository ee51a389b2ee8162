import { describe, expect, it } from 'vitest';
import { makeConnectivity } from '../../../src-main/sync/connectivity.ts';
import { syncState } from '../../../src-main/sync/sync-state.ts';
import { openShop, type TestShop } from '../../support/shop.ts';

describe('the state of the sync', () => {
  it('counts what waits and what was not received yet, by environment and in all', async () => {
    const shop = await openShop();
    const opened = shop.clock.now.toISOString();
    const [first] = [await shop.issue(), await shop.issue()];
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    await shop.attempt({}, await shop.caller('live'));
    await setStatus(shop, first.id, 'submitted');
    expect(await stateOf(shop, 'test')).toMatchObject({ waiting: 2, unsent: 1, oldest_waiting_at: opened });
    expect(await stateOf(shop, 'live')).toMatchObject({ waiting: 1, unsent: 1 });
    expect(await stateOf(shop, undefined)).toMatchObject({
      waiting: 3,
      unsent: 2,
      oldest_waiting_at: opened,
    });
  });

  it('is quiet when nothing waits', async () => {
    const shop = await openShop();
    const state = await stateOf(shop, undefined);
    expect(state).toMatchObject({ waiting: 0, unsent: 0, online: null });
    expect(state.oldest_waiting_at).toBeUndefined();
  });

  it('knows how much is left of the day in Ecuador', async () => {
    const shop = await openShop();
    shop.clock.now = new Date('2026-11-22T04:59:30.000Z');
    const { fiscal_day } = await stateOf(shop, undefined);
    expect(fiscal_day).toEqual({ date: '2026-11-21', seconds_left: 30 });
  });
});

function stateOf(shop: TestShop, environment: 'test' | 'live' | undefined) {
  const parts = { store: shop.delivery, connectivity: makeConnectivity(), now: () => shop.clock.now };
  return syncState(parts, environment);
}

async function setStatus({ store }: TestShop, id: string, status: 'submitted'): Promise<void> {
  await store.lane.run((tx) => tx.updateTable('document').set({ status }).where('id', '=', id).execute());
}
