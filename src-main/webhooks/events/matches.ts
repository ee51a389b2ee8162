import type { WebhookEventPattern } from '../../contract/webhooks/webhook-event.ts';

/** Whether an endpoint asked for events of a type: by its name, by its family (`invoice.*`), or for all. */
export function matches(patterns: readonly WebhookEventPattern[], type: string): boolean {
  const family = `${type.slice(0, type.indexOf('.'))}.*`;
  return patterns.some((pattern) => pattern === '*' || pattern === type || pattern === family);
}
