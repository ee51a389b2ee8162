/** Who must have signed a document, and when. */
export interface SignatureQuestion {
  readonly signedXml: Uint8Array;
  readonly issuerRuc: string;
  /** YYYY-MM-DD. */
  readonly issueDate: string;
}

/** Whether a signature proves that the issuer made a document. */
export type SignatureVerdict =
  /**
   * `chain` is `unknown` where nobody known answers for the certificate, `holder` is `unsaid` where it does not say
   * whose it is: warnings, as lists of issuers grow old and some say little.
   */
  | { readonly ok: true; readonly warnings: Readonly<Record<string, string>> }
  | {
      readonly ok: false;
      readonly code: 'invalid_signature' | 'certificate_mismatch' | 'certificate_expired';
      readonly params: Readonly<Record<string, string>>;
    }
  /** The verifier failed on this one; `breakdown` says of what, for the log. */
  | { readonly ok: false; readonly code: 'unreadable_xml'; readonly breakdown: string };

export type SignatureCheck = (question: SignatureQuestion) => SignatureVerdict | Promise<SignatureVerdict>;
