import type { Generated, Selectable } from 'kysely';
import type { Environment } from '../../documents/kinds.ts';

export interface WebhooksTables {
  webhook_endpoint: {
    id: string;
    entity_id: string;
    environment: Environment;
    url: string;
    events_json: string;
    disabled: 0 | 1;
    /** Sealed by the secret box. */
    sealed_secret: Uint8Array;
    secret_hint: string;
    /** Signs as well until it expires. */
    sealed_previous_secret: Uint8Array | null;
    previous_secret_expires_at: string | null;
    failing_since: string | null;
    created_at: string;
    /** Its deliveries stay, and nobody is shown them: to take many rows away at once would hold up issuing. */
    deleted_at: string | null;
  };
  /** What happened and is not an event yet: of a document (as it was then), or with data of its own. */
  webhook_queue: {
    seq: Generated<number>;
    type: string;
    entity_id: string | null;
    environment: Environment | null;
    document_id: string | null;
    revision: number | null;
    state_json: string | null;
    data_json: string | null;
    at: string;
  };
  webhook_event: {
    id: string;
    type: string;
    document_id: string | null;
    /** What every attempt sends, byte for byte; compressed. */
    body: Uint8Array;
    created_at: string;
  };
  webhook_delivery: {
    id: string;
    endpoint_id: string;
    event_id: string;
    event_type: string;
    document_id: string | null;
    status: 'pending' | 'succeeded' | 'failed';
    /** Attempts since it was last put on its way. */
    tries: number;
    /** Null once nothing more is tried. */
    next_attempt_at: string | null;
    last_attempt_at: string | null;
    created_at: string;
    updated_at: string;
  };
  webhook_attempt: {
    seq: Generated<number>;
    delivery_id: string;
    at: string;
    status_code: number | null;
    error: string | null;
    duration_ms: number;
  };
}

export type WebhookEndpointRow = Selectable<WebhooksTables['webhook_endpoint']>;
export type WebhookQueueRow = Selectable<WebhooksTables['webhook_queue']>;
export type WebhookDeliveryRow = Selectable<WebhooksTables['webhook_delivery']>;
