import type { Environment } from '../../documents/kinds.ts';
import type { NewWebhookEvent } from './outbox.ts';

export interface EventFacts {
  readonly type: string;
  readonly environment: Environment;
  readonly entityId: string;
  readonly documentId?: string | undefined;
  /** When it happened. */
  readonly createdAt: string;
  /** The resource it is about. */
  readonly data: unknown;
}

/** An event for some endpoints; its body is written here and never again (api.md §5). */
export function newEvent(
  { type, environment, entityId, documentId, createdAt, data }: EventFacts,
  endpointIds: readonly string[],
  { newId, now }: { readonly newId: () => string; readonly now: () => Date },
): NewWebhookEvent {
  const id = newId();
  const event = { id, object: 'event', type, created_at: createdAt, environment, entity_id: entityId, data };
  return {
    id,
    type,
    documentId,
    createdAt,
    body: JSON.stringify(event),
    deliveries: endpointIds.map((endpointId) => ({ id: newId(), endpointId })),
    queuedAt: now().toISOString(),
  };
}
