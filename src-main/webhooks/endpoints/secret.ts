import { randomBytes } from 'node:crypto';

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
