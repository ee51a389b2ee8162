import { expect, it } from 'vitest';
import { promotionBody } from '../../../../src-main/contract/catalog/promotion.ts';
import { makePromotionStore } from '../../../../src-main/store/catalog/promotion-store.ts';
import { openTestStore } from '../../../support/store/store.ts';

it('counts promotions towards their limit until they end, whatever they sold', async () => {
  const store = makePromotionStore(openTestStore().store);
  const limit = { most: 1, day: '2026-11-28' };
  const save = async (how: 'insert' | 'replace', id: string, until?: string) => {
    const body = promotionBody.parse({ name: id, terms: { kind: 'percent', percent: '10' }, until });
    const at = '2026-11-01T12:00:00.000Z';
    const promotion = { id, body, at, limit };
    return (await store[how](promotion)).kind;
  };
  expect(await save('insert', 'black-friday', '2026-11-27')).toBe('saved');
  expect(await save('insert', 'christmas', '2026-11-28')).toBe('saved');
  expect(await save('insert', 'new-year')).toBe('too_many');
  // An old one does not come back beyond the limit either, but one that holds can be changed.
  expect(await save('replace', 'black-friday', '2026-12-31')).toBe('too_many');
  expect(await save('replace', 'christmas', '2026-12-31')).toBe('saved');
  expect((await store.byIds(['christmas', 'unknown'])).map(({ id }) => id)).toEqual(['christmas']);
});
