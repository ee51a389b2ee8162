import type { StoredDocument } from '../../issuing/ports/stored-document.ts';

/** Signs with the certificate of the document's business. */
export interface DocumentSigner {
  /** The signed bytes, verified; or why signing is not possible now, as a code for the journal. */
  sign(document: StoredDocument, at: Date): Promise<Signed>;
}

export type Signed =
  | {
      readonly ok: true;
      readonly signedXml: Uint8Array;
      /** Spanish, for the journey: what was out of the ordinary, such as the fallback signing. */
      readonly note?: string;
    }
  | { readonly ok: false; readonly problem: string };
