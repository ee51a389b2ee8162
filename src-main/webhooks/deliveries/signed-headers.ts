import { Webhook } from 'standardwebhooks';

/** The headers of an attempt; while a secret rotates, with the signature of each. */
export function signedHeaders(
  { eventId, at, body }: { readonly eventId: string; readonly at: Date; readonly body: string },
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(eventId, at, body)).join(' '),
  };
}
