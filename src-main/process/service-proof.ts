import { createHmac } from 'node:crypto';

/** Shows that one holds a service's session token without sending it: HMAC-SHA256 of a challenge, hexadecimal. */
export function proofOf(sessionToken: string, challenge: string): string {
  return createHmac('sha256', sessionToken).update(challenge).digest('hex');
}
