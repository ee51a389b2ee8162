import { z } from 'zod';
import type { ContractClient } from '../contract-client.ts';

const events = z.object({
  data: z.array(
    z.looseObject({
      type: z.string(),
      revision: z.int(),
      data: z.record(z.string(), z.unknown()),
      created_at: z.string(),
    }),
  ),
});

/** The steps of a document, newest first. */
export async function journeyOf(client: ContractClient, id: string) {
  return events.parse(await client.get(`/v1/ec/documents/${id}/events?limit=100`)).data;
}

/** `type revision` of each step, newest first. */
export async function stepsOf(client: ContractClient, id: string): Promise<readonly string[]> {
  return (await journeyOf(client, id)).map(({ type, revision }) => `${type} ${revision}`);
}
