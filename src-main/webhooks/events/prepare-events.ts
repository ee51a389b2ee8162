import type { WebhookEventPattern } from '../../contract/webhooks/webhook-event.ts';
import { type LinkOf, shownDocument } from '../../reading/shown-document.ts';
import { newEvent } from './new-event.ts';
import type { Listener, NewWebhookEvent, PendingEvent, Subject, WebhookOutbox } from './outbox.ts';

export interface PrepareDependencies {
  readonly outbox: Pick<WebhookOutbox, 'queued' | 'subject' | 'listeners' | 'release'>;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly failed: (reason: unknown, what: string) => void;
  /** Left out where customers have no portal. */
  readonly linkOf?: LinkOf;
}

/** One commit of these takes a few milliseconds: issuing is not held up. */
const AT_ONCE = 32;

/** Makes deliveries of the oldest pending events for the endpoints that listen; true while there may be more. */
export async function prepareEvents(dependencies: PrepareDependencies): Promise<boolean> {
  const { outbox, failed } = dependencies;
  const queued = await outbox.queued(AT_ONCE);
  if (queued.length === 0) return false;
  const events: NewWebhookEvent[] = [];
  for (const pending of queued) {
    try {
      events.push(...(await eventsOf(pending, dependencies)));
    } catch (reason) {
      // One that cannot be read back must not keep back all that come after it.
      failed(reason, `webhook event ${pending.type} of ${pending.documentId ?? 'the installation'}`);
    }
  }
  await outbox.release(
    queued.map(({ seq }) => seq),
    events,
  );
  return queued.length === AT_ONCE;
}

/** One for each business and environment in which somebody asked for it. */
async function eventsOf(
  pending: PendingEvent,
  { outbox, newId, now, linkOf }: PrepareDependencies,
): Promise<readonly NewWebhookEvent[]> {
  const { type, documentId, at } = pending;
  const listeners = (await outbox.listeners(pending)).filter(({ events }) => matches(events, type));
  if (listeners.length === 0) return [];
  const data = await dataOf(await outbox.subject(pending.seq), linkOf);
  return [...Map.groupBy(listeners, scopeOf).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { environment, entityId } = first;
    const ids = group.map(({ id }) => id);
    return newEvent({ type, environment, entityId, documentId, createdAt: at, data }, ids, { newId, now });
  });
}

function scopeOf({ entityId, environment }: Listener): string {
  return `${entityId} ${environment}`;
}

async function dataOf(subject: Subject, linkOf: LinkOf | undefined): Promise<unknown> {
  return 'document' in subject ? shownDocument(subject.document, linkOf) : subject.data;
}

/** Whether an endpoint asked for events of a type: by its name, by its family (`invoice.*`), or for all. */
export function matches(patterns: readonly WebhookEventPattern[], type: string): boolean {
  const family = `${type.slice(0, type.indexOf('.'))}.*`;
  return patterns.some((pattern) => pattern === '*' || pattern === type || pattern === family);
}
