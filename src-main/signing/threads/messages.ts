import type { SigningCircumstances } from '../xades.ts';
import type { SentKey } from './thread-key.ts';

/** What a signing thread is told. */
export type ToThread =
  | { readonly kind: 'key'; readonly keyId: number; readonly key: SentKey }
  | { readonly kind: 'forget'; readonly keyId: number }
  | { readonly kind: 'sign'; readonly jobs: readonly SigningJob[] };

/** A document to be signed with a key that the thread was told before. */
export interface SigningJob {
  readonly id: number;
  readonly keyId: number;
  readonly xml: string;
  readonly circumstances: SigningCircumstances;
}

/** What a thread answers: each job of a message. */
export type FromThread = readonly SigningDone[];

export type SigningDone =
  | { readonly id: number; readonly signedXml: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly reason: string };
