import type { P12Key } from './p12-key.ts';
import type { SigningCircumstances } from './xades.ts';

/** Signs documents with keys out of .p12 files. */
export interface FileSigning {
  /**
   * The bytes of the signed document, verified. Equal input, circumstances and key give equal bytes.
   * @param xml as `Signer.sign` takes it.
   * Rejects when it cannot be signed, and when the signature does not verify.
   */
  sign(key: P12Key, xml: string, circumstances: SigningCircumstances): Promise<Uint8Array>;
  /** Makes ready to sign with a key that is likely to be used. */
  prepare(key: P12Key): void;
  /** Lets go of a key that signs no more. */
  forget(key: P12Key): void;
}
