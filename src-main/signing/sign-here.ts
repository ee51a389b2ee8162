import type { FileSigning } from './file-signing.ts';
import type { P12Key } from './p12-key.ts';
import { makeSignVerified } from './sign-verified.ts';
import type { Signer } from './xades.ts';

/** Signs in the thread of whoever asks, the RSA operation alone in the pool of Node. */
export function signHere(): FileSigning {
  const ofKeys = new WeakMap<P12Key, Signer['sign']>();
  return {
    async sign(key, xml, circumstances) {
      const sign = ofKeys.get(key) ?? makeSignVerified(key);
      ofKeys.set(key, sign);
      return Buffer.from(await sign(xml, circumstances));
    },
    prepare() {},
    forget(key) {
      ofKeys.delete(key);
    },
  };
}
