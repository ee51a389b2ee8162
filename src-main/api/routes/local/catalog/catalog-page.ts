import type { CatalogPage } from '../../../../counter/catalog/product-store.ts';
import { json, type Reply } from '../../../routing/reply.ts';

/** A page of products or customers; with the total where it was asked. */
export function catalogPageReply({ items, total }: CatalogPage<unknown>, offset: number): Reply {
  const page = { object: 'list', data: items, next_cursor: null, prev_cursor: null };
  return json(200, total === undefined ? page : { ...page, total_count: total, offset });
}
