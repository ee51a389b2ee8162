import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** Between the 24 and 64 that Standard Webhooks asks for; in base64 they need no padding. */
const SECRET_BYTES = 30;

/** A new secret, `whsec_` and its bytes in base64 (Standard Webhooks 1.0, "Signature scheme"). */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** The last four letters: enough to tell two secrets apart. */
export function hintOf(secret: string): string {
  return secret.slice(-4);
}

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
