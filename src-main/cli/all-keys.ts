import { listOf } from '../contract/list.ts';
import { type ApiKeyResource, apiKeyResource } from '../contract/local.ts';
import type { Client } from './client.ts';

/** Every key there ever was, without the keys themselves. */
export async function allKeys(client: Client): Promise<readonly ApiKeyResource[]> {
  const keys: ApiKeyResource[] = [];
  // Pages of a hundred until there is no more: each brings at least one key.
  for (let cursor: string | null = ''; cursor !== null; ) {
    const after = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const path = `/v1/local/api-keys?limit=100${after}`;
    const page = listOf(apiKeyResource).parse(await client.call({ method: 'GET', path }));
    keys.push(...page.data);
    cursor = page.data.length === 0 ? null : page.next_cursor;
  }
  return keys;
}
