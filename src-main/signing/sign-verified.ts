import { type SelfVerifyFaultCode, selfVerify } from './self-verify.ts';
import type { SigningKey } from './signing-key.ts';
import { makeSigner, type Signer } from './xades.ts';

/** A signature that was made and proves nothing: of a device that signs wrongly, or a key of another certificate. */
export class UnverifiedSignatureError extends Error {
  readonly fault: SelfVerifyFaultCode;

  constructor(idSeed: string, fault: SelfVerifyFaultCode) {
    super(`our own signature of ${idSeed} does not verify: ${fault}`);
    this.fault = fault;
  }
}

/**
 * Signs with one key, and verifies before it gives anything back. Rejects when the key fails, and with
 * UnverifiedSignatureError when the signature does not verify: what it gives may be stored.
 */
export function makeSignVerified(key: SigningKey): Signer['sign'] {
  const signer = makeSigner(key);
  return async (xml, circumstances) => {
    const signedXml = await signer.sign(xml, circumstances);
    const verified = selfVerify(signedXml, key);
    if (!verified.ok) throw new UnverifiedSignatureError(circumstances.idSeed, verified.fault);
    return signedXml;
  };
}
