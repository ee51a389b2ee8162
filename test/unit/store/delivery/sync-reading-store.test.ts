import { expect, it } from 'vitest';
import { makeSyncReadingStore } from '../../../../src-main/store/delivery/sync-reading-store.ts';
import { openShop } from '../../../support/shops/shop.ts';
import { plansOf } from '../../../support/store/query-plans.ts';

it('begins with the newest answers, not with the documents of an environment: every start asks for them', async () => {
  const { store } = await openShop();
  const [plan = ''] = await plansOf(store, (watched) =>
    makeSyncReadingStore(watched).lastAnswers({ environment: 'sandbox', limit: 1 }),
  );
  expect(plan).toMatch(/(?:SCAN|SEARCH) newest/);
  expect(plan).toMatch(/SEARCH document USING (?:INTEGER PRIMARY KEY|INDEX sqlite_autoindex_document_1)/);
});
