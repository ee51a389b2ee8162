import type { WebhookAttempt } from '../../contract/webhooks/webhook-delivery.ts';
import type { WebhookEventPattern } from '../../contract/webhooks/webhook-event.ts';
import type { Environment } from '../../documents/kinds.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { EndpointScope, EndpointSecret } from '../endpoints/endpoint-store.ts';

/** Something that happened and is not an event yet. */
export interface PendingEvent {
  /** Its position in the queue. */
  readonly seq: number;
  readonly type: string;
  /** Undefined: it concerns every business. */
  readonly entityId: string | undefined;
  /** Undefined: it concerns every environment. */
  readonly environment: Environment | undefined;
  readonly documentId: string | undefined;
  readonly at: string;
}

/** What an event is about: a document as it was then, or data that came along. */
export type Subject =
  | { readonly document: StoredDocument }
  | { readonly data: Readonly<Record<string, unknown>> };

/** An endpoint that receives now. */
export interface Listener extends EndpointScope {
  readonly id: string;
  readonly events: readonly WebhookEventPattern[];
}

/** An event with all it takes to send it, and its way to each endpoint. */
export interface NewWebhookEvent {
  readonly id: string;
  readonly type: string;
  readonly documentId: string | undefined;
  readonly createdAt: string;
  /** What every attempt sends, byte for byte. */
  readonly body: string;
  readonly deliveries: readonly { readonly id: string; readonly endpointId: string }[];
  /** Of the deliveries. */
  readonly queuedAt: string;
}

/** One delivery with all it takes to send it. */
export interface Outgoing {
  readonly url: string;
  readonly eventId: string;
  readonly body: string;
  readonly secret: Pick<EndpointSecret, 'sealed' | 'previous'>;
  /** Attempts since it was last put on its way. */
  readonly tries: number;
}

/** What came of an attempt. */
export interface AttemptResult {
  readonly attempt: WebhookAttempt;
  readonly status: 'pending' | 'succeeded' | 'failed';
  /** While pending. */
  readonly nextAttemptAt?: string;
  /** The endpoint answered that it is no more. */
  readonly gone?: boolean;
}

/** The webhook outbox: pending events, and the deliveries made of them. */
export interface WebhookOutbox {
  /** The oldest that are no events yet. */
  queued(limit: number): Promise<readonly PendingEvent[]>;
  /** Throws when it cannot be read back. */
  subject(seq: number): Promise<Subject>;
  /** The endpoints that receive now what concerns these. */
  listeners(concerned: Pick<PendingEvent, 'entityId' | 'environment'>): Promise<readonly Listener[]>;
  /** Takes pending events out of the queue and puts the events they became on their way, in one. */
  release(seqs: readonly number[], events: readonly NewWebhookEvent[]): Promise<void>;
  /** Endpoints that receive and have something due. */
  endpointsDue(at: string): Promise<readonly string[]>;
  /** The deliveries of an endpoint that have been due the longest. */
  due(
    endpointId: string,
    question: { readonly at: string; readonly limit: number },
  ): Promise<readonly string[]>;
  /** When the next one after a moment comes due. */
  nextDueAfter(at: string): Promise<string | undefined>;
  /** Undefined when it is no longer to be sent. */
  outgoing(deliveryId: string): Promise<Outgoing | undefined>;
  record(deliveryId: string, result: AttemptResult): Promise<void>;
}
