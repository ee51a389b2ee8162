import type { AuthorizationDifference } from '../../contract/documents/authority/authorization-mismatch.ts';
import type { Environment } from '../../documents/kinds.ts';
import type { StoredDocument } from './stored-document.ts';

/** What speaks for and against a document that waits because the authority authorized another under its key. */
export interface AuthorizationEvidence {
  /** Undefined unless the document waits for that decision. */
  find(documentId: string): Promise<Evidence | undefined>;
}

export interface Evidence {
  readonly document: StoredDocument;
  /** Of the current revision, as it was sent. */
  readonly signedXml: Uint8Array;
  /** The authority's answer verbatim. */
  readonly answer: Uint8Array;
  /** The address that gave it. */
  readonly endpoint: string;
  /** Instant at which it was asked for. */
  readonly receivedAt: string;
  readonly differences: readonly AuthorizationDifference[];
}

/** What stands at the authority under an access key, in its own words. */
export interface StandingAuthorization {
  /** `numeroAutorizacion`; the access key where it says none. */
  readonly number: string;
  /** Instant, ISO 8601 with offset. */
  readonly authorizedAt: string;
  /** `ambiente`; absent where it says none that is known. */
  readonly environment?: Exclude<Environment, 'sandbox'>;
  /** The enclosed `comprobante`; absent where the answer has none, which its schema allows. */
  readonly document?: string;
}

/** Reads an answer that was kept; undefined when it authorizes nothing. */
export type ReadStanding = (answer: Uint8Array, accessKey: string) => StandingAuthorization | undefined;

/** A document that takes on what stands at the authority. */
export interface AcceptedAuthorization {
  /** Authorized; one revision more where the authority's file is another than ours. */
  readonly accepted: StoredDocument;
  readonly was: StoredDocument;
  /** The authority's file, the signed XML of the new revision. */
  readonly signedXml?: Uint8Array;
  readonly differences: readonly AuthorizationDifference[];
}
