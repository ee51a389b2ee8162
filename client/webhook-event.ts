import type { Document } from './schema.ts';

interface EventOf<Type extends string, Data> {
  /** The same in every attempt: remember it, because an event may come twice. */
  readonly id: string;
  readonly object: 'event';
  readonly type: Type;
  readonly created_at: string;
  readonly environment: 'sandbox' | 'test' | 'live';
  readonly entity_id: string;
  readonly data: Data;
}

type EventStatus = 'submitted' | 'authorized' | 'returned' | 'not_authorized' | 'annulled';

/**
 * A document came to a status, or waits because the authority authorized another under its key; `data` is the document
 * as it was then.
 */
export type DocumentStatusEvent = {
  [Kind in Document['object']]: EventOf<
    `${Kind}.${EventStatus | 'authorization_mismatch'}`,
    Extract<Document, { object: Kind }>
  >;
}[Document['object']];

/** Everything else an endpoint may ask for. A newer service may send types that are not listed here. */
export type OtherEvent = EventOf<
  | `document.email_${'sent' | 'failed' | 'bounced'}`
  | `import.${'completed' | 'failed' | 'canceled'}`
  | `certificate.${'expiring' | 'expired'}`
  | 'entity.updated'
  | `sync.${'offline' | 'recovered'}`
  | 'webhook.test',
  Readonly<Record<string, unknown>>
>;

/**
 * The body of a webhook. Give it this type only after its signature was verified, over the bytes as they came:
 * `new Webhook(secret).verify(body, headers)` of the public package `standardwebhooks` does it.
 */
export type WebhookEvent = DocumentStatusEvent | OtherEvent;
