import { expect, it } from 'vitest';
import {
  contentJson,
  parseContent,
  writeContent,
} from '../../../../../src-main/store/rows/columns/content-column.ts';
import { anInvoiceBodyOfTenLines } from '../../../../support/builders/invoice-body.ts';
import { openShop } from '../../../../support/shops/shop.ts';

it('what a document says takes less than a third of its JSON, and comes back character for character', async () => {
  const shop = await openShop();
  const { id } = await shop.issue(anInvoiceBodyOfTenLines());
  const { content } = await shop.stored(id);
  const { content: stored } = await shop.store.db
    .selectFrom('document_revision')
    .select('content')
    .executeTakeFirstOrThrow();
  const json = JSON.stringify(content);
  expect(contentJson(stored)).toBe(json);
  expect(writeContent(content).length).toBeLessThan(json.length / 3);
  expect(parseContent('invoice', stored)).toEqual(content);
});
