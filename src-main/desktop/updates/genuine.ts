import { createPublicKey, verify } from 'node:crypto';
import { type SignedUpdate, signedText } from './signed-text.ts';

/**
 * Whether an update was signed by who makes the program. The feed may be anyone's server and an offline file anyone's
 * stick; Windows and macOS check their own signatures besides, Linux has no other.
 *
 * @param publicKey Ed25519, as base64 of its SPKI form
 */
export function isGenuine(
  update: SignedUpdate & { readonly signature?: unknown },
  publicKey: string,
): boolean {
  if (typeof update.signature !== 'string') return false;
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(signedText(update)), key, Buffer.from(update.signature, 'base64'));
}
