import type { WebhookAttempt, WebhookDeliveryStatus } from '../../contract/webhooks/webhook-delivery.ts';
import type { KeysetQuestion } from '../../reading/lists/keyset-page.ts';
import type { NewWebhookEvent } from '../events/outbox.ts';

/** A delivery as it is kept, with all its attempts. */
export interface StoredDelivery {
  readonly id: string;
  readonly endpointId: string;
  readonly event: { readonly id: string; readonly type: string; readonly createdAt: string };
  /** What is sent, byte for byte. */
  readonly body: string;
  readonly status: WebhookDeliveryStatus;
  readonly attempts: readonly WebhookAttempt[];
  readonly nextAttemptAt?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface DeliveryFilters {
  readonly status?: WebhookDeliveryStatus | undefined;
  readonly eventType?: string | undefined;
  readonly documentId?: string | undefined;
}

/** Deliveries that were settled before a moment. */
export interface SettledDeliveries {
  readonly status: Exclude<WebhookDeliveryStatus, 'pending'>;
  readonly before: string;
  /** At most so many at once. */
  readonly limit: number;
}

/** The deliveries of an endpoint; the caller has been shown the endpoint before. */
export interface WebhookDeliveryStore {
  /** Newest first. */
  page(
    endpointId: string,
    filters: DeliveryFilters,
    question: KeysetQuestion,
  ): Promise<readonly StoredDelivery[]>;
  find(endpointId: string, id: string): Promise<StoredDelivery | undefined>;
  /** Puts it on its way from the beginning; undefined when there is none. */
  retry(endpointId: string, id: string, at: string): Promise<StoredDelivery | undefined>;
  insert(event: NewWebhookEvent): Promise<void>;
  /** Forgets deliveries of any endpoint, and events that have no others; how many deliveries there were. */
  prune(settled: SettledDeliveries): Promise<number>;
}
