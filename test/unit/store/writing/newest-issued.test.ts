import { describe, expect, it } from 'vitest';
import { cacheNewestIssued } from '../../../../src-main/store/writing/newest-issued.ts';
import { openShop } from '../../../support/shops/shop.ts';

describe('the document issued last', () => {
  it('is the newest stored document, before and after each one issued', async () => {
    const shop = await openShop();
    const newest = () => shop.issuing.store.transaction((transaction) => transaction.newestIssued());
    expect(await newest()).toBeUndefined();
    for (const seq of [1, 2, 3]) {
      const { id } = await shop.issue();
      const { identity } = await shop.stored(id);
      expect(await newest()).toEqual({ issueDate: identity.issueDate, seq });
      expect(await stored(shop.store)).toEqual(await newest());
    }
  });

  it('is never a document that was rolled back, not even for a job in the same commit', async () => {
    const shop = await openShop();
    const first = await shop.issue();
    const issued = await shop.stored(first.id);
    const { store, newId } = shop.issuing;
    const undone = store.transaction(async (transaction) => {
      const identity = { ...issued.identity, sequential: 999, accessKey: '9'.repeat(49) };
      await transaction.insert({ ...issued, id: newId(), identity });
      expect(await transaction.newestIssued()).toMatchObject({ seq: 2 });
      throw new Error('undone');
    });
    const after = store.transaction((transaction) => transaction.newestIssued());
    await expect(undone).rejects.toThrow('undone');
    expect(await after).toMatchObject({ seq: 1 });
  });

  it('is asked for once', async () => {
    const { store, issue } = await openShop();
    await issue();
    const cache = cacheNewestIssued();
    await store.writes.run(async (tx) => {
      const read = await cache.read(tx);
      expect(read).toMatchObject({ seq: 1 });
      expect(await cache.read(tx)).toBe(read);
      cache.issued({ issueDate: '2026-07-02', seq: 9 });
      expect(await cache.read(tx)).toEqual({ issueDate: '2026-07-02', seq: 9 });
      await expect(cache.unlessUndone(() => Promise.reject(new Error('undone')))).rejects.toThrow('undone');
      expect(await cache.read(tx)).toEqual(read);
    });
  });
});

type TestStore = Awaited<ReturnType<typeof openShop>>['store'];

function stored(store: TestStore) {
  return store.writes.run((tx) => cacheNewestIssued().read(tx));
}
