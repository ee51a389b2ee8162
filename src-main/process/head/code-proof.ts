import { createHash, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string | Buffer, string, number, { readonly N: number }, Buffer>(scrypt);

/** Some ten milliseconds and 4 MB a proof: nothing for one code, years for who tries all of them. */
const COST = 4096;

/** Of an enrolment code, which is random and long enough for a plain hash; a head office keeps this alone. */
export function hashOfCode(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * scrypt of the hash of a code: only who knows the code can say so of a certificate. A till into which the code and an address
 * were typed finds out by it that what answers there is the head office of the code, before the code leaves the till. It is slow,
 * so that nobody finds the code out of the proof while it still works.
 *
 * @param nonce random, of who asks: a proof that somebody overheard is of no use
 * @param pin of the certificate under which the proof is given: one that is passed on under another proves nothing
 */
export async function proofOfCode(
  codeHash: Buffer,
  { nonce, pin }: { readonly nonce: string; readonly pin: string },
): Promise<string> {
  const proof = await derive(codeHash, `${nonce} ${pin}`, 32, { N: COST });
  return proof.toString('base64url');
}
