import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { webhookEndpointWithSecret } from '../../../../src-main/contract/webhooks/webhook-endpoint.ts';
import { eventually } from '../../../support/eventually.ts';
import { startReceiver, type WebhookReceiver } from '../../../support/network/webhook-receiver.ts';
import type { ContractClient } from '../contract-client.ts';
import { PATIENCE_MS } from '../rules/patience.ts';

export const endpointsPath = '/v1/webhook-endpoints';

const deliveries = z.object({
  data: z.array(
    z.looseObject({
      id: z.string(),
      status: z.string(),
      event: z.looseObject({ id: z.string(), type: z.string(), data: z.record(z.string(), z.unknown()) }),
      attempts: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
});

/** A receiver of some events until its check ends: a business may have few. */
export interface Listening {
  readonly receiver: WebhookReceiver;
  readonly endpoint: z.output<typeof webhookEndpointWithSecret>;
  readonly path: string;
  readonly deliveriesPath: string;
}

export async function listenTo(client: ContractClient, events: readonly string[]): Promise<Listening> {
  const receiver = await startReceiver();
  const body = { url: receiver.url, events };
  const endpoint = webhookEndpointWithSecret.parse(await client.expectJson(201, 'POST', endpointsPath, body));
  const path = `${endpointsPath}/${endpoint.id}`;
  onTestFinished(async () => {
    await client.call('DELETE', path);
  });
  return { receiver, endpoint, path, deliveriesPath: `${path}/deliveries` };
}

export async function deliveriesOf(client: ContractClient, { deliveriesPath }: Listening, query = '') {
  return deliveries.parse(await client.get(`${deliveriesPath}?limit=100&${query}`)).data;
}

/** The deliveries of an endpoint, once so many have a status and an attempt. */
export async function settled(client: ContractClient, listening: Listening, status: string, count = 1) {
  return eventually(
    () => deliveriesOf(client, listening, `status=${status}`),
    (deliveries) => deliveries.filter(({ attempts }) => attempts.length > 0).length >= count,
    PATIENCE_MS,
  );
}
