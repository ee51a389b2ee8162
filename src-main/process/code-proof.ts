import { createHash, createHmac } from 'node:crypto';

/** Of an enrolment code, which is random and long enough for a plain hash; a head office keeps this alone. */
export function hashOfCode(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * HMAC-SHA256 by the hash of a code: only who knows the code can say so of a certificate. A till that was given the code and an
 * address finds out by it that what answers there is the head office that gave the code, before the code leaves the till.
 *
 * @param nonce random, of who asks: a proof that somebody overheard is of no use
 * @param pin of the certificate under which the proof is given: one that is passed on under another proves nothing
 */
export function proofOfCode(
  codeHash: Buffer,
  { nonce, pin }: { readonly nonce: string; readonly pin: string },
) {
  return createHmac('sha256', codeHash).update(`${nonce} ${pin}`).digest('base64url');
}
