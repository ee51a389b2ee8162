import type { PurchaseContent } from '../../../documents/purchase/purchase-content.ts';
import type { Buyer, PurchaseFault } from './judge-purchase.ts';

/** What one document, key or damaged thing in a file is, for a business. */
export type FoundPurchase = PurchaseSource &
  (
    | {
        readonly kind: 'purchase';
        readonly content: PurchaseContent;
        /** Signed, as it came. */
        readonly xml: string;
        /** When the envelope around it says that it was authorized; instant, ISO 8601. */
        readonly authorizedAt?: string;
      }
    /** A key of a listing: its document is to be read at the authority. */
    | {
        readonly kind: 'listed';
        readonly accessKey: string;
        /** Whether the listing is a report of the authority, which lists what it authorized. */
        readonly fromAuthority: boolean;
        /** Instant, ISO 8601. */
        readonly authorizedAt?: string;
      }
    | { readonly kind: 'refused'; readonly faults: readonly PurchaseFault[] }
  );

/** Where it was found, and what it seems to be as far as that could be read. */
export interface PurchaseSource {
  /** What the person called it. */
  readonly file: string;
  /** In an archive or an e-mail. */
  readonly entry?: string;
  readonly isEmail?: boolean;
  readonly number?: string;
  readonly accessKey?: string;
}

/** Files to read for a business; plain data, so that it can be sent to another thread. */
export interface PurchaseReading extends Buyer {
  readonly files: readonly { readonly path: string; readonly name: string }[];
}

/** Reads files in their order; throws when reading breaks down. */
export type ReadPurchases = (
  reading: PurchaseReading,
  signal: AbortSignal,
) => AsyncIterable<readonly FoundPurchase[]>;
