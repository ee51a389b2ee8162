import { z } from 'zod';
import type { ContractClient } from '../contract-client.ts';

/** The envelope of every list, with what lists of documents add. */
const page = z.strictObject({
  object: z.literal('list'),
  data: z.array(z.looseObject({ id: z.string(), created_at: z.string() })),
  next_cursor: z.string().nullable(),
  prev_cursor: z.string().nullable(),
  total_count: z.int().optional(),
  offset: z.int().optional(),
});
export type WirePage = z.output<typeof page>;

/** More pages than any check has: a walk that does not end is a fault. */
const MOST_PAGES = 200;

/** One page; `path` with its filters, if any. */
export async function pageOf(client: ContractClient, path: string, query = ''): Promise<WirePage> {
  return page.parse(await client.get(`${path}${path.includes('?') ? '&' : '?'}${query}`));
}

/** Every page of a list from the newest to the oldest; `between` happens after each. */
export async function walk(
  client: ContractClient,
  path: string,
  limit: number,
  between: () => Promise<unknown> = async () => {},
): Promise<readonly WirePage[]> {
  const pages: WirePage[] = [await pageOf(client, path, `limit=${limit}`)];
  for (let cursor = pages[0]?.next_cursor; cursor; cursor = pages.at(-1)?.next_cursor) {
    if (pages.length > MOST_PAGES) throw new Error(`${path} has no end`);
    await between();
    pages.push(await pageOf(client, path, `limit=${limit}&cursor=${cursor}`));
  }
  return pages;
}

export function idsOf(pages: WirePage | readonly WirePage[]): readonly string[] {
  return [pages].flat().flatMap(({ data }) => data.map(({ id }) => id));
}

/** Lists that every business has, each with at least one thing in it, as the samples leave them. */
export function listPaths(documentId: string, endpointId: string): readonly string[] {
  return [
    '/v1/ec/invoices',
    '/v1/ec/credit-notes',
    '/v1/ec/debit-notes',
    '/v1/ec/withholdings',
    '/v1/ec/purchase-settlements',
    '/v1/ec/delivery-notes',
    '/v1/ec/documents',
    `/v1/ec/documents/${documentId}/events`,
    '/v1/ec/entities',
    '/v1/webhook-endpoints',
    `/v1/webhook-endpoints/${endpointId}/deliveries`,
  ];
}
