import { selfVerify } from './self-verify.ts';
import type { SignatureKey } from './signing-key.ts';
import { makeSigner, type Signer } from './xades.ts';

/**
 * Signs with one key, and verifies before it gives anything back. Rejects when the key fails, and when the signature
 * does not verify: what it gives may be stored.
 */
export function makeSignVerified(key: SignatureKey): Signer['sign'] {
  const signer = makeSigner(key);
  return async (xml, circumstances) => {
    const signedXml = await signer.sign(xml, circumstances);
    const verified = selfVerify(signedXml, key);
    if (!verified.ok) {
      throw new Error(`our own signature of ${circumstances.idSeed} does not verify: ${verified.fault}`);
    }
    return signedXml;
  };
}
