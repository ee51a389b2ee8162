import { z } from 'zod';
import { documentTypes } from '../../documents/kinds.ts';

/** The statuses that are sent: that a document was issued is known to the program that issued it. */
const eventStatuses = ['submitted', 'authorized', 'returned', 'not_authorized', 'annulled'] as const;

/** What happens to a document of each type: a status it enters, or an authorization that is not its own. */
const documentEventSuffixes = [...eventStatuses, 'authorization_mismatch'] as const;

const documentEvents = documentTypes.flatMap((type) =>
  documentEventSuffixes.map((happening) => `${type}.${happening}` as const),
);

/** Every type of event that is sent (api.md §5). */
export const webhookEventTypes = [
  ...documentEvents,
  'document.email_sent',
  'document.email_failed',
  'document.email_bounced',
  'import.completed',
  'import.failed',
  'import.canceled',
  'certificate.expiring',
  'certificate.expired',
  'entity.updated',
  'sync.offline',
  'sync.recovered',
  'webhook.test',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

type Family<Type extends string> = Type extends `${infer Name}.${string}` ? `${Name}.*` : never;

/** All the events of a family: `invoice.*`. */
export const webhookEventFamilies = familiesOf(webhookEventTypes);

/** What an endpoint may ask for: a type, a family, or everything. */
export const webhookEventPattern = z.enum(['*', ...webhookEventFamilies, ...webhookEventTypes]);
export type WebhookEventPattern = z.output<typeof webhookEventPattern>;

/** Whether events of these patterns carry documents: what they say, or to whom they were sent. */
export function includesDocuments(patterns: readonly WebhookEventPattern[]): boolean {
  return patterns.some((pattern) => pattern === '*' || documentFamilies.has(pattern.split('.')[0] ?? ''));
}

const documentFamilies: ReadonlySet<string> = new Set([...documentTypes, 'document']);

function familiesOf<Type extends WebhookEventType>(types: readonly Type[]): readonly Family<Type>[] {
  const isFamily = (text: string): text is Family<Type> => text.endsWith('.*');
  return [...new Set(types.map((type) => `${type.slice(0, type.indexOf('.'))}.*`))].filter(isFamily);
}
