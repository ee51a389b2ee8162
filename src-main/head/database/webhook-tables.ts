import type { ColumnType, Generated } from 'kysely';
import type { WebhookAttempt, WebhookDeliveryStatus } from '../../contract/webhooks/webhook-delivery.ts';
import type { WebhookEventPattern } from '../../contract/webhooks/webhook-event.ts';
import type { Environment } from '../../documents/kinds.ts';

/** The webhooks of a head office: what its stations reported, on its way to those who asked for it. */
export interface WebhookTables {
  webhook_endpoint: {
    id: string;
    environment: Environment;
    url: string;
    events: ColumnType<readonly WebhookEventPattern[], string, string>;
    disabled: boolean;
    /** Opened with the key of the data folder. */
    sealed_secret: Buffer;
    secret_hint: string;
    /** The one before, and until when it signs too. */
    sealed_previous_secret: Buffer | null;
    previous_secret_expires_at: Date | null;
    /** Every attempt since has failed. */
    failing_since: Date | null;
    created_at: Date;
  };
  /** What happened and is no event yet; numbers are given in another order than transactions end. */
  webhook_queue: {
    n: Generated<number>;
    type: string;
    /** Null: of every environment. */
    environment: Environment | null;
    document_id: string | null;
    /** The document as it was reported then. */
    stored: Buffer | null;
    pattern: number | null;
    data: ColumnType<Readonly<Record<string, unknown>> | null, string | null, never>;
    at: Date;
  };
  webhook_delivery: {
    id: string;
    endpoint_id: string;
    event_id: string;
    event_type: string;
    happened_at: Date;
    document_id: string | null;
    /** What is sent, byte for byte. */
    body: string;
    status: WebhookDeliveryStatus;
    /** Attempts since it was last put on its way. */
    tries: number;
    attempts: ColumnType<readonly WebhookAttempt[], string, string>;
    next_attempt_at: Date | null;
    last_attempt_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };
}
