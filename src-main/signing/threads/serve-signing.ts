import type { MessagePort } from 'node:worker_threads';
import type { SignatureKey } from '../signing-key.ts';
import type { Signer } from '../xades.ts';
import type { FromThread, SigningDone, SigningJob, ToThread } from './messages.ts';
import { ThreadKey } from './thread-key.ts';

/**
 * Signs for the other end of the port until it is closed. A document that cannot be signed is told with its reason.
 *
 * @param makeSign how it signs with a key; what that gives is what the other end stores
 */
export function serveSigning(port: MessagePort, makeSign: (key: SignatureKey) => Signer['sign']): void {
  const keys = new Map<number, Signer['sign']>();

  async function done({ id, keyId, xml, circumstances }: SigningJob): Promise<SigningDone> {
    const sign = keys.get(keyId);
    if (!sign) return { id, reason: 'the thread was not told the key' };
    try {
      return { id, signedXml: bytesOf(await sign(xml, circumstances)) };
    } catch (reason) {
      return { id, reason: String(reason) };
    }
  }

  port.on('message', async (message: ToThread) => {
    switch (message.kind) {
      case 'key':
        keys.set(message.keyId, makeSign(new ThreadKey(message.key)));
        break;
      case 'forget':
        keys.delete(message.keyId);
        break;
      case 'sign': {
        const answer: SigningDone[] = [];
        for (const job of message.jobs) answer.push(await done(job));
        port.postMessage(answer satisfies FromThread, answer.flatMap(transferable));
      }
    }
  });
  // Whoever waits for what could not be read would wait for ever: a thread that ended is noticed.
  port.on('messageerror', (reason) => {
    throw reason;
  });
}

/** In memory of their own, which nothing else shares: so they can change hands without being copied. */
function bytesOf(xml: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(xml));
  bytes.write(xml);
  return bytes;
}

function transferable(done: SigningDone): ArrayBuffer[] {
  return 'signedXml' in done ? [done.signedXml.buffer] : [];
}
