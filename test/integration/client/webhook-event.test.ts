import { expect, expectTypeOf, it } from 'vitest';
import type { Invoice } from '../../../client/schema.ts';
import type { WebhookEvent } from '../../../client/webhook-event.ts';
import {
  type WebhookEventType,
  webhookEventTypes,
} from '../../../src-main/contract/webhooks/webhook-event.ts';

it('the client names the types of event that are sent, and no other', () => {
  expectTypeOf<WebhookEvent['type']>().toEqualTypeOf<WebhookEventType>();
  expect(new Set(webhookEventTypes).size).toBe(webhookEventTypes.length);
});

it('the type of an event tells what it is about', () => {
  expectTypeOf<Extract<WebhookEvent, { type: `invoice.${string}` }>['data']>().toEqualTypeOf<Invoice>();
});
